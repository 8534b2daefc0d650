# Боты: как их зовут и как они играют. В командной строке их имена одинаковы на всех языках.

bot-beginner = Новичок
bot-casual = Любитель
bot-skilled = Умелец
bot-expert = Знаток
bot-master = Мастер
bot-champion = Чемпион
bot-greedy = Жадина
bot-random = Случай
bot-rusher = Торопыга
bot-collector = Коллекционер
bot-hunter = Охотник на русалок
bot-gambler = Азартный игрок
bot-net = Нейросеть

bot-about-beginner = видит, сколько карта стоит сейчас, не спешит завершать раунд и даёт тебе собрать своё
bot-about-casual = видит, что обещает пара или начатый набор, и рискует тем охотнее, чем дальше впереди
bot-about-skilled = следит за цветами и за тем, что нужно следующему игроку
bot-about-expert = прикидывает, как раунд может пойти дальше
bot-about-master = перебирает тысячи продолжений и думает обо всей игре
bot-about-champion = сам научился за миллиарды ходов и всё равно просчитывает каждый
bot-about-greedy = хочет очков прямо сейчас
bot-about-random = делает что угодно, лишь бы можно было
bot-about-rusher = семь очков — и конец, пока другие не готовы
bot-about-collector = собирает наборы, и семью очками его не удивить
bot-about-hunter = хочет всех четырёх русалок или хотя бы их цвета
bot-about-gambler = тянет то, чего никто не знает, и любит объявлять ПОСЛЕДНИЙ ШАНС
bot-about-net = сама научилась за миллиарды ходов и играет по наитию, не просчитывая вперёд

# Как бота зовут за столом, буквами этого языка.
bot-name = { $name ->
    [Pip] Пип
    [Lou] Лу
    [Mika] Мика
    [Jo] Джо
    [Toni] Тони
    [Noa] Ноа
    [Robin] Робин
    [Kim] Ким
    [Yuki] Юки
    [Sasha] Саша
    [Alex] Алекс
    [Noor] Нур
    [Kai] Кай
    [Maris] Марис
    [Morgan] Морган
    [Dylan] Дилан
    [Muriel] Мюриэль
    [Delphine] Дельфина
    [Ada] Ада
    [Bo] Бо
    [Cleo] Клео
    [Dan] Дэн
    [Edna] Эдна
    [Gerd] Герд
    [Finn] Финн
    [Rico] Рико
    [Remo] Ремо
    [Rasmus] Расмус
    [Clara] Клара
    [Cora] Кора
    [Conny] Конни
    [Hugo] Хьюго
    [Henk] Хенк
    [Haru] Хару
    [Gina] Джина
    [Greta] Грета
    [Gala] Гала
    [Nell] Нелл
    [Nemo] Немо
    [Nika] Ника
   *[other] { $name }
  }
