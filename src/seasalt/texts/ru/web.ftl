# The table in the browser. One section a page; the words of the game itself are in game.ftl.

## Everywhere

web-title = Море, соль, бумага
web-description = Карточная игра { web-title } в браузере: с ботами или с друзьями. Неофициальное свободное издание.
web-no-script = Для этого стола нужен JavaScript. Разреши его для этой страницы и обнови её.
web-back = Назад в начало
web-guest = Гость
web-notice = От владельца этого сервера
web-language = Язык
web-extra-salt = Ещё больше соли
web-extra-salt-about = восемь новых карт
web-edition = Издание правил
web-house = Домашние правила
web-house-none = всё как в книге правил
web-house-count = { $count ->
    [one] { $count } своё правило
    [few] { $count } своих правила
   *[other] { $count } своих правил
}
web-house-book = в книге: { $value }
web-house-reset = Играть по книге правил
web-players = Игроки
web-opponents = Соперники
web-levels = Уровни
web-characters = Характеры
web-hints = Подсказки
web-hints-about = Тот, чей ход, может спросить, как поступил бы сильнейший бот. Это касается всех за столом, и все это видят.

## What failed

web-failed = Не получилось. Попробуй ещё раз.
web-failed-offline = Сервер недоступен. Устройство подключено к сети?
web-failed-too-many = Слишком часто. Подожди немного и попробуй ещё раз.
web-failed-unavailable = Сервер сейчас занят. Попробуй ещё раз.
web-failed-busy = Боты сейчас думают за слишком многими столами. Спроси ещё раз чуть позже.
web-failed-not-allowed = Этот стол закрытый: нужна ссылка от того, кто за ним сидит.
web-failed-blocked = Владелец этого сервера закрыл тебе доступ к игре.
web-failed-set-aside = С этим столом что-то не так, поэтому он отложен. Ты тут ни при чём; остальные столы продолжают игру.
web-failed-too-many-tables = Ты сидишь за множеством столов, где игра ещё не окончена. Сначала закончи или покинь один из них.
web-failed-no-proof = Эта игра началась с середины другой, поэтому её карты нельзя подтвердить зерном.
web-failed-bad-key = Этот ключ не подходит: он уже использован, истёк или набран с ошибкой.
web-failed-no-passkeys = По этому адресу ключи доступа не работают.
web-failed-bad-passkey = Этот ключ доступа не принят. Ничего не изменилось.
web-failed-too-many-passkeys = У тебя десять ключей доступа. Сначала убери один из них.
web-failed-no-passkey-given = Ключ доступа не использован. Ничего не изменилось.
web-failed-not-signed-in = На этом устройстве выполнен выход. Загрузи страницу снова, чтобы начать заново.
web-signed-out = На этом устройстве выполнен выход. Теперь ты здесь новый игрок.
web-failed-other-name = Имя тем временем изменилось. Загрузи страницу снова.
web-failed-no-such-session = На этом устройстве выход уже выполнен.
web-failed-no-push-service = Браузер не смог связаться со своей службой уведомлений. Есть ли интернет на этом устройстве?
web-failed-bad-push-service = Этот сервер не может ничего отправить службе уведомлений твоего браузера.
web-failed-too-many-watchers = За этим столом наблюдает столько людей, что места больше нет. Попробуй позже.
web-failed-name-claimed = Это имя здесь уже закреплено за другим. Выбери в настройках другое.
web-failed-name-reserved = Это имя нельзя закрепить: так зовут бота, оно служебное или в нём смешаны буквы разных алфавитов.
web-failed-claim-too-early = Сначала доиграй пять игр, потом имя можно будет закрепить за собой.
web-failed-no-such-person = С этим человеком у тебя нет доигранных игр, или его здесь больше нет.
web-failed-too-many-people = Тех, кого ты запоминаешь или избегаешь, уже так много, что места больше нет.
web-failed-too-many-reports = На сегодня хватит. Владелец сервера читает твои жалобы.

## A table in a list

web-listed-hints = подсказки
web-listed-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
web-listed-seconds = { $seconds } с на ход
web-listed-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
  }
web-listed-round = раунд { $round }
web-listed-seats = занято мест: { $taken } из { $players }
web-listed-join = Сесть
web-listed-watch = Смотреть
web-listed-continue = Продолжить
web-listed-whose = стол, за которым сидят: { $names }
web-listed-your-turn = Твой ход
web-listed-waiting = Ходит { $name }
web-listed-gathering = Ещё не началась
web-listed-won = Победа твоя
web-listed-winner = Победа: { $name }
web-listed-against = за столом: { $names }

## Start

web-start-about = Карточная игра для двух, трёх или четырёх игроков. Без регистрации, бесплатно.
web-start-play = Играть
web-start-play-about = { $bots ->
    [1] ты и один бот
    [2] ты и два бота
   *[other] ты и три бота
  }, { $salt ->
    [yes] «Ещё больше соли»
   *[no] 15 минут
  }
web-start-opening = Тасуем карты…
web-start-find = Найти игроков
web-find-title = { $count ->
    [1] Ищем ещё одного игрока…
   *[other] Ищем ещё { $count } игроков…
  }
web-find-about = Игра начнётся, как только другие будут искать такую же. Не закрывай эту страницу.
web-find-alone = Сейчас больше никто не ищет игру. Можно ждать дальше или сыграть с ботами.
web-find-bots = Играть с ботами
web-find-stop = Отмена
web-start-choices = Ещё настройки
web-start-more = Ещё
web-start-running = Твои игры
web-start-open = Открытые столы
web-start-open-about = { $count ->
    [0] никто не ждёт
    [one] ждёт { $count }
   *[other] ждут { $count }
  }
web-start-open-all = Все открытые столы
web-start-open-none = Сейчас никто не ждёт.
web-start-friends = С друзьями
web-start-friends-about = по ссылке
web-start-learn = Обучение
web-start-learn-about = за 3 минуты
web-start-rules = Правила
web-start-rules-about = справочник
web-start-score = Подсчёт очков
web-start-score-about = для настоящих карт
web-start-games = Мои игры
web-start-games-about = { $count ->
    [0] и повторы
    [one] идёт { $count }
   *[other] идут { $count }
  }
web-start-settings = Настройки
web-start-fine = Неофициальное открытое издание с собственными рисунками. Авторы игры: Бруно Катала и Тео Ривьер.

## With friends

web-friends-title = С друзьями
web-friends-about = Одно нажатие — и ссылка готова. Отправь её и играй.
web-friends-options = Настройки стола
web-friends-name = Твоё имя
web-face = Твоё лицо
web-face-about = Его видят остальные за каждым столом, начиная со следующего.
web-face-animal = Животное
web-face-color = Цвет бумаги
web-face-done = Готово
web-face-crane = Журавль
web-face-fox = Лиса
web-face-cat = Кот
web-face-rabbit = Кролик
web-face-owl = Сова
web-face-frog = Лягушка
web-face-turtle = Черепаха
web-face-butterfly = Бабочка
web-friends-time = Время на раздумья
web-friends-time-none = Без часов
web-friends-time-bank = Секунды
web-friends-time-days = Дни
web-friends-base = На один ход
web-friends-bank = Запас на всю игру
web-friends-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
  }
web-friends-minutes = { $count ->
    [0] нет
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
  }
web-friends-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
  }
