import { aigul, elena, nurlan, saule } from '../../shared/fixtures/people.ts'
import { techCard } from '../../shared/fixtures/tech-cards.ts'
import type { BookFile, ChatBook, ChatMember, Conversation, Message } from './types.ts'

/* An example afternoon for stories. Almaty is five hours ahead of these UTC times. */

export const me = aigul.id
export const today = '2026-11-21'

export const members: ChatMember[] = [
  { ...elena, status: 'active' },
  { ...nurlan, status: 'active' },
  { ...saule, status: 'active' },
  { ...aigul, status: 'away' },
  { id: 21, name: 'Ғалым Ысқақ', avatar: null, status: 'away' },
]

const createConversation = (
  id: number,
  fullName: string,
  lastMessage: string,
  lastMessageTime: string,
  overrides: Partial<Conversation> = {},
): Conversation => ({
  id,
  type: 'private',
  fullName,
  chat_name: null,
  avatar: null,
  chat_avatar: null,
  status: 'away',
  lastMessage,
  lastMessageTime,
  unreadMessages: 0,
  created_by: 4,
  ...overrides,
})

export const bookConversation = createConversation(
  1,
  '',
  'сигнал отправили, ждём один экземпляр',
  '2026-11-21T09:08:00Z',
  {
    type: 'group',
    chat_name: techCard.book_name,
    book: { language: 'kz', authors: 'Ғ. Ысқақ', src_cover: null },
    lastMessageUser: elena,
    unreadMessages: 2,
  },
)
export const privateConversation = createConversation(
  3,
  saule.name,
  'Беттеуді ертең аяқтаймын',
  '2026-11-21T07:30:00Z',
  {
    status: 'active',
  },
)
export const conversations: Conversation[] = [
  bookConversation,
  createConversation(2, 'Марат Ильясов', 'Счёт за вклейку во вложении', '2026-11-21T08:51:00Z', {
    status: 'active',
    unreadMessages: 1,
  }),
  privateConversation,
  createConversation(4, '', 'бумагу привезли, 40 пачек', '2026-11-21T06:14:00Z', {
    type: 'group',
    chat_name: 'Атлас птиц Семиречья',
    book: { language: 'ru', authors: 'А. Ковшарь', src_cover: null },
    lastMessageUser: aigul,
  }),
  createConversation(5, 'Тимур Ли', 'Спасибо, посмотрю вечером', '2026-11-21T05:02:00Z'),
  createConversation(6, nurlan.name, '4-тарауды жібердім', '2026-11-21T04:47:00Z', { status: 'active' }),
  createConversation(7, '', 'КП-0411 подписано', '2026-11-20T10:20:00Z', {
    type: 'group',
    chat_name: 'Отдел продаж',
    lastMessageUser: aigul,
  }),
  createConversation(8, 'Дана Оспанова', 'Хорошо, до понедельника', '2026-11-20T08:00:00Z'),
  createConversation(9, elena.name, 'Протокол УМО РУМС пришёл', '2026-11-18T06:00:00Z', { status: 'active' }),
]

const createMessage = (
  id: number,
  user: { id: number; name: string },
  created_at: string,
  content: string,
  overrides: Partial<Message> = {},
): Message => ({ id, user_id: user.id, user: { name: user.name, avatar: null }, created_at, content, ...overrides })

const createPdf = (id: number, name: string, size: number) => ({ id, name, size, mime: 'application/pdf' })

export const messages: Message[] = [
  createMessage(
    101,
    nurlan,
    '2026-11-19T12:22:00Z',
    'Корректура закончена. В третьей главе заменили две таблицы, остальное без изменений.',
  ),
  createMessage(102, nurlan, '2026-11-19T12:22:30Z', '', { files: [createPdf(501, 'Корректура_гл3.pdf', 2_202_009)] }),
  createMessage(
    103,
    saule,
    '2026-11-21T05:31:00Z',
    'Қайырлы таң! Мұқабаның соңғы нұсқасын папкаға салдым. Түбінің қалыңдығы 25\u00a0мм деп есептедім.',
  ),
  createMessage(104, aigul, '2026-11-21T05:40:00Z', 'Рахмет! 25\u00a0мм дұрыс: 384 бет, офсет 80.', { read: true }),
  createMessage(105, aigul, '2026-11-21T05:41:00Z', 'Сигнал запускаем сегодня, срок сдачи автору 25 ноября.', {
    read: true,
  }),
  createMessage(
    106,
    elena,
    '2026-11-21T09:05:00Z',
    'Сигнальный экземпляр отправили в типографию, ждём один экземпляр к понедельнику.',
  ),
  createMessage(107, elena, '2026-11-21T09:08:00Z', '@Айгүл нужен ISBN на оборот титула до 16:00.'),
]

