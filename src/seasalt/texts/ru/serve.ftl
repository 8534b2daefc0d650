# The server, as it talks to whoever starts it.

serve-at = Стол открыт: { $address } (Ctrl-C закрывает его).
serve-lan = Присоединиться могут все в этой домашней сети: достаточно открыть адрес или навести телефон на код. Соединение не шифруется, поэтому вне дома так играть не стоит.
serve-bad-setting = Значение «{ $about }» не подходит для настройки { $setting }; все настройки перечислены в docs/deploy.md.
serve-no-port = Не могу слушать адрес { $about }: { $why }.
serve-address-unreadable = Это не адрес; он выглядит так: sqlite:///FILE, postgresql://USER:PASSWORD@HOST:PORT/NAME или redis://HOST.
serve-address-no-file = Базе SQLite нужен файл: sqlite:///FILE.
serve-address-unknown-kind = С «{ $about }» я говорить не умею: база данных — sqlite или postgresql, шина — redis или valkey.
serve-address-no-driver = Нужный драйвер не установлен: поможет pip install '{ $about }' в командной строке.
serve-fault-no-answer = По адресу { $about } никто не отвечает ({ $why }): запущена ли база данных и верен ли адрес?
serve-fault-busy = База данных { $about } сейчас слишком занята ({ $why }).
serve-fault-denied = База данных { $about } меня не пускает: неверное имя или пароль.
serve-fault-no-database = Базы данных { $about } нет: её создаёт «createdb».
serve-fault-no-folder = Папки для { $about } нет: сначала создайте её.
serve-fault-no-file = Не могу ни открыть, ни создать { $about }: { $why }.
serve-fault-read-only = { $about } доступен только для чтения: мне нужно писать и в файл, и в его папку.
serve-fault-disk-full = Диск, на котором лежит { $about }, заполнен.
serve-fault-disk = Диск, на котором лежит { $about }, сообщает об ошибке: { $why }.
serve-fault-damaged = { $about } повреждён или вовсе не база данных ({ $why }): «seasalt restore» вернёт резервную копию.
serve-fault-newer = { $about } создан более новым seasalt (версия { $why }): установите его или верните более старую копию.
serve-fault-foreign = { $about } принадлежит другой программе: в нём есть таблица «{ $why }». Я ничего в нём не менял.
serve-no-pages = Стол для браузера ещё не собран. В копии исходного кода его собирает `./dev play`; в установленном seasalt он уже есть.