web-friends-time-about = { $pace ->
    [bank] Когда запас кончится, ход за игрока сделает бот.
    [days] Для игры между делом. Когда время выйдет, ход за игрока сделает бот.
   *[none] Все думают сколько хотят. Через минуту остальные могут поручить этот ход боту.
  }
web-friends-who = Кто может играть
web-friends-link = По ссылке
web-friends-public = Все
web-friends-who-about = { $public ->
    [yes] Стол виден всем в списке; ссылка тоже работает. С незнакомыми игра не встанет, если есть часы.
   *[no] Только те, у кого есть ссылка.
  }
web-friends-memory = Помощь памяти
web-friends-memory-about = Стол показывает каждому то, что можно было запомнить: стопки сброса и карты, которые были видны в чьей-то руке.
web-friends-edition-about = Печатные книги правил расходятся в мелочах. Стандартное издание следует большинству из них.
web-friends-open = { $public ->
    [yes] Открыть стол
   *[no] Получить ссылку
  }
web-friends-open-about = ботов можно посадить и потом
web-friends-opening = Открываем…

## Before the game

web-lobby-title = { $players ->
    [one] Стол на { $players } игрока
   *[other] Стол на { $players } игроков
  }
web-lobby-missing = { $count ->
    [1] Одно место свободно
    [2] Два места свободны
   *[other] Три места свободны
  }
web-lobby-missing-about = Отправь ссылку или посади ботов.
web-lobby-full = Все места заняты
web-lobby-full-about = Игра начнётся, когда все будут готовы.
web-lobby-you = { $name } (это ты)
web-lobby-ready = ждёт начала
web-lobby-not-ready = ещё собирается
web-lobby-bot = Бот: { $level }
web-lobby-free = Свободное место
web-lobby-free-about = ждёт кого-нибудь
web-lobby-add-bot = Бота сюда
web-lobby-fill = Заполнить места ботами
web-lobby-remove-bot = Убрать бота { $name }
web-lobby-free-seat = Освободить место: { $name }
web-lobby-sit = Сесть сюда
web-lobby-options-about = Пока игра не началась. Готовность придётся подтвердить снова.
web-lobby-changed = { $name } меняет правила: { $rules }.
web-lobby-invite = Пригласить
web-lobby-invite-about = Сесть за стол может любой, у кого есть эта ссылка.
web-lobby-qr = QR-код со ссылкой за стол
web-lobby-copy = Копировать ссылку
web-lobby-copied = Скопировано
web-lobby-share = Поделиться
web-lobby-share-text = Сыграй со мной в «{ web-title }».
web-lobby-watch = Другие могут смотреть
web-lobby-watch-about = Им виден стол, но не руки игроков.
web-lobby-copy-watch = Ссылка для зрителей
web-lobby-fair = Подтасовать карты не может никто
web-lobby-fair-about = Сервер уже выбрал свой секрет и показывает ниже его отпечаток. Когда ты нажмёшь «Можно начинать», твой браузер добавит своё число. Карты сдаются по тому и другому вместе, поэтому ни одна сторона не может выбрать их сама. После игры всё раскрывается, и это можно проверить в повторе.
web-lobby-fair-commitment = Отпечаток
web-lobby-act-ready = Можно начинать
web-lobby-act-ready-last = и игра начнётся
web-lobby-act-ready-others = { $count ->
    [one] потом ждём ещё { $count } игрока
   *[other] потом ждём ещё { $count } игроков
  }
web-lobby-act-waiting = Ждём: { $names }
web-lobby-act-waiting-seat = { $count ->
    [one] Ждём ещё { $count } игрока
   *[other] Ждём ещё { $count } игроков
  }
web-lobby-act-waiting-about = твоя готовность отмечена
web-lobby-act-stand = Встать
web-lobby-act-watch = Ты смотришь
web-lobby-act-watch-about = игра начнётся здесь

## Join

web-join-title = Тебя приглашают
web-join-by = { $name } приглашает тебя
web-join-watch-title = Приходи посмотреть
web-join-at = За столом: { $names }.
web-join-nobody = Там пока никого нет.
web-join-name = Твоё имя
web-join-learn = Впервые здесь? Научись за 3 минуты
web-join-learn-about = а потом вернёшься к этому столу
web-join-sit = Сесть за стол
web-join-sit-about = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
    [many] свободно { $count } мест
   *[other] свободно { $count } места
  }
web-join-sitting = Минутку…
web-join-full = Все места заняты, но можно смотреть.
web-join-running = Игра уже идёт, но можно смотреть.
web-join-over = Игра окончена.
web-join-watch-about = видны только открытые карты
web-join-replay = Смотреть повтор
web-join-looking = Ищем стол…
web-join-again = Попробовать снова
web-join-play = Сыграть другую игру

## My games

web-games-title = Игры
web-games-running = Идут
web-games-running-none = Ни одна игра тебя не ждёт.
web-games-open-one = Открыть стол для всех
web-games-over = Окончены
web-games-over-none = Здесь будут твои оконченные игры: каждый ход можно посмотреть снова.
web-games-replay = Повтор
web-games-looking = Ищем…

## Statistics

web-profile = Профиль
web-profile-about = марки, точность, удача, рейтинг
web-profile-reviewed = Точность и удача
web-profile-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
  }
web-profile-luck = { $games ->
    [one] Удача пока: { $wins } победы за { $games } игру.
    [few] Удача пока: { $wins } победы за { $games } игры.
   *[many] Удача пока: { $wins } победы за { $games } игр.
  }
web-profile-luck-about = Столько карты прибавили к твоим шансам или отняли в разобранных играх.
web-profile-none = Когда одна из твоих игр будет разобрана, здесь появятся точность и удача.
web-profile-server = Точность и удачу складывает сервер. Здесь они есть в разборе каждой игры.
web-stamps = Марки
web-stamps-about = По одной за каждый побеждённый уровень и за то, что удалось хоть раз. Они остаются.
web-stamp-bet = ПОСЛЕДНИЙ ШАНС удался
web-stamp-mermaids = Четыре русалки
web-stamp-master = Впереди мастера
web-stamp-week = Целая неделя
web-stamp-has = есть
web-stamp-not = ещё нет
web-stats-title = Твоя статистика
web-stats-none = Здесь появится, как часто ты побеждаешь и кого: после первой оконченной игры.
web-stats-about = Считается только в этом браузере.
web-stats-games = Игры
web-stats-won = Победы
web-stats-best = Лучший раунд
web-stats-bets = Ставки сыграли
web-stats-of = из { $count }
web-stats-calls = Раундов: { $rounds }. Объявлено ОКОНЧАНИЕ РАУНДА: { $stops }, ПОСЛЕДНИЙ ШАНС: { $bets }.
web-stats-mermaids = Побед четырьмя русалками: { $count }.
web-stats-against = Соперник
web-stats-box = Коробка
web-stats-base = Базовая игра
web-stats-mixed = разные боты
web-stats-people = люди
web-stats-reset = Сбросить
web-stats-reset-ask = Стереть все эти числа?
web-stats-reset-yes = Стереть
web-stats-reset-no = Оставить
web-rating-title = Твой рейтинг
web-rating-soon = Рейтинговых игр: { $games } из { $of }. После этого сила станет числом.
web-rating-about = У бота «Новичок» 1000. Считаются игры через «Найти игроков» или наедине с ботами: обычные правила, без подсказок и помощи памяти, по одной за раз. Кто ушёл, тот последний.
web-rating-listed = Показывать меня в списке
web-rating-listed-about = С именем и лицом, 90 дней после последней рейтинговой игры.
web-rating-list = Игроки с рейтингом
web-rating-list-none = В списке пока никого нет.
web-rating-game = Эта игра идёт в твой рейтинг.
web-rating-open = Твоя рейтинговая игра ещё не окончена. До её конца другие не считаются.
web-rating-go-on = Продолжить её

