import type { AnswerOf } from '@press/contract'
import { type Conversation, type QuotedMessage, type Message, chatLimits } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db, Queryable } from '../../database/database.ts'
import { queryRows, isoTimestampSql } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { getImage } from '../shared/images.ts'
import type { PersonRow } from '../shared/people.ts'
import { type Presence, getPresenceStatus, toChatMember } from './contacts.ts'
import { presenceJsonSql } from '../shared/chat/contacts.ts'

interface QueryContext {
  db: Db
  files: Files
  person: Person
}

/** The number of files that are shown next to a conversation. */
const newestFileCount = 5
/** The number of characters that a reply quotes from a message. */
const quoteLength = 200

interface Row {
  id: number
  type: 'private' | 'group'
  chat_name: string | null
  created_by: number | null
  other: (PersonRow & { presence: Presence }) | null
  picture: number | null
  book: { id: number; language: 'kz' | 'ru' | 'en' | 'other'; authors: string; cover: number | null } | null
  last_content: string | null
  last_file: string | null
  last_at: string | null
  last_user: { id: number; name: string } | null
  about: Conversation['about']
  unread: number
}

const toConversation =
  (files: Files) =>
  ({
    other: otherMember,
    picture,
    book,
    last_content,
    last_file,
    last_at,
    last_user,
    unread,
    ...row
  }: Row): Conversation => {
    const cover = book && getImage(files, book.cover, 'thumb')
    return {
      ...row,
      fullName: otherMember?.name ?? '',
      avatar: otherMember && getImage(files, otherMember.avatar_file_id, 'thumb'),
      chat_avatar: cover ?? getImage(files, picture, 'thumb'),
      ...(otherMember ? getPresenceStatus(otherMember.presence) : { status: 'offline', last_seen_at: null }),
      lastMessage: last_content || last_file,
      lastMessageTime: last_at,
      lastMessageUser: last_user,
      unreadMessages: unread,
      unredmessage: unread,
      book: book && { id: book.id, language: book.language, authors: book.authors, src_cover: cover },
    }
  }

/** The name of a group: the name that its members gave it, or else the name of its subject. */
export const chatNameSql = sql`coalesce(chat_name, tech_cards.book_name, applications.book_name,
  offers.number || ' · ' || offers.recipient_name)`
/** Joins the offers and applications that `conversations` are about. */
export const subjectJoins = sql`left join offers on offers.id = conversations.offer_id
  left join applications on applications.id = conversations.application_id`

/** Selects a person's conversations that match a condition. */
const selectConversations = (person: Pick<Person, 'id'>, condition: SQL): SQL => sql`
  select conversations.id, type, ${chatNameSql} as chat_name, conversations.created_by,
    picture_file_id as picture,
    case when conversations.offer_id is not null then json_build_object('kind', 'offer', 'id', conversations.offer_id)
      when conversations.application_id is not null
        then json_build_object('kind', 'application', 'id', conversations.application_id) end as about,
    case when type = 'private' then (
      select json_build_object('id', users.id, 'name', name, 'role_id', role_id, 'avatar_file_id', avatar_file_id,
        'presence', ${presenceJsonSql('users')})
      from conversation_members others join users on users.id = others.user_id
      where others.conversation_id = conversations.id and users.id <> ${person.id}) end as other,
    case when tech_cards.id is not null then json_build_object('id', tech_cards.id, 'language', tech_cards.language,
      'authors', tech_cards.authors, 'cover', tech_cards.cover_file_id) end as book,
    last.content as last_content, last.created_at as last_at,
    (select files.name from file_links join files on files.id = file_id
      where resource = 'message' and resource_id = last.id order by field limit 1) as last_file,
    case when writers.id is not null then json_build_object('id', writers.id, 'name', writers.name) end as last_user,
    (select count(*)::int from messages where messages.conversation_id = conversations.id
      and messages.id > own.read_id and messages.user_id <> ${person.id} and deleted_at is null) as unread
  from conversation_members own
  join conversations on conversations.id = own.conversation_id
  left join tech_cards on tech_cards.id = conversations.tech_card_id
  ${subjectJoins}
  left join messages last on last.id = conversations.last_message_id
  left join users writers on writers.id = last.user_id
  where own.user_id = ${person.id} and ${condition}
  order by coalesce(last.created_at, conversations.created_at) desc, conversations.id desc
  limit 500`

export const listConversations = async ({ db, files, person }: QueryContext): Promise<Conversation[]> =>
  (await queryRows<Row>(db, selectConversations(person, sql`true`))).map(toConversation(files))

export async function findConversation({ db, files, person }: QueryContext, id: number): Promise<Conversation> {
  const [conversation] = (await queryRows<Row>(db, selectConversations(person, sql`conversations.id = ${id}`))).map(
    toConversation(files),
  )
  if (!conversation) throw new PressError('notFound')
  return conversation
}

export async function isMember(db: Queryable, person: Pick<Person, 'id'>, conversationId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from conversation_members where conversation_id = ${conversationId} and user_id = ${person.id}`,
  )
  return rows.length > 0
}

/** Whether a message is in one of the person's conversations. */
export async function canReadMessage(db: Db, person: Pick<Person, 'id'>, id: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from messages join conversation_members own using (conversation_id)
      where messages.id = ${id} and own.user_id = ${person.id}`,
  )
  return rows.length > 0
}

