import { sql, type SQL } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, kazakhText } from '../columns.ts'
import { applications } from './applications.ts'
import { offers } from './offers.ts'
import { users } from './people.ts'
import { techCards } from './tech-cards.ts'

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    type: text('type', { enum: ['private', 'group'] }).notNull(),
    /** The name of a group. Null when the group has the title of its book. */
    chat_name: kazakhText('chat_name'),
    /** Only for a private chat: the ids of the two people, the lower id first, so that each pair has one chat. */
    pair: text('pair').unique(),
    /** The book that a group is about. */
    tech_card_id: integer('tech_card_id')
      .unique()
      .references(() => techCards.id, { onDelete: 'cascade' }),
    /** The offer or the application that a group is about. */
    offer_id: integer('offer_id')
      .unique()
      .references(() => offers.id, { onDelete: 'cascade' }),
    application_id: integer('application_id')
      .unique()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The picture of a group that is not about a book. */
    picture_file_id: integer('picture_file_id'),
    created_by: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /**
     * The id of the last message; 0 while there are no messages. Messages get their ids while this row is locked, so that a reader
     * never sees a higher id before a lower one.
     */
    last_message_id: integer('last_message_id').notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [check('conversations_pair', sql`(${table.type} = 'private') = (${table.pair} is not null)`)],
)

export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversation_id: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the last message that the member has read. */
    read_id: integer('read_id').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.conversation_id, table.user_id] }),
    index('conversation_members_user').on(table.user_id),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversation_id: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** An id that the sender creates. The same message sent twice is therefore stored once. */
    client_id: text('client_id').notNull(),
    content: text('content').notNull(),
    /** The message to which this message replies. It is quoted above this message. */
    reply_to_id: integer('reply_to_id').references((): AnyPgColumn => messages.id),
    created_at: createdAt(),
    edited_at: timestamptz('edited_at'),
    /** When the message was deleted. A deleted message keeps its place, without text and files. */
    deleted_at: timestamptz('deleted_at'),
    /** When the message was last added to the tech card's remarks, or removed from them. */
    remarked_at: timestamptz('remarked_at'),
    search: text('search').generatedAlwaysAs((): SQL => sql`press_search(content)`),
  },
  (table) => [
    index('messages_conversation').on(table.conversation_id, table.id),
    index('messages_reply')
      .on(table.reply_to_id)
      .where(sql`reply_to_id is not null`),
    index('messages_changed')
      .on(table.conversation_id, sql`greatest(deleted_at, edited_at, remarked_at)`)
      .where(sql`greatest(deleted_at, edited_at, remarked_at) is not null`),
    uniqueIndex('messages_client').on(table.user_id, table.client_id),
    index('messages_search').using('gin', sql`search gin_trgm_ops`),
  ],
)

/** Messages that were added to the remarks of their conversation's tech card, with the text that they had at that moment. */
export const cardRemarks = pgTable(
  'card_remarks',
  {
    id: id(),
    tech_card_id: integer('tech_card_id')
      .notNull()
      .references(() => techCards.id, { onDelete: 'cascade' }),
    /** The message. It is in the remarks at most once. */
    message_id: integer('message_id')
      .notNull()
      .unique()
      .references(() => messages.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    author_id: integer('author_id')
      .notNull()
      .references(() => users.id),
    said_at: timestamptz('said_at').notNull(),
    recorded_by: integer('recorded_by')
      .notNull()
      .references(() => users.id),
    recorded_at: timestamptz('recorded_at').notNull().defaultNow(),
  },
  (table) => [index('card_remarks_card').on(table.tech_card_id)],
)