## Сохранить игры

web-account-title = Сохранить мои игры
web-account-about = Твои игры принадлежат этому браузеру, без пароля и адреса. Ссылка сделает твоим и другое устройство, а ключ восстановления вернёт тебя, если все потеряны.
web-account-link = Добавить устройство
web-account-link-about = Открой эту ссылку на другом устройстве в течение десяти минут. Она сработает один раз, у любого, у кого она есть.
web-account-qr = Ссылка в виде QR-кода
web-account-recovery = Ключ восстановления
web-account-recovery-about = Запиши его: он показан только сейчас. Он сработает один раз, до { $date }, на странице { $page }. Новый ключ заменит его.
web-account-copy = Скопировать ключ
web-account-recovery-known = У тебя есть ключ восстановления, до { $date }.
web-account-passkey = Добавить ключ доступа
web-account-passkey-made = Ключ доступа готов. С ним ты вернёшься на любом устройстве, где он есть, на странице { $page }.
web-account-passkeys = Твои ключи доступа
web-account-passkey-end = Убрать
web-account-devices = Твои устройства
web-account-this = это
web-account-device = Неизвестный браузер
web-account-by-link = по ссылке
web-account-by-recovery = по ключу восстановления
web-account-by-operator = по ключу владельца сервера
web-account-by-passkey = по ключу доступа
web-account-end = Выйти
web-account-end-others = Выйти на всех остальных
web-account-export = Скачать всё
web-account-delete = Удалить меня
web-account-delete-ask = Всё твоё исчезнет навсегда: игры, результаты, устройства, ключи. В играх с другими вместо имени будет тире, а в текущих играх продолжит бот.
web-account-delete-yes = Удалить навсегда
web-account-delete-no = Оставить
web-account-come = Стать игроком { $name }
web-account-come-about = Этот браузер получит игры, результаты и имя игрока { $name }. Ключ сработает один раз.
web-account-now = Сейчас здесь играет { $name }: те игры потом будут доступны только с другого устройства игрока { $name } или по ключу восстановления.
web-account-use = Играть здесь как { $name }
web-account-key = Твой ключ
web-account-look = Дальше
web-account-passkey-use = Войти по ключу доступа
web-account-known = Войти по ключу

## Learn
# The coach has room for three lines on a phone: at most 150 characters.

web-learn-title = Твоя первая игра
web-learn-coach = Наставник
web-learn-back = На шаг назад
web-learn-skip = Пропустить
web-learn-next = Дальше
web-learn-part = Часть { $part } из { $parts }
web-learn-draw = Твой первый ход
web-learn-draw-text = Каждый ход ты берёшь карту. Возьми две из колоды: одну из них можно оставить.
web-learn-keep = Оставь одну
web-learn-keep-text = Два осьминога приносят 3 очка, так что один — уже начало. Нажми на осьминога. Акула уйдёт в стопку B.
web-learn-end = Закончи ход
web-learn-end-text = Разыгрывать пока нечего. Закончи ход, потом ходит Ада.
web-learn-again = Снова твой ход
web-learn-again-text = Ада оставляет карту, которую ты не видишь, и кладёт кораблик в стопку B. Возьми ещё две.
web-learn-ahead = Думай наперёд
web-learn-ahead-text = Две рыбы составляют пару, а в стопке A лежит рыба. Оставь и эту рыбу, а стопку B накрой ракушкой.
web-learn-hope-text = Теперь надейся, что рыбу из стопки A никто не возьмёт.
web-learn-take = Возьми из стопки
web-learn-take-text = Она всё ещё там! Вместо карт из колоды можно взять верхнюю карту стопки. Нажми на стопку A.
web-learn-duo = Твоя первая пара
web-learn-duo-text = Две рыбы приносят очко. Разыграй их, и они дадут тебе ещё и карту из колоды. Нажми на одну из них.
web-learn-laid = Пришёл краб
web-learn-laid-text = Разыгранные карты по-прежнему приносят тебе очки, и украсть их нельзя. Закончи ход.
web-learn-third-text = С двумя корабликами Ада ходит дважды. Возьми две карты: нужны очки!
web-learn-shoal = Множитель
web-learn-shoal-text = Стая приносит очко за каждую твою рыбу, и за разыгранную тоже. Оставь её. Краб уйдёт в стопку A.
web-learn-crab-text = У тебя есть краб, и ещё один лежит в стопке A. Может быть, он тебя дождётся.
web-learn-second = Второй краб
web-learn-second-text = Дождался! Нажми на стопку A и возьми краба: два краба составляют пару.
web-learn-crabs = Крабы ищут
web-learn-crabs-text = Два краба дают просмотреть целую стопку сброса и взять из неё любую карту. Разыграй их.
web-learn-look = Какую стопку?
web-learn-look-text = Стопку выбирают не глядя. В стопке B карт больше: просмотри её.
web-learn-pick = Возьми любую карту
web-learn-pick-text = Одна ракушка не приносит ничего. Но она серая, как твои осьминог и стая рыб, а цвет скоро принесёт очки.
web-learn-four = Четыре очка
web-learn-four-text = Две пары и стая дают 4: это показывает полоска над рукой. С 7 очками можно закончить раунд.
web-learn-there = Вот и он
web-learn-there-text = Осьминог в стопке B! Вместе с твоим он приносит 3 очка. Возьми его, и у тебя будет 7.
web-learn-seven = Семь очков
web-learn-seven-text = Теперь можно закончить раунд: наверняка или со ставкой. Нажми «Объявить».
web-learn-bet = Наверняка или ставка?
web-learn-bet-text = ОКОНЧАНИЕ РАУНДА даёт тебе 7 очков. ПОСЛЕДНИЙ ШАНС: Ада ходит ещё раз. Если она тебя не обгонит, 3 серые карты тоже принесут очки, а ей зачтётся только цвет. Рискни!
web-learn-ada = Ходит { $name }
web-learn-ada-now = Твой ход сделан. Теперь ходит { $name }.
web-learn-ada-thinks = { $name } смотрит на свои карты.
web-learn-ada-boats = Два кораблика: Ада сразу делает ещё один ход.
web-learn-ada-last = Твои карты открыты, и украсть их нельзя. Ада делает последний ход.
web-learn-over = Все карты на столе
web-learn-not-that = Не сейчас. Нажми на то, что в рамке.
web-learn-not-card = Тоже хорошая карта, но сегодня другая полезнее.
web-learn-not-end = Ещё рано: сначала разыграй две свои карты.
web-learn-not-end-call = Можно играть и дальше. Но Ада тоже собирает карты: закончи раунд, пока ты впереди.
web-learn-not-stop = ОКОНЧАНИЕ РАУНДА надёжно, и часто это верный выбор. Но здесь ставка принесёт 10 вместо 7.
web-learn-won = Ставка сыграла, и игра твоя
web-learn-won-text = 7 очков против 6: ставка сыграла! Ты получаешь очки за карты и ещё по одному за каждую серую; Ада получает только за цвет. Настоящая игра длится несколько раундов: вдвоём — до 40 очков.
web-learn-skipped = Начнём?
web-learn-skipped-text = Стол всегда подсказывает, что можно сделать дальше и что это принесёт.
web-learn-unseen = Что ещё не встретилось
web-learn-unseen-boats = Два кораблика: сразу ещё один ход.
web-learn-unseen-shark = Пловец и акула: укради карту из чужой руки.
web-learn-unseen-mermaid = Русалка: очко за каждую карту того цвета, которого у тебя больше всего. Четыре русалки выигрывают игру.
web-learn-unseen-rest = Пингвины, моряки, ракушки: чем больше одного вида, тем лучше.
web-learn-rules = Все правила
web-learn-once-more = Ещё раз
web-learn-after-all = Всё-таки научиться
web-learn-play = Настоящая игра
web-learn-play-about = ты и один бот, до 40 очков
web-learn-to-table = К столу
web-learn-to-table-about = там ждёт твоё приглашение

