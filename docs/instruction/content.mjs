/*
 * The manual that every portal offers at /instruction.pdf. Each task has its screen (`path`, below /app/{role}/), the folders that
 * render the screen (`made`), and its title and steps in three languages. References such as [feature:key] stand for interface
 * names from the catalogs. After any change, run `node docs/instruction/build.mjs`; until then lint/instruction.test.ts fails.
 */
export const instruction = {
  author: {
    title: {
      ru: 'Как издать книгу: инструкция автора',
      kz: 'Кітапты қалай шығаруға болады: автор нұсқаулығы',
      en: 'How to publish a book: instruction for authors',
    },
    tasks: [
      {
        role: 'author',
        path: 'applications/new',
        made: ['portals/author/src/applications'],
        ru: [
          'Подайте заявку',
          'На странице «[shell:nav.books]» нажмите «[home:books.newApplication]». Заполните название, аннотации и авторов, приложите рукопись, заключение кафедры, заключение учёного совета и первую рецензию. Черновик сохраняется сам: можно закрыть страницу и вернуться.',
        ],
        kz: [
          'Өтінім беріңіз',
          '«[shell:nav.books]» бетінде «[home:books.newApplication]» түймесін басыңыз. Атауын, аңдатпаларын, авторларын толтырып, қолжазбаны, кафедра қорытындысын, ғылыми кеңес қорытындысын және бірінші пікірді тіркеңіз. Қаралама өзі сақталады: бетті жауып, кейін оралуға болады.',
        ],
        en: [
          'Send an application',
          'On “[shell:nav.books]” press “[home:books.newApplication]”. Fill in the title, annotations and authors; attach the manuscript, the department’s conclusion, the academic council’s conclusion and the first review. The draft is saved by itself: you may close the page and come back.',
        ],
      },
      {
        role: 'author',
        path: 'home',
        made: ['portals/author/src/home', 'packages/ui/src/press/books'],
        ru: [
          'Следите за книгой',
          'Главный редактор ответит в течение десяти дней. Если нужна доработка, в заявке сказано, какой файл заменить, почему и до какого дня. После принятия у книги появится путь из десяти этапов; страница обновляется сама.',
        ],
        kz: [
          'Кітаптың жолын бақылаңыз',
          'Бас редактор он күн ішінде жауап береді. Пысықтау керек болса, қай файлды, не себепті және қай күнге дейін ауыстыру керегі өтінімде жазылады. Қабылданған соң кітаптың он кезеңнен тұратын жолы көрінеді; бет өзі жаңарады.',
        ],
        en: [
          'Follow the book',
          'The chief editor answers within ten days. If something has to be corrected, the application says which file, why and until when. Once accepted, the book has a way of ten stages; the page updates itself.',
        ],
      },
      {
        role: 'author',
        path: 'offers',
        made: ['portals/author/src/offers', 'packages/ui/src/press/offers'],
        ru: [
          'Примите КП и запросите счёт',
          'В разделе «[shell:nav.documents]» откройте КП, примите его или попросите изменить, затем запросите счёт. Договор подписывается в разделе «[shell:nav.contracts]»: кодом из письма или своей ЭЦП.',
        ],
        kz: [
          'КҰ қабылдап, шот сұратыңыз',
          '«[shell:nav.documents]» бөлімінде КҰ ашып, қабылдаңыз немесе өзгертуді сұраңыз, содан кейін шот сұратыңыз. Шартқа «[shell:nav.contracts]» бөлімінде хаттағы кодпен немесе ЭЦҚ арқылы қол қойылады.',
        ],
        en: [
          'Accept the offer and ask for the invoice',
          'Under “[shell:nav.documents]” open the offer, accept it or ask for a change, then ask for the invoice. A contract is signed under “[shell:nav.contracts]”, by a code from a letter or by your own signature.',
        ],
      },
      {
        role: 'author',
        path: 'booktracking',
        made: ['portals/author/src/tracking', 'portals/author/src/signals'],
        ru: [
          'Проверьте сигнальный экземпляр',
          'Когда книга окажется у вас, откройте её, посмотрите целиком и подпишите сигнал или отметьте замечания. После подписи тираж уйдёт в печать. Готовую работу можно оценить на странице книги.',
        ],
        kz: [
          'Сигнал данасын тексеріңіз',
          'Кітап сізге келгенде ашып, түгел қарап шығыңыз, сигналға қол қойыңыз немесе ескертпе жазыңыз. Қол қойылған соң таралым басуға кетеді. Дайын жұмысты кітап бетінде бағалауға болады.',
        ],
        en: [
          'Check the signal copy',
          'When the book is with you, open it, look through it and sign the signal copy, or note your remarks. The run goes to print after that. The finished work can be rated on the book’s page.',
        ],
      },
    ],
  },
  partner: {
    title: {
      ru: 'Портал партнёра: инструкция',
      kz: 'Серіктес порталы: нұсқаулық',
      en: 'The partner portal: instruction',
    },
    tasks: [
      {
        role: 'partner',
        path: 'home',
        made: ['portals/partner/src/home'],
        ru: [
          'Решите по КП',
          'Главная показывает, что нужно решить и оплатить. КП можно принять, отклонить с причиной или попросить изменить; после этого запросите счёт.',
        ],
        kz: [
          'КҰ бойынша шешім қабылдаңыз',
          'Басты бетте не шешу және не төлеу керегі көрінеді. КҰ қабылдауға, себебін жазып қабылдамауға немесе өзгертуді сұрауға болады; содан кейін шот сұратыңыз.',
        ],
        en: [
          'Decide on offers',
          'The home screen shows what to decide and to pay. An offer can be accepted, declined with a reason, or asked to be changed; then ask for the invoice.',
        ],
      },
      {
        role: 'partner',
        path: 'kanban',
        made: ['portals/partner/src/boards'],
        ru: [
          'Смотрите, где ваш заказ',
          'Доска показывает, какие заказы у отдела продаж, в печати, на складе и доставлены. Когда книги пришли, подтвердите получение или напишите, чего не хватает.',
        ],
        kz: [
          'Тапсырысыңыз қайда екенін қараңыз',
          'Тақтада қай тапсырыс сату бөлімінде, басылымда, қоймада екені және жеткізілгені көрінеді. Кітап келгенде алғаныңызды растаңыз немесе не жетпейтінін жазыңыз.',
        ],
        en: [
          'See where your order is',
          'The board shows which orders are with the sales department, in print, in stock and delivered. When the books have come, confirm it or write what is missing.',
        ],
      },
      {
        role: 'partner',
        path: 'organization',
        made: ['portals/partner/src/organizations'],
        ru: [
          'Проверьте реквизиты',
          'Из реквизитов организации печатаются счета и договоры. Исправьте их здесь: новые бумаги выйдут уже с ними.',
        ],
        kz: [
          'Деректемелерді тексеріңіз',
          'Шот пен шарт ұйымның деректемелерімен басылады. Оларды осында түзетіңіз: жаңа қағаздар жаңа деректермен шығады.',
        ],
        en: [
          'Check the particulars',
          'Invoices and contracts are printed with the particulars of your organisation. Correct them here: new papers come out with them.',
        ],
      },
    ],
  },
  staff: {
    title: {
      ru: 'Книга в производстве: инструкция сотрудника',
      kz: 'Өндірістегі кітап: қызметкер нұсқаулығы',
      en: 'A book in production: instruction for staff',
    },
    tasks: [
      {
        role: 'initiator',
        path: 'appstatus',
        made: ['portals/staff/src/applications', 'packages/ui/src/press/applications'],
        ru: [
          'Решите по заявкам',
          'Примите заявку, отправьте на доработку или откажите. Доработку просят по каждому файлу: что, почему, до какого дня. Из принятой заявки создаётся техническая карта.',
        ],
        kz: [
          'Өтінімдер бойынша шешім қабылдаңыз',
          'Өтінімді қабылдаңыз, пысықтауға жіберіңіз немесе қабылдамаңыз. Пысықтау әр файл бойынша сұралады: нені, неге, қай күнге дейін. Қабылданған өтінімнен техникалық карта жасалады.',
        ],
        en: [
          'Decide on applications',
          'Accept, ask for a revision, or reject. A revision is asked file by file: what, why, until when. A tech card is made from an accepted application.',
        ],
      },
      {
        role: 'initiator',
        path: 'kanban',
        made: ['portals/staff/src/boards', 'packages/ui/src/patterns/KanbanBoard'],
        ru: [
          'Ведите книгу по доске',
          'Перетащите карточку, или поднимите её пробелом и ведите стрелками, или выберите столбец в меню карточки. Куда ваша роль перемещать не может, доска скажет сразу. Знак ? показывает все клавиши.',
        ],
        kz: [
          'Кітапты тақтамен жүргізіңіз',
          'Карточканы сүйреңіз немесе бос орын пернесімен көтеріп, көрсеткілермен жүргізіңіз, болмаса карточка мәзірінен бағанды таңдаңыз. Рөліңіз қайда жылжыта алмайтынын тақта бірден айтады. ? белгісі барлық пернелерді көрсетеді.',
        ],
        en: [
          'Move the book over the board',
          'Drag the card, or lift it with Space and lead it with the arrows, or choose a column in the card’s menu. Where your role may not move it, the board says at once. The ? key shows all the keys.',
        ],
      },
      {
        role: 'deputy',
        path: 'support',
        made: ['packages/shell/src/screens/support', 'packages/ui/src/press/support'],
        ru: [
          'Отвечайте на обращения',
          'Возьмите обращение, ответьте и закройте его. Заметки видят только те, кто отвечает. Новые обращения стоят и на главной странице.',
        ],
        kz: [
          'Өтініштерге жауап беріңіз',
          'Өтінішті алып, жауап беріңіз де, жабыңыз. Ескертпелерді жауап беретіндер ғана көреді. Жаңа өтініштер басты бетте де тұрады.',
        ],
        en: [
          'Answer support requests',
          'Take a request, answer it and resolve it. Notes are seen only by those who answer. New requests stand on the home screen as well.',
        ],
      },
      {
        role: 'pm',
        path: 'home',
        made: ['portals/staff/src/home', 'packages/ui/src/press/queue/QueueList'],
        ru: [
          'Начните с очереди',
          'На главной странице стоит то, что ждёт вас: просроченное сверху, рядом дни на этапе. Шаг делается прямо из строки.',
        ],
        kz: [
          'Кезектен бастаңыз',
          'Басты бетте сізді күтіп тұрған істер тұрады: мерзімі өткені жоғарыда, қасында кезеңдегі күн саны. Қадам жолдың өзінен жасалады.',
        ],
        en: [
          'Begin with the queue',
          'The home screen holds what waits for you: overdue first, with the days at the stage. The step is taken from its row.',
        ],
      },
      {
        role: 'pm',
        path: 'projects',
        made: ['portals/staff/src/projects', 'packages/ui/src/press/projects'],
        ru: [
          'Раздайте работы и примите их',
          'В проекте добавьте работы с исполнителем, сроком и ценой. Сданную работу примите с пятью оценками или верните с причиной.',
        ],
        kz: [
          'Жұмыс беріп, қабылдаңыз',
          'Жобаға орындаушысы, мерзімі және бағасы бар жұмыстарды қосыңыз. Тапсырылған жұмысты бес бағамен қабылдаңыз немесе себебін жазып қайтарыңыз.',
        ],
        en: [
          'Give out works and approve them',
          'Add works to the project with who does them, until when and for how much. Approve a finished work with five scores, or return it with a reason.',
        ],
      },
      {
        role: 'executor',
        path: 'home',
        made: ['portals/staff/src/home', 'packages/ui/src/press/projects'],
        ru: [
          'Возьмите и сдайте работу',
          'Предложенную работу возьмите или откажитесь. Готовую сдайте с файлом. В разделе «[shell:nav.mywallet]» видно, что принято и когда оплачено.',
        ],
        kz: [
          'Жұмысты алып, тапсырыңыз',
          'Ұсынылған жұмысты алыңыз немесе бас тартыңыз. Дайынын файлымен тапсырыңыз. «[shell:nav.mywallet]» бөлімінде не қабылданғаны және қашан төленгені көрінеді.',
        ],
        en: [
          'Take a work and hand it in',
          'Take an offered work or decline it. Hand the finished one in with its file. “[shell:nav.mywallet]” shows what was approved and when it was paid.',
        ],
      },
      {
        role: 'accounting',
        path: 'home',
        made: ['portals/staff/src/home', 'packages/ui/src/press/accounts'],
        ru: [
          'Разберите день по деньгам',
          'Главная показывает, кому выставить счёт, кто опаздывает с оплатой и кому ответить. Счёт делается одной кнопкой, напоминание уходит письмом.',
        ],
        kz: [
          'Ақша бойынша күнді реттеңіз',
          'Басты бетте кімге шот шығару, кімнің төлемі кешігіп жатқаны және кімге жауап беру керегі көрінеді. Шот бір түймемен жасалады, еске салу хатпен кетеді.',
        ],
        en: [
          'Go through the day’s money',
          'The home screen shows whom to invoice, who is late with a payment and whom to answer. An invoice is made by one button; a reminder goes by letter.',
        ],
      },
      {
        role: 'accounting',
        path: 'offers',
        made: ['portals/staff/src/offers', 'packages/ui/src/press/offers'],
        ru: [
          'Ведите КП, счета и оплату',
          'Откройте КП, чтобы увидеть книги, оплату и бумаги. Пока КП не принято, тиражи и цены меняются прямо в его таблице; после принятия делается новая версия.',
        ],
        kz: [
          'КҰ, шот және төлемді жүргізіңіз',
          'Кітаптарын, төлемін және қағаздарын көру үшін КҰ ашыңыз. КҰ қабылданғанша таралым мен баға кестесінде өзгертіледі; қабылданған соң жаңа нұсқасы жасалады.',
        ],
        en: [
          'Keep offers, invoices and payments',
          'Open an offer to see its books, payments and papers. Until it is accepted, runs and prices are changed in its table; after that its next version is made.',
        ],
      },
      {
        role: 'typography',
        path: 'home',
        made: ['portals/staff/src/home', 'packages/ui/src/press/print-plan'],
        ru: [
          'Печатайте по плану',
          'План стоит в порядке обещанных дней. Начните тираж из строки; этап завершает форма печати: доску типография не двигает.',
        ],
        kz: [
          'Жоспар бойынша басыңыз',
          'Жоспар уәде етілген күндер ретімен тұрады. Таралымды жолдан бастаңыз; кезеңді басу нысаны аяқтайды: баспахана тақтаны жылжытпайды.',
        ],
        en: [
          'Print by the plan',
          'The plan stands in the order of promised days. Start a run from its row; the print form finishes the stage: the printing house moves nothing on the board.',
        ],
      },
      {
        role: 'stock',
        path: 'books',
        made: ['portals/staff/src/books', 'portals/staff/src/stock'],
        ru: [
          'Примите и выдайте тираж',
          'Приход и выдача отмечаются в карте книги; здесь видно, сколько экземпляров где. Недостача ждёт решения на главной.',
        ],
        kz: [
          'Таралымды қабылдап, беріңіз',
          'Кіріс пен беру кітап картасында белгіленеді; мұнда неше дана қайда екені көрінеді. Кем шыққаны басты бетте шешімін күтеді.',
        ],
        en: [
          'Receive and hand over a run',
          'Receipts and deliveries are noted in the book’s card; here stands how many copies are where. A shortage waits on the home screen.',
        ],
      },
      {
        role: 'hr',
        path: 'time-tracker',
        made: ['portals/staff/src/time', 'packages/ui/src/press/time'],
        ru: [
          'Ведите людей и время',
          'Здесь видно, кто на работе, и стоят просьбы исправить часы: одобрите или откажите с причиной. Табель месяца выгружается книгой Excel. Людей приглашают в разделе «[shell:nav.users]».',
        ],
        kz: [
          'Адамдар мен уақытты жүргізіңіз',
          'Мұнда кім жұмыста екені көрінеді, сағат түзету өтініштері тұрады: мақұлдаңыз немесе себебін жазып қабылдамаңыз. Ай табелі Excel кітабы болып жүктеледі. Адамдар «[shell:nav.users]» бөлімінде шақырылады.',
        ],
        en: [
          'Keep people and hours',
          'Here stands who is at work, and requests to correct hours: approve, or refuse with a reason. The month’s timesheet is saved as a workbook. People are invited under “[shell:nav.users]”.',
        ],
      },
      {
        role: 'supervisor',
        path: 'events-log',
        made: ['portals/staff/src/events-log', 'packages/ui/src/press/events-log'],
        ru: [
          'Найдите, кто что изменил',
          'Журнал говорит, кто, что и откуда изменил, и что было до. Сузьте его по дням, людям и делам и выгрузите. Письма, которые не ушли, стоят на главной.',
        ],
        kz: [
          'Кім нені өзгерткенін табыңыз',
          'Журнал кім нені және қайдан өзгерткенін, бұрын не болғанын айтады. Оны күн, адам және іс бойынша тарылтып, жүктеп алыңыз. Кетпей қалған хаттар басты бетте тұрады.',
        ],
        en: [
          'Find who changed what',
          'The log says who changed what, from where, and what it was before. Narrow it by days, people and subjects, and export it. Letters that did not go stand on the home screen.',
        ],
      },
      {
        role: 'director',
        path: 'statistics',
        made: ['portals/staff/src/statistics', 'packages/ui/src/press/statistics'],
        ru: [
          'Посмотрите, как идут дела',
          'Выберите месяц, квартал или год. Знак вопроса говорит, как считается цифра, сама цифра ведёт к своим строкам. Всё выгружается в Excel, CSV и на печать.',
        ],
        kz: [
          'Істің қалай жүріп жатқанын қараңыз',
          'Айды, тоқсанды немесе жылды таңдаңыз. Сұрақ белгісі санның қалай есептелетінін айтады, сан өз жолдарына апарады. Бәрі Excel, CSV болып жүктеледі және басылады.',
        ],
        en: [
          'See how the press stands',
          'Choose a month, a quarter or a year. The question mark says how a figure is counted; the figure leads to its rows. All of it leaves as Excel, CSV and on paper.',
        ],
      },
    ],
  },
}
