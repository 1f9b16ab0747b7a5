import type { RoleKey } from '@press/domain'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { conversationMembers, conversations, messages } from '../database/schema.ts'
import type { PlannedCard } from './cards.ts'
import { getAuthors, type Staff } from './people.ts'
import type { Calendar } from './random.ts'

interface DemoTalk {
  /** The name of a group. Null for private chats and for groups about a book. */
  name: string | null
  about?: 'book'
  people: readonly RoleKey[]
  /**
   * The people who have read everything, in addition to the author of the last message. All others have not seen the last message.
   */
  read?: readonly RoleKey[]
  /** The messages: days ago, sender and text. The oldest message is first. */
  said: readonly (readonly [ago: number, role: RoleKey, content: string])[]
}

const demoTalks: readonly DemoTalk[] = [
  {
    name: 'Редсовет',
    people: ['initiator', 'deputy', 'pm', 'supervisor', 'typography'],
    read: ['initiator', 'deputy'],
    said: [
      [6.2, 'initiator', 'Коллеги, план на следующий квартал жду до пятницы.'],
      [6.1, 'pm', 'По моим книгам готов: пять названий, два на казахском.'],
      [5.9, 'typography', 'Қағаз келді: офсет 80 г, 12 бума.'],
      [1.3, 'deputy', 'Протокол совета подписан, номера заключений внесла в заявки.'],
      [1.2, 'supervisor', 'Спасибо. По срокам сигнала у кого-то есть вопросы?'],
      [0.12, 'typography', 'У нас свободно со среды, можем взять два сигнала сразу.'],
    ],
  },
  {
    name: null,
    about: 'book',
    people: ['author', 'pm', 'typography'],
    read: ['typography'],
    said: [
      [3.4, 'author', 'Здравствуйте! Когда ждать вёрстку первой главы?'],
      [3.3, 'pm', 'Добрый день! Вёрстка будет в четверг, вторая глава ещё у редактора.'],
      [2.1, 'author', 'Рақмет! Суреттердің үлкен нұсқаларын да жіберемін.'],
      [0.9, 'pm', 'Получила. Две иллюстрации мельче 300 точек на дюйм, пришлите их, пожалуйста, ещё раз.'],
      [0.2, 'pm', 'Обложку согласовали, сигнал печатаем на этой неделе.'],
    ],
  },
  {
    name: null,
    people: ['accounting', 'partner'],
    said: [
      [4.1, 'partner', 'Добрый день! Можно ли получить счёт до конца месяца?'],
      [4, 'accounting', 'Здравствуйте. Да, выставим сегодня, он будет в ваших документах.'],
      [0.3, 'accounting', 'Оплату видим, спасибо. Акт придёт с тиражом.'],
    ],
  },
  {
    name: null,
    people: ['pm', 'executor'],
    read: ['executor'],
    said: [
      [2.5, 'pm', 'Возьмёте корректуру сборника? Срок — десять дней.'],
      [2.4, 'executor', 'Да, беру. Файл вижу в задании.'],
      [0.4, 'executor', 'Первую половину закончу завтра к обеду.'],
    ],
  },
  {
    name: null,
    people: ['typography', 'stock'],
    said: [
      [1.6, 'typography', 'Ертең 300 дана апарамыз, орын дайындаңыздар.'],
      [1.5, 'stock', 'Жақсы, үшінші сөре бос.'],
    ],
  },
  {
    name: null,
    people: ['author', 'initiator'],
    read: ['author'],
    said: [[8, 'initiator', 'Заявку приняли. Дальше с вами на связи менеджер проекта.']],
  },
]

/** Seeds a few conversations of the demo accounts, some of them unread. */
export async function seedChat(
  tx: Tx,
  staff: Staff,
  cards: readonly PlannedCard[],
  { ago }: Pick<Calendar, 'ago'>,
): Promise<void> {
  const getUserId = (role: RoleKey): number => {
    const [id] = staff.withRole(role)
    if (id === undefined) throw new Error(`The demo press has no account with the role ${role}`)
    return id
  }
  const author = getUserId('author')
  const book = cards.find(({ authors }) => getAuthors(authors, staff).some(({ user_id }) => user_id === author))
  for (const [talkIndex, { name, about, people, read: readerRoles = [], said: talkMessages }] of demoTalks.entries()) {
    const members = people.map(getUserId)
    const isGroup = name !== null || about === 'book'
    const [insertedConversation] = await tx
      .insert(conversations)
      .values({
        type: isGroup ? 'group' : 'private',
        chat_name: name,
        pair: isGroup ? null : members.toSorted((a, b) => a - b).join(':'),
        tech_card_id: about === 'book' ? (book?.id ?? null) : null,
        created_by: members[0],
      })
      .returning({ id: conversations.id })
    if (!insertedConversation) throw new Error('Insert returned no conversation')
    const insertedMessages = await tx
      .insert(messages)
      .values(
        talkMessages.map(([daysAgo, role, content], index) => ({
          conversation_id: insertedConversation.id,
          user_id: getUserId(role),
          client_id: `demo-${talkIndex}-${index}`,
          content,
          created_at: ago(daysAgo),
        })),
      )
      .returning({ id: messages.id })
    const [previousMessageId, lastMessageId] = [insertedMessages.at(-2)?.id ?? 0, insertedMessages.at(-1)?.id ?? 0]
    await tx
      .update(conversations)
      .set({ last_message_id: lastMessageId })
      .where(eq(conversations.id, insertedConversation.id))
    const lastAuthorRole = talkMessages.at(-1)?.[1]
    await tx.insert(conversationMembers).values(
      people.map((role) => ({
        conversation_id: insertedConversation.id,
        user_id: getUserId(role),
        read_id: role === lastAuthorRole || readerRoles.includes(role) ? lastMessageId : previousMessageId,
      })),
    )
  }
}