## Score pad

web-score-title = Подсчёт очков
web-score-about = Для игры настоящими картами: отметь, что есть у каждого, и очки посчитаются сами.
web-score-back = Назад к счёту
web-score-names = Имена игроков
web-score-names-about = В том порядке, как вы сидите, по часовой стрелке.
web-score-player = Игрок { $number }
web-score-begin = Начать
web-score-begin-about = счёт хранится в этом браузере
web-score-last = { $count ->
    [one] Прошлая игра ещё здесь: { $count } раунд.
    [few] Прошлая игра ещё здесь: { $count } раунда.
    [many] Прошлая игра ещё здесь: { $count } раундов.
   *[other] Прошлая игра ещё здесь: { $count } раунда.
  }
web-score-last-back = Вернуть
web-score-start = Чистый лист
web-score-leads = Впереди { $name }
web-score-level = Поровну
web-score-winner = { $count ->
    [1] Побеждает { $names }!
   *[other] Победу делят { $names }!
  }
web-score-starter = Следующий раунд начинает { $name }.
web-score-starter-first = Кто начинает, решайте сами.
web-score-rounds = Раунды и очки
web-score-round-column = Раунд
web-score-see = Посмотреть раунд { $number }
web-score-sums = Всего
web-score-called-mark = чьё было объявление
web-score-enter = Раунд { $number }
web-score-enter-about = когда закончится, посчитай его
web-score-enter-begun = досчитать
web-score-new = Новая игра
web-score-new-ask = Начать новую игру?
web-score-new-about = Эта игра отложится; её можно вернуть, пока не отложена следующая.
web-score-keep = Оставить
web-score-others = Другие игроки
web-score-again = Сыграть ещё
web-score-again-about = те же игроки
web-score-removed = Раунд { $number } вычеркнут.
web-score-put-back = Вернуть
web-score-tabs = Игроки и конец раунда
web-score-end = Конец
web-score-spot = Отмечай карты
web-score-hand = в руке
web-score-laid = разыгранные
web-score-laid-base = Разыгранные пары можно отмечать вместе с рукой: очки те же.
web-score-laid-salt = Руку и разыгранные карты отмечай отдельно: морская звезда считается только со своей парой.
web-score-loose = У разыгранной карты ещё нет пары: отметь и вторую карту или верни эту в руку.
web-score-loose-of = { $name }: пара не полна
web-score-tap = { $card }: в руке { $hand }, разыграно { $laid }, в коробке { $copies }
web-score-tap-gone = { $card }: карта уже у других ({ $names })
web-score-points = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
web-score-sum = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, бонус за цвет { $color }: показать почему
web-score-heard = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
web-score-why = Очки: { $name }
web-score-why-none = Пока ничто не приносит очков.
web-score-why-bonus = только после ПОСЛЕДНЕГО ШАНСА
web-score-next = Дальше: { $name }
web-score-to-end = Чем закончилось?
web-score-cards = Карты
web-score-how = Чем закончилось?
web-score-stop-about = Все получают очки за карты.
web-score-last-about = У остальных был ещё один ход.
web-score-void = Колода пуста
web-score-void-about = Очков не получает никто.
web-score-mermaids = Четыре русалки
web-score-mermaids-about = Игра выиграна.
web-score-by = { $ended ->
    [void] Чей был ход?
    [mermaids] Кто их выложил?
   *[other] Чьё это объявление?
  }
web-score-who = Выбери игрока
web-score-too-few = { $points ->
    [one] { $name }: { $points } очко, для объявления мало. Не забыта ли карта?
    [few] { $name }: { $points } очка, для объявления мало. Не забыта ли карта?
    [many] { $name }: { $points } очков, для объявления мало. Не забыта ли карта?
   *[other] { $name }: { $points } очка, для объявления мало. Не забыта ли карта?
  }
web-score-write = Записать
web-score-done = Готово
web-score-won-mermaids = { $name } выкладывает четырёх русалок.
web-score-mend = Изменить
web-score-remove = Вычеркнуть этот раунд
web-score-to-pad = К счёту
web-score-uncounted = Ещё не посчитано
web-score-uncounted-about = Очки посчитаются, как только сервер станет доступен.
web-score-offline = Нет связи
web-score-offline-about = Карты сохранены. Очки появятся, когда связь вернётся.

## Rules page

web-rules-search = Искать в правилах
web-rules-places = { $count ->
    [0] Ничего не найдено.
    [one] Найдено в { $count } месте.
   *[other] Найдено в { $count } местах.
  }
web-rules-contents = Содержание
web-rules-differs = не как в стандартном
web-rules-copies = { $count } ×
web-rules-copies-salt = { $count } ×, Ещё больше соли
web-rules-examples = Например
web-rules-bet = Пример ставки
web-rules-other = Кто-то другой
web-rules-pays = { $cards } за карты, { $color } за цвет

## Settings

web-settings-title = Настройки
web-settings-about = Действуют сразу и только в этом браузере.
web-settings-name-about = Со следующего стола.
web-settings-name-kept = Сохранено.
web-settings-look = Оформление
web-settings-look-system = Как в системе
web-settings-look-light = Светлое
web-settings-look-dark = Тёмное
web-settings-sound = Звуки
web-settings-sound-about = шорох бумаги и две капли, когда ходить тебе
web-settings-haptics = Вибрация
web-settings-haptics-about = в твой ход и в важные моменты, если устройство умеет
web-settings-speed = Как быстро ходят соперники
web-settings-speed-calm = Спокойно
web-settings-speed-normal = Обычно
web-settings-speed-fast = Быстро
web-settings-motion = Движение
web-settings-motion-about = карты перелетают на свои места
web-settings-motion-off = Устройство просит меньше движения, поэтому карты только проявляются и гаснут.
web-settings-auto-end = Ход завершается сам
web-settings-auto-end-about = когда больше нечего разыграть или объявить
web-settings-signs = Крупные знаки цвета
web-settings-signs-about = знак цвета на каждой карте больше
web-notices = Сообщать, когда мой ход
web-notices-about = в играх по переписке, даже когда эта страница закрыта
web-notices-title = Твой ход
web-notices-offer = Сообщить
web-notices-blocked = Браузер блокирует уведомления этой страницы. Разреши их в его настройках, а потом обнови страницу.
web-notices-home = На этом устройстве уведомления приходят только приложениям. Выбери «Поделиться», затем «На экран „Домой“», и открой стол оттуда.
web-device = Хранить стол на этом устройстве
web-device-about = для игр с ботами, когда сервер недоступен; около 8 МБ
web-device-progress = загружается: { $done } из { $total ->
    [one] { $total } файла
   *[other] { $total } файлов
  }