/** Returns a message from a colleague that is newer than `messages`. */
export const createIncomingMessage = (id: number, content: string): Message =>
  createMessage(id, elena, '2026-11-21T09:12:00Z', content)

/** Returns `count` messages: two days of talk among four people, ending before `messages` begin. */
export const createMessages = (count: number): Message[] => {
  const people = [nurlan, saule, elena, aigul]
  const lastTime = Date.parse('2026-11-18T12:00:00Z')
  return Array.from({ length: count }, (_item, index) =>
    createMessage(
      index + 1000,
      people[Math.floor(index / 3) % people.length] ?? elena,
      new Date(lastTime - (count - index) * 9 * 60_000).toISOString(),
      `Правка ${index + 1}: страница ${(index * 7) % 384}, абзац ${(index % 5) + 1}`,
    ),
  )
}

/** Returns a drawn picture that replaces a photo. */
const createPicture = (backgroundColor: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="280"><rect width="400" height="280" fill="${backgroundColor}"/><path d="M0 220 120 120l90 70 60-40 130 90v40H0z" fill="#fff" fill-opacity=".5"/></svg>`,
  )}`
/** A picture chosen for a group. */
export const groupPicture = createPicture('#57694f')

export const messagesWithPictures: Message[] = [
  createMessage(201, saule, '2026-11-21T05:20:00Z', 'Мұқабаның екі нұсқасы, https://press.kz/covers/1143.', {
    files: [
      { id: 601, name: 'Обложка_v4.png', size: 480_000, mime: 'image/png', src: createPicture('#66788a') },
      { id: 602, name: 'Обложка_v5.png', size: 512_000, mime: 'image/png', src: createPicture('#57694f') },
    ],
  }),
  createMessage(202, aigul, '2026-11-21T05:24:00Z', 'Вторая лучше.', {
    files: [
      {
        id: 603,
        name: 'Замечания_к_обложке_и_титулу_окончательная_версия_для_печати.docx',
        size: 88_000,
        mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      },
    ],
  }),
]

/** Example messages, some of them answered, changed or deleted. */
export const messagesWithReplies: Message[] = [
  ...messages,
  createMessage(108, aigul, '2026-11-21T09:10:00Z', 'Уже в карте: 978-601-04-6612-3', {
    reply_to: {
      id: 107,
      user_id: elena.id,
      name: elena.name,
      content: '@Айгүл нужен ISBN на оборот титула до 16:00.',
      deleted_at: null,
    },
    edited_at: '2026-11-21T09:11:00Z',
    read: true,
  }),
  createMessage(109, elena, '2026-11-21T09:12:00Z', '', { deleted_at: '2026-11-21T09:13:00Z' }),
  createMessage(110, nurlan, '2026-11-21T09:14:00Z', 'Ұсынған түсіңіз дұрыс екен, соны қалдырдым.', {
    reply_to: {
      id: 104,
      user_id: aigul.id,
      name: aigul.name,
      content: 'Рахмет! 25\u00a0мм дұрыс: 384 бет, офсет 80.',
      deleted_at: null,
    },
  }),
]

/** Example messages: one is already a remark of the book's tech card, another has a file and no text. */
export const remarkedMessages: Message[] = messages.map((original) =>
  original.id === 101 ? { ...original, in_remarks: true } : original,
)

export const unsentMessages: Message[] = [
  ...messages,
  createMessage(0, aigul, '2026-11-21T09:13:00Z', 'Уже в карте: 978-601-04-6612-3', { id: 'own-1', state: 'failed' }),
  createMessage(0, aigul, '2026-11-21T09:14:00Z', 'Проверьте ещё раз', { id: 'own-2', state: 'sending' }),
]

export const book: ChatBook = {
  id: techCard.id,
  book_name: techCard.book_name,
  language: techCard.language,
  authors: 'Ғ. Ысқақ',
  src_cover: null,
  stage: 'signal',
  due: '2026-11-25',
  quantity: 1000,
  project_manager: elena,
}

export const bookFiles: BookFile[] = [
  { ...createPdf(501, 'Корректура_гл3.pdf', 2_202_009), created_at: '2026-11-20T12:22:00Z' },
  { ...createPdf(502, 'Обложка_v5.pdf', 5_800_000), created_at: '2026-11-21T05:31:00Z' },
  { ...createPdf(503, 'Протокол_11.pdf', 610_000), created_at: '2026-06-30T06:00:00Z' },
]
