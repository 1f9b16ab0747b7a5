// The instruction that every portal offers at /instruction.pdf, in its three languages. `node docs/instruction/build.mjs` prints it anew.
export const instruction = {
  author: {
    ru: [
      'Как издать книгу: инструкция автора',
      [
        'Подайте заявку',
        'На странице «Мои книги» нажмите «Новая заявка». Заполните название, аннотации и авторов, приложите рукопись, заключение кафедры, заключение учёного совета и первую рецензию. Черновик сохраняется сам: можно закрыть страницу и вернуться.',
      ],
      [
        'Дождитесь решения',
        'Главный редактор ответит в течение десяти дней. Если нужна доработка, в заявке будет сказано, какой файл заменить, почему и до какого дня. Замените файл и отправьте заявку снова.',
      ],
      [
        'Следите за книгой',
        'После принятия у книги появится путь из десяти этапов: от редколлегии до доставки. Страница обновляется сама.',
      ],
      [
        'Проверьте сигнальный экземпляр',
        'Когда книга окажется на этапе «Подпись», посмотрите её целиком и подпишите сигнал. После подписи тираж уйдёт в печать.',
      ],
    ],
    kz: [
      'Кітапты қалай шығаруға болады: автор нұсқаулығы',
      [
        'Өтінім беріңіз',
        '«Менің кітаптарым» бетінде «Жаңа өтінім» түймесін басыңыз. Атауын, аңдатпаларын, авторларын толтырып, қолжазбаны, кафедра қорытындысын, ғылыми кеңес қорытындысын және бірінші пікірді тіркеңіз. Қаралама өзі сақталады: бетті жауып, кейін оралуға болады.',
      ],
      [
        'Шешімді күтіңіз',
        'Бас редактор он күн ішінде жауап береді. Пысықтау керек болса, қай файлды, не себепті және қай күнге дейін ауыстыру керегі өтінімде жазылады. Файлды ауыстырып, өтінімді қайта жіберіңіз.',
      ],
      [
        'Кітаптың жолын бақылаңыз',
        'Қабылданған соң кітаптың редакциялық алқадан жеткізуге дейінгі он кезеңдік жолы ашылады. Бет өзі жаңарып тұрады.',
      ],
      [
        'Сигналдық дананы тексеріңіз',
        'Кітап «Қол қою» кезеңіне жеткенде оны түгел қарап, сигналға қол қойыңыз. Содан кейін таралым басуға жіберіледі.',
      ],
    ],
    en: [
      'How to publish a book: instruction for authors',
      [
        'Send an application',
        'On “My books” press “New application”. Fill in the title, annotations and authors; attach the manuscript, the department’s conclusion, the academic council’s conclusion and the first review. The draft keeps itself: you may close the page and come back.',
      ],
      [
        'Wait for the decision',
        'The chief editor answers within ten days. If something has to be corrected, the application says which file, why and until when. Replace the file and send the application again.',
      ],
      [
        'Follow the book',
        'Once accepted, the book has a way of ten stages, from the editorial board to delivery. The page keeps itself up to date.',
      ],
      [
        'Check the signal copy',
        'When the book is at the stage “Signature”, look through it and sign the signal copy. The run goes to print after that.',
      ],
    ],
  },
  staff: {
    ru: [
      'Книга в производстве: инструкция сотрудника',
      ['Начните с очереди', 'На главной странице стоит то, что ждёт вас: просроченное сверху, рядом дни на этапе.'],
      [
        'Решите по заявке',
        'Принять, отправить на доработку или отказать. Доработку просят по каждому файлу: что, почему, до какого дня. Из принятой заявки создаётся тех. карта.',
      ],
      [
        'Ведите книгу по доске',
        'Перетащите карточку, или поднимите её пробелом и ведите стрелками, или выберите столбец в меню карточки. Куда ваша роль перемещать не может, доска скажет сразу. Знак ? показывает все клавиши.',
      ],
      [
        'Завершайте этапы формами',
        'Типография и склад не перетаскивают карточки: этап завершается кнопкой в паспорте издания.',
      ],
    ],
    kz: [
      'Өндірістегі кітап: қызметкер нұсқаулығы',
      [
        'Кезектен бастаңыз',
        'Басты бетте сізді күтіп тұрған істер тұрады: мерзімі өткені жоғарыда, қасында кезеңдегі күн саны.',
      ],
      [
        'Өтінім бойынша шешім қабылдаңыз',
        'Қабылдау, пысықтауға жіберу немесе қабылдамау. Пысықтау әр файл бойынша сұралады: нені, неге, қай күнге дейін. Қабылданған өтінімнен тех. карта жасалады.',
      ],
      [
        'Кітапты тақтамен жүргізіңіз',
        'Карточканы сүйреңіз немесе бос орын пернесімен көтеріп, көрсеткілермен жүргізіңіз, болмаса карточка мәзірінен бағанды таңдаңыз. Рөліңіз қайда жылжыта алмайтынын тақта бірден айтады. ? белгісі барлық пернелерді көрсетеді.',
      ],
      [
        'Кезеңдерді нысанмен аяқтаңыз',
        'Баспахана мен қойма карточканы сүйремейді: кезең басылым паспортындағы түймемен аяқталады.',
      ],
    ],
    en: [
      'A book in production: instruction for staff',
      ['Begin with the queue', 'The home screen holds what waits for you: overdue first, with the days at the stage.'],
      [
        'Decide on applications',
        'Accept, ask for a revision, or reject. A revision is asked file by file: what, why, until when. A tech card is made from an accepted application.',
      ],
      [
        'Move the book over the board',
        'Drag the card, or lift it with Space and lead it with the arrows, or choose a column in the card’s menu. Where your role may not move it, the board says at once. The ? key shows all the others.',
      ],
      [
        'Finish stages by their forms',
        'The printing house and the stock drag no cards: a stage is finished by a button in the book’s passport.',
      ],
    ],
  },
  partner: {
    ru: [
      'Портал партнёра: инструкция',
      [
        'Войдите',
        'Адрес почты и пароль — те, что указаны при регистрации организации. Забытый пароль восстанавливается письмом.',
      ],
      [
        'Проверьте профиль',
        'В профиле видно, что издательство знает о вас и вашей организации, и где вы сейчас вошли. Чужой сеанс можно завершить.',
      ],
      ['Читайте уведомления', 'Колокольчик показывает, что нового. Ненужное помечайте прочитанным.'],
    ],
    kz: [
      'Серіктес порталы: нұсқаулық',
      [
        'Кіріңіз',
        'Пошта мекенжайы мен құпиясөз — ұйымды тіркегенде көрсеткеніңіз. Ұмытылған құпиясөз хат арқылы қалпына келеді.',
      ],
      [
        'Профильді тексеріңіз',
        'Профильде баспаның сіз және ұйымыңыз туралы не білетіні және қай жерде кіргеніңіз көрінеді. Бөтен сеансты аяқтауға болады.',
      ],
      ['Хабарландыруларды оқыңыз', 'Қоңырау жаңалықты көрсетеді. Қажетсізін оқылды деп белгілеңіз.'],
    ],
    en: [
      'The partner portal: instruction',
      [
        'Sign in',
        'With the address and the password you registered the organisation with. A forgotten password is restored by a letter.',
      ],
      [
        'Check the profile',
        'It shows what the press knows of you and your organisation, and where you are signed in. A session that is not yours can be ended.',
      ],
      ['Read the notifications', 'The bell shows what is new. Mark read what you no longer need.'],
    ],
  },
}