web-device-failed-storage-full = На этом устройстве для него нет места.
web-device-failed-offline = Не удалось загрузить его целиком. Попробуй ещё раз.

## The table: the next act
# The title of a button has at most 20 characters, its second line at most 34.

web-draw-two = Взять две карты
web-draw-one = Взять одну карту
web-draw-detail = одну из них оставить
web-draw-or-take = или возьми карту из стопки
web-draw-stung = больше не даёт медуза
web-take = Взять из { $pile-gen }
web-take-detail = { $card-acc }
web-choose-pile = Выбери стопку
web-keep-choose = Какую оставить?
web-keep = Оставить { $card-acc }
web-keep-where = куда положить другую карту?
web-keep-detail = а { $card-acc } в { $pile-acc }
web-keep-colored = Оставить { $card-acc }
web-keep-colored-detail = а { $card-acc } в { $pile-acc }
web-keep-makes = { $enough ->
    [yes] { $points }, можно объявлять
    [closed] будет { $points }, цвет { $color }
   *[no] { $points } из { $needed }
  }
web-keep-stays = { $enough ->
    [yes] всё ещё { $points }, можно объявлять
    [closed] всё ещё { $points }, цвет { $color }
   *[no] всё ещё { $points } из { $needed }
  }
web-keep-label = Оставить: { $card }; { $worth }
web-look-choose = Выбери стопку
web-look = Просмотреть { $pile-acc }
web-look-detail = потом взять оттуда одну карту
web-pick-choose = Выбери карту
web-pick = Взять { $card-acc }
web-pick-from = Возьми карту из { $pile-gen }
web-pick-help = Снизу вверх. Что ты берёшь, больше никто не увидит.
web-pick-then = сверху будет: { $card }
web-lobster-from = { $count ->
    [1] Оставь последнюю карту
   *[other] Оставь одну из { $count }
  }
web-lobster-help = Остальные вернутся в колоду, и она перемешается.
web-steal-choose = Выбери игрока
web-steal = Украсть у игрока { $name }
web-steal-detail = { $count ->
    [1] единственная карта
    [one] одна из { $count } карты, наугад
   *[other] одна из { $count } карт, наугад
  }
web-victim = украсть здесь
web-lay-choose = Выбери карту в пару
web-lay-crab = Разыграть крабов
web-lay-boat = Разыграть кораблики
web-lay-fish = Разыграть рыб
web-lay-shark = Разыграть акулу
web-lay-jellyfish = Разыграть медузу
web-lay-lobster = Разыграть лобстера
web-lay-starfish = Разыграть тройку
web-effect-crab = потом взять карту из стопки сброса
web-effect-boat = потом ещё один ход
web-effect-fish = потом взять карту из колоды
web-effect-shark = потом украсть карту
web-effect-jellyfish = остальные возьмут только по одной
web-effect-lobster = потом оставить одну из пяти карт
web-effect-starfish = на два очка больше, без эффекта
web-effect-none = без эффекта: брать нечего
web-mermaids = Выложить русалок
web-mermaids-detail = и выиграть игру
web-end-turn = Закончить ход
web-end-soon = автоматически через { $seconds } с
web-end-soon-said = Больше делать нечего. Твой ход закончится сам через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
  }; «Подождать» или Escape его остановит.
web-end-wait = Подождать
web-end-or-lay = или выбери, что разыграть
web-undo = Назад
web-wait-for = Ходит { $name }
web-take-back = Вернуться в игру
web-take-back-detail = сейчас за тебя играет бот
web-go-on = Пусть сыграет бот
web-go-on-detail = { $name } долго думает
web-others-wait = Остальные ждут: теперь они могут поручить твой ход боту.

## The table: places and marks

web-hint = Подсказка
web-hint-title = Как поступил бы сильнейший бот?
web-hint-about = Твой шанс выиграть игру и очки, которых можно ждать в этом раунде. Нажми на действие, чтобы выбрать его; сыграть его можно большой кнопкой.
web-hint-only = Сейчас можно сделать только одно.
web-hint-margin = Полоса кончается на оценке. Шанс, скорее всего, внутри светлой части: чем она уже, тем точнее.
web-hint-thinking = Бот думает…
web-hint-chance = шанс на победу { $chance }, скорее всего от { $low } до { $high }
web-hint-points = { $points ->
    [one] около { $points } очка
    [few] около { $points } очков
    [many] около { $points } очков
   *[other] около { $points } очка
  }
web-your-turn = Твой ход
web-is-choosing = { $who ->
    [you] За тебя играет бот
   *[other] Думает { $name }
  }
web-steps = Шаги хода
web-step-take = Взять
web-step-play = Разыграть
web-step-call = Объявить
web-round = Раунд { $number }
web-first-to = { $points ->
    [1] один раунд
    [one] до { $points } очка
   *[other] до { $points } очков
  }
web-practice = тренировка
web-practice-about = Тренировочная партия: в статистику она не входит.
web-last-chance-runs = { $who ->
    [you] ты объявляешь последний шанс
   *[other] { $name } объявляет последний шанс
  }
web-beat = { $who ->
    [you] Твои { $points } должны устоять
   *[other] { $name }: побей { $points }
  }
web-beat-mine = у тебя { $points }
web-situation-has = { $who ->
    [you] у тебя { $points }
   *[other] { $name }: { $points }
  }
web-situation-turns = последний ход: { $names }
web-mute = Выключить звук
web-unmute = Включить звук
web-moment-calls = { $who ->
    [you] Ты объявляешь
   *[other] { $name } объявляет
  }
web-moment-has = { $who ->
    [you] У тебя { $points }.
   *[other] { $name }: { $points }.
  }
web-moment-last-turn = Твой последний ход
web-moment-wait = У остальных ещё по одному ходу
web-moment-won = Победа!
web-moment-lost = Не в этот раз
web-moment-shared = Общая победа
web-moment-watched = Игра окончена
web-you = Ты
web-you-now = Ты, только что
web-others = Другие игроки
web-middle = Колода и стопки сброса
web-deck = Колода
web-deck-label = { $count ->
    [one] Колода, { $count } карта
    [few] Колода, { $count } карты
    [many] Колода, { $count } карт
   *[other] Колода, { $count } карты
  }
web-pile-label = { $pile }: сверху { $card }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  }
web-pile-empty = { $pile }: пусто
web-your-hand = { $count ->
    [0] В твоей руке пусто
    [one] Твоя рука, { $count } карта
    [few] Твоя рука, { $count } карты
    [many] Твоя рука, { $count } карт
   *[other] Твоя рука, { $count } карты
  }
web-chosen = выбрано
web-new = новая
web-pairs-with = { $count ->
    [1] в пару к карте { $cards }
   *[other] в пару к картам { $cards }
  }
web-seat-label = { $name }: { $target ->
    [1] счёт { $total }
   *[other] счёт { $total } из { $target }
  }, { $held ->
    [one] { $held } карта в руке
    [few] { $held } карты в руке
    [many] { $held } карт в руке
   *[other] { $held } карты в руке
  }, { $laid ->
    [none] ничего не разыграно
   *[other] разыграно: { $laid }
  }. { $open ->
    [yes] Рука вскрыта, { $points }: { $cards }.
   *[no] { $note }
  }