interface MessageRow {
  id: number
  user_id: number
  name: string
  avatar_file_id: number | null
  created_at: string
  edited_at: string | null
  deleted_at: string | null
  content: string
  reply_to: QuotedMessage | null
  in_remarks: boolean
  client_id: string | null
  read: boolean
  files: { id: number; name: string; size: number; mime: string }[]
}

const messageColumns = ({ id }: Pick<Person, 'id'>): SQL => sql`
  messages.id, messages.user_id, users.name, users.avatar_file_id, messages.created_at, messages.edited_at,
  messages.deleted_at, messages.content,
  (select json_build_object('id', quoted.id, 'user_id', quoted.user_id, 'name', writers.name,
      'content', case when quoted.content <> '' then left(quoted.content, ${quoteLength}) else coalesce(
        (select files.name from file_links join files on files.id = file_id
          where resource = 'message' and resource_id = quoted.id order by field limit 1), '') end,
      'deleted_at', ${isoTimestampSql('quoted.deleted_at')})
    from messages quoted join users writers on writers.id = quoted.user_id
    where quoted.id = messages.reply_to_id) as reply_to,
  exists (select from card_remarks where message_id = messages.id) as in_remarks,
  case when messages.user_id = ${id} then messages.client_id end as client_id,
  exists (select from conversation_members readers where readers.conversation_id = messages.conversation_id
    and readers.user_id <> messages.user_id and readers.read_id >= messages.id) as read,
  (select coalesce(json_agg(json_build_object('id', files.id, 'name', files.name, 'size', files.size, 'mime', files.mime)
      order by field), '[]')
    from file_links join files on files.id = file_id where resource = 'message' and resource_id = messages.id) as files`

/** When a message was last edited, deleted, or marked as a remark. Browsers that show the message need these changes. */
const lastChangedSql = sql`greatest(messages.deleted_at, messages.edited_at, messages.remarked_at)`

const toMessage =
  (filesService: Files) =>
  ({ name, avatar_file_id, files, ...row }: MessageRow): Message => ({
    ...row,
    user: { name, avatar: getImage(filesService, avatar_file_id, 'thumb') },
    files: files.map((file) => ({
      ...file,
      src: file.mime.startsWith('image/') ? filesService.imageUrl(file.id, 'thumb') : null,
    })),
  })

export async function findMessage({ db, files, person }: QueryContext, id: number): Promise<Message> {
  const [row] = await queryRows<MessageRow>(
    db,
    sql`select ${messageColumns(person)} from messages join users on users.id = messages.user_id where messages.id = ${id}`,
  )
  if (!row) throw new PressError('notFound')
  return toMessage(files)(row)
}

export async function readMessages(
  { db, files, person }: QueryContext,
  id: number,
  beforeId: number | undefined,
): Promise<AnswerOf<'GET /api/messages/{conversationId}'>> {
  if (!(await isMember(db, person, id))) throw new PressError('notFound')
  const [rows, changedRows, members, sentFiles] = await Promise.all([
    queryRows<MessageRow>(
      db,
      sql`select ${messageColumns(person)} from messages join users on users.id = messages.user_id
        where conversation_id = ${id} ${beforeId === undefined ? sql`` : sql`and messages.id < ${beforeId}`}
        order by messages.id desc limit ${chatLimits.page + 1}`,
    ),
    beforeId === undefined
      ? queryRows<MessageRow>(
          db,
          sql`select ${messageColumns(person)} from messages join users on users.id = messages.user_id
            where conversation_id = ${id} and ${lastChangedSql} is not null
            order by ${lastChangedSql} desc limit ${chatLimits.changed}`,
        )
      : [],
    queryRows<PersonRow & { presence: Presence }>(
      db,
      sql`select users.id, name, role_id, avatar_file_id, ${presenceJsonSql('users')} as presence
        from conversation_members join users on users.id = user_id where conversation_id = ${id} order by name`,
    ),
    queryRows<{ files: AnswerOf<'GET /api/messages/{conversationId}'>['files']; total: number }>(
      db,
      sql`with sent as (
          select files.id, files.name, files.size, files.mime, ${isoTimestampSql('messages.created_at')} as created_at, messages.id as message
          from messages join file_links on resource = 'message' and resource_id = messages.id
            join files on files.id = file_id where conversation_id = ${id})
        select (select count(*)::int from sent) as total,
          (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'size', size, 'mime', mime,
              'created_at', created_at) order by message desc, id desc), '[]')
            from (select * from sent order by message desc, id desc limit ${newestFileCount}) newest) as files`,
    ),
  ])
  const page = rows.slice(0, chatLimits.page).toReversed()
  const firstId = page[0]?.id ?? 0
  return {
    messages: page.map(toMessage(files)),
    changed: changedRows.filter((one) => one.id < firstId).map(toMessage(files)),
    has_earlier: rows.length > chatLimits.page,
    members: members.map((row) => toChatMember(row, files)),
    files: sentFiles[0]?.files ?? [],
    total_files: sentFiles[0]?.total ?? 0,
  }
}
