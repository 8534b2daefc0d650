# What the options mean, for the rules page. `sentence-` stands inside the rules, `value-` in the table.
# Here points are ПО, as in the printed book; the page explains it. ПО is never declined, so any number goes with it.

edition-standard = стандартное
edition-de = немецкое
edition-fr = французское
edition-it = итальянское
edition-en = английское
edition-ru = русское
edition-bga = Board Game Arena
rules-edition = издание: { $edition }{ $salt ->
    [yes] , с дополнением «Ещё больше соли»
   *[no] {""}
  }

option-tie-break = Кто выше при равном счёте
option-next-starter = Кто начинает после ПОСЛЕДНЕГО ШАНСА
option-empty-deck-in-last-chance = Колода закончилась во время ПОСЛЕДНЕГО ШАНСА
option-mermaid-color = Цвет русалок
option-mermaid-win = Когда побеждают четыре русалки
option-starfish-in-hand = Морская звезда и пара, обе в руке
option-seahorse-feeds-multipliers = Морской конёк считается для множителей
option-force-empty-pile = Сбрасывать нужно в пустую стопку
option-extra-salt = Ещё больше соли
option-target-score = Счёт для победы

value-tie-break-last-round-points = у кого больше ПО в последнем раунде
value-tie-break-round-ender = кто закончил последний раунд
value-tie-break-last-to-play = кто ходил последним
value-next-starter-left-of-ender = игрок слева от объявившего
value-next-starter-left-of-last-turn = игрок слева от ходившего последним, то есть объявивший
value-empty-deck-in-last-chance-void = без подсчёта ПО
value-empty-deck-in-last-chance-continue = ставка остаётся в силе
value-mermaid-color-white = белый
value-mermaid-color-none = без цвета
value-mermaid-win-declare = когда их выложат
value-mermaid-win-instant = как только все в руке
value-starfish-in-hand-counts = приносят 3 ПО
value-starfish-in-hand-table-only = приносят 1 ПО
value-true = да
value-false = нет
value-target-score-default = 40 / 35 / 30

sentence-tie-break-last-round-points = При равном счёте выше тот, у кого больше ПО в последнем раунде.
sentence-tie-break-round-ender = При равном счёте выше тот, кто закончил последний раунд.
sentence-tie-break-last-to-play = При равном счёте выше тот, кто в последнем раунде ходил последним.
sentence-next-starter-left-of-ender = После ПОСЛЕДНЕГО ШАНСА это игрок слева от объявившего.
sentence-next-starter-left-of-last-turn = После ПОСЛЕДНЕГО ШАНСА важен последний ход: слева от сделавшего его сидит объявивший, он и начинает.
sentence-empty-deck-in-last-chance-void = Пустая колода завершает раунд и во время последних ходов после ПОСЛЕДНЕГО ШАНСА: ставка отменяется, и ПО не получает никто.
sentence-empty-deck-in-last-chance-continue = Но последние ходы после ПОСЛЕДНЕГО ШАНСА продолжаются и без колоды: ставка остаётся в силе.
sentence-mermaid-color-white = Сами русалки считаются белыми картами, и морской конёк тоже. Две русалки никогда не считают один и тот же цвет.
sentence-mermaid-color-none = У самих русалок цвета нет. Две русалки никогда не считают один и тот же цвет.
sentence-mermaid-win-declare = выложи их в свой ход и выиграй игру при любом счёте. Если забудешь, это случится само, когда ты закончишь ход или сделаешь объявление. В ход, ограниченный медузой, так нельзя.
sentence-mermaid-win-instant = как только четвёртая оказалась у тебя в руке, ты выигрываешь игру при любом счёте, даже в ход, ограниченный медузой.
sentence-starfish-in-hand-counts = Морская звезда и пара, которые ещё в руке, приносят те же 3 ПО: это толкование, в книге об этом не сказано, но Board Game Arena считает так.
sentence-starfish-in-hand-table-only = В руке морская звезда ничего не приносит: тройку нужно разыграть.
sentence-seahorse-feeds-multipliers-true = Пингвина или моряка, которого он заменяет, считают и колония пингвинов, и капитан.
sentence-seahorse-feeds-multipliers-false = Колония пингвинов и капитан считают только настоящих пингвинов и моряков.
sentence-force-empty-pile-true = Если пуста ровно одна стопка, карту нужно положить в неё.
sentence-force-empty-pile-false = Стопку выбираешь ты, даже если другая пуста.
sentence-extra-salt-true = В этой игре участвуют восемь карт дополнения.
sentence-extra-salt-false = Эта игра идёт без дополнения; если его добавить, его восемь карт работают так:
sentence-target-score = { $target } ПО
sentence-target-scores = 40 ПО при игре вдвоём, 35 втроём или 30 вчетвером

rules-multiplier = { $kind } (по { $each } ПО за карту «{ $target }»)
rules-kind = Вид
rules-copies = Карты
rules-colors = Цвета
rules-cards-of-the-kind = карт этого вида

differences-title = Чем различаются книги
differences-intro = Каждое различие, которое влияет на игру, стало опцией; издание — это набор опций. DE, FR, IT, EN и RU — печатные книги правил (EN — краткое изложение с ответами на вопросы; RU — единственная книга с дополнением «Ещё больше соли»), BGA — программа Board Game Arena.
differences-option = Опция
differences-name = Имя
differences-books = Книги
differences-standard = Стандарт
differences-voice-implied = { $value } (следует из фразы без исключений)
differences-voice-both = { $value }, но в одном месте «собраны»
differences-voice-silent = не сказано, наше толкование: { $value }
differences-voice-doubled = { $value } или вдвое больше
differences-voice-absent = без этих карт
differences-here-title = Что в этом издании иначе
differences-here-salt = { $book ->
    [yes] В этом издании есть дополнение «Ещё больше соли»; здесь это отдельная опция.
   *[no] Добавлено дополнение «Ещё больше соли», которого в этом издании нет.
  }
differences-here-none = Издание: { $edition }. { $salt ->
    [yes] Все остальные опции здесь такие же, как в стандартном.
   *[no] Все опции здесь такие же, как в стандартном.
  }
differences-here = { $option }: { $value } (стандартно: { $standard }). Источник: { $books }.
differences-here-house = { $option }: { $value } (стандартно: { $standard }). Домашнее правило: ни в одной книге его нет.
differences-here-mentioned = { $option }: { $value } (стандартно: { $standard }). { $mention }
mention-mermaid-win-instant = В русской книге так сказано в одном месте («собраны»).
mention-starfish-in-hand-table-only = RU молчит, а BGA считала так до октября 2025 года.
mention-seahorse-feeds-multipliers-true = RU молчит, а BGA считала так до сентября 2023 года.
mention-force-empty-pile-false = EN можно понять и так: выбор там свободный, а пустая стопка не упомянута.
mention-target-score-doubled = BGA предлагает это как удвоенную цель.