web-choosing = думает
web-choosing-left = думает, { $time }
web-offline = не в сети
web-offline-left = не в сети, бот сыграет через { $time }
web-is-offline = { $name } не в сети
web-bot-sits-in = пока играет бот
web-hand-shown = рука вскрыта
web-did-take = берёт из { $pile }
web-did-put = кладёт в { $pile }
web-did-draw = берёт из колоды
web-did-lay = разыгрывает пару
web-did-steal = { $who ->
    [you] крадёт у тебя
   *[other] крадёт карту
  }
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
  }
web-hours = { $count } ч
web-watching = Ты смотришь. Видны только открытые карты.

## The table: points and calls

web-points-label = Очки: { $points }{ $open ->
    [yes] ; для объявления нужно: { $needed }
   *[no] {""}
  }. Показать, за что
web-points-from = За что твои очки
web-points-missing = { $count ->
    [one] Ещё { $count } очко, и можно закончить раунд.
    [few] Ещё { $count } очка, и можно закончить раунд.
    [many] Ещё { $count } очков, и можно закончить раунд.
   *[other] Ещё { $count } очка, и можно закончить раунд.
  }
web-points-enough = Достаточно, чтобы закончить раунд в свой ход.
web-call = Объявить
web-call-which = окончание или шанс
web-call-at = Нужно { $points }
web-call-title = Закончить раунд?
web-call-have = У тебя { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  } за карты{ $count ->
    [0] .
    [one] {" "}и { $count } { $color-fem } карта.
    [few] {" "}и { $count } { $color-few } карты.
    [many] {" "}и { $count } { $color-many } карт.
   *[other] {" "}и { $count } { $color-many } карты.
  }
web-stop = ОКОН{"\u00AD"}ЧАНИЕ РАУНДА
web-stop-help = Все сразу получают очки за свои карты.
web-last-chance = ПОСЛЕД{"\u00AD"}НИЙ ШАНС
web-last-chance-help = Остальные делают ещё по одному ходу. Ты ставишь на то, что никто не наберёт больше { $points }.
web-case-ends = Наверняка
web-case-won = Ставка сыграла
web-case-lost = Ставка проиграна
web-case-void = Колода пуста
web-case-mermaids = Четыре русалки
web-bet-why = { $kind ->
    [won] { $cards } за карты, { $color } за цвет
    [lost] { $color } за цвет, за карты 0
    [ends] { $cards } за карты
    [void] очков не получает никто
   *[mermaids] игра твоя
  }
web-holds = { $held ->
    [one] { $held } карта в руке
    [few] { $held } карты в руке
    [many] { $held } карт в руке
   *[other] { $held } карты в руке
  }, { $duos ->
    [0] ничего не разыграно
    [one] разыграна { $duos } пара
    [few] разыграны { $duos } пары
    [many] разыграно { $duos } пар
   *[other] разыграно { $duos } пары
  }
web-play-on = Играть дальше
web-call-choose = Что объявить?
web-call-stop = Закончить раунд
web-call-stop-detail = раунд завершится сразу
web-call-last = Последний шанс
web-call-last-detail = объявить: все увидят твою руку

## The table: log, talk, menu

web-log = Ход игры
web-talk = Чат
web-log-and-talk = Ход игры и чат
web-talk-empty = Пока никто ничего не говорит.
web-say-something = Сказать что-нибудь
web-phrase-hello = Привет!
web-phrase-good-luck = Удачи
web-phrase-well-played = Красиво
web-phrase-thanks = Спасибо
web-phrase-wow = Ух ты
web-phrase-oops = Ой
web-phrase-hurry = Твой ход?
web-phrase-good-game = Хорошая игра
web-menu = Меню
web-hints-on = Подсказки разрешены: тот, чей ход, может спросить, как поступил бы сильнейший бот.
web-bot-for-me = Пусть за меня играет бот
web-bot-for-me-detail = вернуться на место можно в любой момент
web-rules = Правила
web-shortcuts = Клавиши
web-signs = Что значат знаки
web-signs-about = В углу карты видно, какого она цвета и сколько приносит.
web-sign-duo = 2→1: две карты, составляющие пару, приносят 1 очко.
web-sign-collector = 0 3 6…: одна, две, три карты этого вида приносят 0, 3, 6 очков и так далее.
web-sign-multiplier = 1×: столько очков за каждую карту нарисованного вида.
web-leave-table = Выйти из-за стола
web-leave-table-detail = игра ждёт в разделе «Мои игры»
web-close = Закрыть
web-key-deck = взять из колоды
web-key-piles = взять из стопки A, B или положить туда
web-key-walk = по картам, стопкам и игрокам
web-key-enter = выбрать, нажать
web-key-undo = отменить выбор
web-key-main = сделать то, что на большой кнопке
web-key-end = закончить ход
web-key-stop = объявить ОКОНЧАНИЕ РАУНДА
web-key-last = объявить ПОСЛЕДНИЙ ШАНС
web-key-log = ход игры и чат
web-key-hint = попросить подсказку, если они есть за столом
web-key-help = этот список
web-recap = Пока тебя не было
web-known-hand = Что можно было запомнить об этой руке
web-known-nothing = Ничего наверняка.
web-known-pile = Сверху вниз: { $pile }
web-known-pile-help = Что можно было запомнить: рубашкой вверх лежат карты, которых тебе не было видно.

## The table: when something is wrong

web-lost = Связь потеряна
web-lost-next = Следующая попытка через { $time }. Место остаётся за тобой.
web-lost-trying = Пробуем снова. Место остаётся за тобой.
web-try-now = Повторить
web-no-table = Здесь нет стола
web-page-lost = Страница не загрузилась
web-home = В начало
web-loading = Минутку…

## The end of a round and of a game

web-round-title = { $ending ->
    [stop] { $who ->
        [you] Ты заканчиваешь раунд.
       *[other] Раунд заканчивает { $name }.
      }
    [bet_won] { $who ->
        [you] Твоя ставка сыграла.
       *[other] { $name }: ставка сыграла.
      }
    [bet_lost] { $who ->
        [you] Твоя ставка проиграна.
       *[other] { $name }: ставка проиграна.
      }
   *[void] Колода закончилась.
  }
web-round-detail = { $ending ->
    [stop] Все получают очки за свои карты.
    [bet_won] ПОСЛЕДНИЙ ШАНС при { $points ->
        [one] { $points } очке
       *[other] { $points } очках
      }, и больше не набрал никто. Остальные получают только бонус за цвет.
    [bet_lost] ПОСЛЕДНИЙ ШАНС при { $points ->
        [one] { $points } очке
       *[other] { $points } очках
      }, и этого не хватило. Остальные получают очки за свои карты.
   *[void] Объявлений не было, поэтому очков в этом раунде не получает никто.
  }
web-bet-broken = { $who ->
    [you] Ставка бита: у тебя больше.
   *[other] { $name }: ставка бита.
  }
web-bet-numbers = { $whose ->
    [more] У тебя { $more } против { $less }.
    [less] { $more } против твоих { $less }.
   *[none] { $more } против { $less }.
  } { $ending ->
    [bet_won] Остальные получают только бонус за цвет.
   *[bet_lost] За объявление идёт только бонус за цвет.
  }
web-ledger-rule = Правило
web-ledger-called = объ{"\u00AD"}яв{"\u00AD"}ле{"\u00AD"}ние
web-ledger-duos = { $count ->
    [one] { $count } пара
    [few] { $count } пары
    [many] { $count } пар
   *[other] { $count } пары
  }
web-ledger-cards = Очки за карты
web-ledger-round = За раунд
web-ledger-lost = не считается
web-totals = { $points ->
    [1] Очки
   *[other] Счёт, игра до { $points }
  }
web-see-cards = Карты
web-counted-nothing = без очков
web-next-round = Следующий раунд
web-next-ready = готовы { $ready } из { $people }, начало через { $time }
web-next-starts = начало через { $time }
web-to-result = К итогу игры
web-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
  }
web-by-mermaids = Четыре русалки сразу выигрывают игру.
web-best-round = лучший раунд { $points }, { $calls ->
    [0] без объявлений
    [one] { $calls } объявление
    [few] { $calls } объявления
    [many] { $calls } объявлений
   *[other] { $calls } объявления
  }
web-end-ahead = { $who ->
    [you] Ты лидируешь с раунда { $round }.
   *[other] { $name } лидирует с раунда { $round }.
  }
web-end-always = { $who ->
    [you] Ты лидируешь с первого раунда.
   *[other] { $name } лидирует с первого раунда.
  }
web-end-late = { $who ->
    [you] Всё решает последний раунд: ты выходишь вперёд.
   *[other] В последнем раунде вперёд выходит { $name }.
  }
web-end-level = Равный счёт, { $points }: { $names }.
web-end-shared = Здесь это ничего не решает: победа общая.
web-turning-points = Поворотные моменты
web-review-open = Разбор
web-curve = Шансы на победу
web-curve-points = Очки
web-curve-about = На каждом ходу: руки всех игроков открыты, колода неизвестна.
web-curve-working = Считаем шансы…
web-curve-spoken = { $name }: в начале { $first }, по ходу игры от { $least } до { $most }, в конце { $last }.
web-last-round = Последний раунд
web-replay = Повтор
web-rematch = Реванш
web-rematch-bots = тот же стол, новые карты
web-rematch-friends = начнём, когда все будут готовы
web-new-table = Новый стол
web-new-table-detail = за этим сыграно уже много игр

## Replay

web-replay-title = Повтор, раунд { $round }
web-replay-looking = Загружаем игру…
web-replay-none = Здесь нет повтора
web-replay-soon = Игра ещё идёт
web-replay-soon-about = Когда она закончится, здесь можно будет увидеть каждый ход.
web-replay-not-allowed = Нужна ссылка от того, кто играл за этим столом.
web-replay-no-such = Такой игры нет; может быть, потерялась часть ссылки.
web-replay-to-table = К столу
web-replay-seats = Игроки и их карты
web-replay-seat = { $name }: { $target ->
    [1] счёт { $total }
   *[other] счёт { $total } из { $target }
  }.
web-replay-points = { $points ->
    [one] сейчас { $points } очко
    [few] сейчас { $points } очка
    [many] сейчас { $points } очков
   *[other] сейчас { $points } очка
  }
web-replay-gain = +{ $points } за раунд
web-replay-laid = Разыграно: { $cards }.
web-replay-hand = Рука: { $cards }.
web-replay-held = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
    [many] { $count } карт в руке
   *[other] { $count } карты в руке
  }
web-replay-drawn = Взято: { $cards }.
web-replay-hidden = Этих карт не видно.
web-replay-drew = { $who ->
    [you] Ты берёшь { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
      } из колоды.
   *[other] { $name } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
      } из колоды.
  }
web-replay-drew-seen = { $who ->
    [you] Ты берёшь из колоды: { $cards }.
   *[other] { $name } берёт из колоды: { $cards }.
  }
web-replay-shows = { $who ->
    [you] Ты вскрываешь руку.
   *[other] { $name } вскрывает руку.
  }
web-replay-step = { $step } из { $steps }
web-replay-where = Раунд { $round }, шаг { $step } из { $steps }: { $sentence }
web-replay-slider = Шаг
web-replay-back = Шаг назад
web-replay-on = Шаг вперёд
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-speed = Темп
web-replay-speed-name = { $speed ->
    [slow] Медленно
    [fast] Быстро
   *[normal] Обычно
  }
web-replay-view = Как смотреть
web-replay-open = Все руки открыты
web-replay-open-short = Все руки
web-replay-open-about = все карты: в руках, взятые, просмотренные
web-replay-as = { $who ->
    [you] Твоими глазами
   *[other] Глазами игрока { $name }
  }
web-replay-game = Игра
web-replay-game-of = Игра { $game } из { $games }
web-replay-key-space = Пробел
web-replay-key-step = шаг назад, шаг вперёд
web-replay-key-play = воспроизвести или пауза
web-replay-key-round = следующий раунд, прошлый раунд
web-replay-key-ends = в начало, в конец
web-replay-story = Что случилось
web-replay-round-short = Р{ $round }
web-replay-ledger = Очки за раунд
# A round in a list: no full stop, it stands beside the points.
web-moment = { $ending ->
    [stop] { $who ->
        [you] Раунд заканчиваешь ты
       *[other] Раунд заканчивает { $name }
      }
    [bet_won] { $who ->
        [you] Твоя ставка сыграла
       *[other] { $name }: ставка сыграла
      }
    [bet_lost] { $who ->
        [you] Твоя ставка проиграна
       *[other] { $name }: ставка проиграна
      }
    [mermaids] Четыре русалки
   *[void] Колода закончилась
  }
web-moment-gain = +{ $points }
web-moment-best = { $name } +{ $points }
web-replay-share = Поделиться и проверить
web-replay-share-about = Ссылка открывает этот повтор на шаге { $step }, с тем же видом: { $view }.
web-replay-copy = Копировать ссылку
web-replay-record = Скачать запись
web-replay-record-about = Запись — это текст с каждым ходом и каждой картой. Её могут прочитать и другие программы.
web-replay-keep = Сохранить игру
web-replay-kept = Сервер хранит эту игру для тебя.
web-replay-keep-about = Старые игры со временем удаляются. Те, что кто-то сохранил, остаются.
web-replay-verify = Проверить тасовку
web-replay-verify-about = Посмотри, мог ли кто-нибудь выбрать карты.
web-replay-verifying = Проверяем…
web-replay-fair = Тасовка была честной.
web-replay-fair-why = Стол выбрал свой секрет до игры, потом каждый игрок добавил своё число, и все карты вышли так, как говорят эти числа: выбрать карты не мог никто.
web-replay-fair-here = Секрет и зерно этот браузер проверил сам.
web-replay-unfair = Тасовку не удалось подтвердить.
web-replay-unfair-why = Числа не сходятся: возможно, карты вышли не из той тасовки, которая была обещана.
web-replay-numbers = Все числа
web-replay-commitment = Обещание до игры (SHA-256 секрета)
web-replay-secret = Секрет сервера
web-replay-nonce = Число игрока { $name }
web-replay-seed = Зерно всех карт (SHA-256 секрета и чисел)

## Cards
# The name stands on the card, in a column of some eight letters: a long word needs soft hyphens.
# The rule under it has at most 15 characters: what the card scores.

web-card-label = { $kind }, { $kind-gender ->
    [feminine] { $color-fem }
   *[inanimate] { $color }
  }
web-copies = В коробке
web-copies-color = { $count } × { $color }

web-name-crab = Краб
web-name-boat = Кораб{"\u00AD"}лик
web-name-fish = Рыба
web-name-swimmer = Пловец
web-name-shark = Акула
web-name-mermaid = Русалка
web-name-shell = Ракушка
web-name-octopus = Осьми{"\u00AD"}ног
web-name-penguin = Пингвин
web-name-sailor = Мо{"\u00AD"}ряк
web-name-lighthouse = Маяк
web-name-shoal = Стая рыб
web-name-colony = Колония пингви{"\u00AD"}нов
web-name-captain = Капитан
web-name-jellyfish = Медуза
web-name-lobster = Лобстер
web-name-crabcast = Колония крабов
web-name-starfish = Морская звезда
web-name-seahorse = Морской конёк

web-rule-crab = пара · 1
web-rule-boat = пара · 1
web-rule-fish = пара · 1
web-rule-swimmer = + акула · 1
web-rule-shark = + пловец · 1
web-rule-mermaid = главный цвет
web-rule-shell = 0 2 4 6 8 10
web-rule-octopus = 0 3 6 9 12
web-rule-penguin = 1 3 5
web-rule-sailor = один 0, два 5
web-rule-lighthouse = 1 за кораблик
web-rule-shoal = 1 за рыбу
web-rule-colony = 2 за пингвина
web-rule-captain = 3 за моряка
web-rule-jellyfish = + пловец · 1
web-rule-lobster = + краб · 1
web-rule-crabcast = 1 за краба
web-rule-starfish = тройка · 3
web-rule-seahorse = + набор

# The line about a card that was tapped: its name stands before it. At most 68 characters.
web-short-crab = два: 1 очко, и возьми карту из стопки сброса
web-short-boat = два: 1 очко, и ещё один ход
web-short-fish = две: 1 очко, и возьми карту из колоды
web-short-swimmer = с акулой: 1 очко, и укради карту
web-short-shark = с пловцом: 1 очко, и укради карту
web-short-mermaid = 1 очко за каждую карту твоего главного цвета; четыре выигрывают
web-short-shell = от двух до шести: 2, 4, 6, 8 или 10 очков
web-short-octopus = от двух до пяти: 3, 6, 9 или 12 очков
web-short-penguin = от одного до трёх: 1, 3 или 5 очков
web-short-sailor = оба: 5 очков
web-short-lighthouse = 1 очко за каждый твой кораблик
web-short-shoal = 1 очко за каждую твою рыбу
web-short-colony = 2 очка за каждого твоего пингвина
web-short-captain = 3 очка за каждого твоего моряка
web-short-jellyfish = с пловцом: 1 очко, и остальные возьмут только по одной
web-short-lobster = с крабом: 1 очко, и оставь одну из пяти карт
web-short-crabcast = 1 очко за каждого твоего краба
web-short-starfish = с парой: на 2 очка больше, но без эффекта
web-short-seahorse = считается ещё одной картой набора

web-about-crab = Два краба составляют пару и приносят 1 очко. Разыграв их, выбери стопку сброса, просмотри её целиком и возьми одну карту.
web-about-boat = Два кораблика составляют пару и приносят 1 очко. Разыграв их, сразу сделай ещё один полный ход.
web-about-fish = Две рыбы составляют пару и приносят 1 очко. Разыграв их, добавь в руку верхнюю карту колоды.
web-about-swimmer = С акулой составляет пару и приносит 1 очко. Разыграв их, выбери оппонента и укради случайную карту из его руки. С дополнением «Ещё больше соли» парой может быть и медуза.
web-about-shark = С пловцом составляет пару и приносит 1 очко. Разыграв их, выбери оппонента и укради случайную карту из его руки. Вскрытые руки защищены.
web-about-mermaid = Первая русалка приносит 1 очко за каждую карту того цвета, которого у тебя больше всего, вторая за каждую карту второго по числу цвета и так далее. Все четыре в твоей руке выигрывают игру.
web-about-shell = Одна ракушка не приносит ничего; от двух до шести ракушек вместе приносят 2, 4, 6, 8 или 10 очков.
web-about-octopus = Один осьминог не приносит ничего; от двух до пяти осьминогов вместе приносят 3, 6, 9 или 12 очков.
web-about-penguin = Один, два или три пингвина вместе приносят 1, 3 или 5 очков.
web-about-sailor = Один моряк не приносит ничего; двое вместе приносят 5 очков.
web-about-lighthouse = Приносит 1 очко за каждый твой кораблик, в руке или разыгранный.
web-about-shoal = Приносит 1 очко за каждую твою рыбу, в руке или разыгранную. Сама стая в это число не входит.
web-about-colony = Приносит 2 очка за каждого твоего пингвина. Сама колония в это число не входит.
web-about-captain = Приносит 3 очка за каждого твоего моряка. Капитан в это число не входит.
web-about-jellyfish = С пловцом составляет пару и приносит 1 очко. Разыграв их, ограничь оппонентов: в свой следующий ход они могут только взять одну карту из колоды, и ни стопок сброса, ни пар, ни объявлений.
web-about-lobster = С крабом составляет пару и приносит 1 очко. Разыграв их, посмотри пять верхних карт колоды, одну добавь в руку, а остальные замешай обратно в колоду.
web-about-crabcast = Приносит 1 очко за каждого твоего краба, в руке или разыгранного. Лобстер не краб.
web-about-starfish = Разыграй её вместе с парой из руки как тройку, которая приносит 3 очка. Эффект пары не срабатывает. К одной паре можно добавить не больше одной морской звезды, и только сразу, не потом.
web-about-seahorse = Остаётся в руке и считается ещё одной ракушкой, осьминогом, пингвином или моряком, смотря что тебе выгоднее, если у тебя есть хотя бы одна такая карта и набор ещё не полон.

## Расклад дня

daily-today = Сегодня
daily-title = Расклад дня
daily-set = Сыграй мой расклад
daily-set-on = К трём раскладам
daily-long = Долгая партия
daily-new = одни карты на всех
daily-playing = твоя попытка ждёт
daily-result = { $outcome ->
    [won] победа
    [lost] поражение
   *[shared] поровну
  }, { $difference }
daily-again = Ещё раз
daily-again-about = те же карты, просто так
daily-rated = Расклад дня: эта игра засчитывается.
daily-fun = Расклад дня, просто так: засчитывается только первая игра за день.

# Люди, с которыми мы играли.
web-people-title = Люди
web-people-record = Ты { $won } : { $lost } { $name }, { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
  }
web-people-owned = это имя закреплено
web-people-more = { $name }: сыграть ещё, запомнить, пожаловаться
web-people-again = Сыграть ещё: { $name }
web-people-again-about = Стол на двоих. Приглашение сутки ждёт на стартовой странице.
web-people-remember = Запомнить
web-people-remember-about = В начале списка знакомых.
web-people-avoid = Больше не хочу
web-people-avoid-about = Поиск вас не сведёт, и реплик этого человека не будет видно. Он об этом не узнает.
web-people-is-remember = в памяти
web-people-is-avoid = больше не хочу
web-report = Пожаловаться
web-report-about = Владелец сервера увидит имя и стол. В чём дело?
web-report-name = Имя
web-report-talk = Слишком много реплик
web-report-slow = Тянет время
web-report-cheating = Жульничает
web-report-done = Жалоба принята. Спасибо.
web-asked-title = Тебя зовут играть
web-asked = хочет сыграть с тобой ещё
web-asked-come = Сесть за стол
web-asked-no = Не сейчас, { $name }
web-own-name = Имя «{ $name }» здесь закреплено за тобой.
web-own-claim = Закрепить имя за собой
web-own-ask = Больше никто не сядет здесь за стол под именем «{ $name }» или похожим. Такое имя у тебя одно, и это навсегда.
web-own-yes = Закрепить
web-own-no = Не сейчас
