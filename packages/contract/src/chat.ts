import {
  bookLanguages,
  chatLimits,
  limits,
  type ChatMember,
  type Conversation,
  type Message,
  type QuotedMessage,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { id, idParams, singleLineText, isoDateTime } from './common-schemas.ts'
import { fileInfo } from './files.ts'
import { activeUser } from './profile.ts'
import { cardRemark } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** `active` means that the person is online now (spec §3). */
const status = z.enum(['active', 'offline'])

const chatMember = schemaFor<ChatMember>()(activeUser.extend({ status, last_seen_at: isoDateTime.nullable() }))

const conversation = schemaFor<Conversation>()(
  z.object({
    id,
    type: z.enum(['private', 'group']),
    fullName: z.string(),
    chat_name: z.string().nullable(),
    avatar: z.string().nullable(),
    chat_avatar: z.string().nullable(),
    status,
    last_seen_at: isoDateTime.nullable(),
    lastMessage: z.string().nullable(),
    lastMessageTime: isoDateTime.nullable(),
    lastMessageUser: z.object({ id, name: z.string() }).nullable(),
    unreadMessages: z.number().int().nonnegative(),
    unredmessage: z.number().int().nonnegative(),
    created_by: id.nullable(),
    book: z
      .object({ id, language: z.enum(bookLanguages), authors: z.string(), src_cover: z.string().nullable() })
      .nullable(),
    about: z.object({ kind: z.enum(['offer', 'application']), id }).nullable(),
  }),
)

const quotedMessage = schemaFor<QuotedMessage>()(
  z.object({ id, user_id: id, name: z.string(), content: z.string(), deleted_at: isoDateTime.nullable() }),
)

const message = schemaFor<Message>()(
  z.object({
    id,
    user_id: id,
    user: z.object({ name: z.string(), avatar: z.string().nullable() }),
    created_at: isoDateTime,
    edited_at: isoDateTime.nullable(),
    deleted_at: isoDateTime.nullable(),
    content: z.string(),
    reply_to: quotedMessage.nullable(),
    files: z.array(fileInfo.extend({ src: z.string().nullable() })),
    in_remarks: z.boolean(),
    read: z.boolean(),
    client_id: z.string().nullable(),
  }),
)

const okResponse = z.object({ ok: z.literal(true) })
const memberIds = z.array(id).max(chatLimits.members)

export const chatCalls = defineCalls({
  'GET /api/conversations': {
    summary: 'The caller’s conversations, the latest message first',
    access: requirePermission('personal', 'read'),
    shows: ['message'],
    response: z.object({ conversations: z.array(conversation) }),
  },
  'GET /api/contacts': {
    summary: 'People the caller may write to',
    access: requirePermission('personal', 'read'),
    lasting: 'choices of a form, fetched when it opens',
    response: z.object({ contacts: z.array(chatMember) }),
  },
  'POST /api/conversations': {
    summary:
      'Start a conversation. An existing one with that person, or about that book, offer or application, is returned instead',
    access: requirePermission('personal', 'write'),
    changes: ['message'],
    body: z.object({
      type: z.enum(['private', 'group']),
      user_ids: memberIds.default([]),
      chat_name: singleLineText(chatLimits.name).default(''),
      /** The book of the conversation. The members are the people who may read the book's card and work on it. */
      tech_card_id: id.nullable().default(null),
      /**
       * The offer of the conversation. The members are the customer, accounting, and the person who starts the conversation and may
       * read the offer.
       */
      offer_id: id.nullable().default(null),
      /**
       * The application of the conversation. The members are the authors, the people who answer applications, and the person who
       * starts the conversation and may read the application.
       */
      application_id: id.nullable().default(null),
    }),
    response: z.object({ conversation }),
  },
  'PUT /api/conversations/{id}': {
    summary: 'Set the name, members and picture of a group; only for its members from the press',
    access: requirePermission('personal', 'gather'),
    changes: ['message'],
    params: idParams,
    body: z.object({
      chat_name: singleLineText(chatLimits.name),
      user_ids: memberIds,
      /** An uploaded image. Null removes the picture; if omitted, the picture stays. A group about a book has no picture. */
      chat_avatar: id.nullish(),
    }),
    response: z.object({ conversation }),
  },
  'POST /api/conversations/{id}/leave': {
    summary: 'Leave a group',
    access: requirePermission('personal', 'write'),
    changes: ['message'],
    params: idParams,
    response: okResponse,
  },
  'POST /api/conversations/{id}/read': {
    summary: 'Mark all messages of a conversation as read',
    access: requirePermission('personal', 'write'),
    changes: ['message'],
    params: idParams,
    response: okResponse,
  },
  'POST /api/conversations/{id}/typing': {
    summary: 'Tell the other members through the live channel that the caller is typing; nothing is stored',
    access: requirePermission('personal', 'write'),
    changes: [],
    params: idParams,
    response: okResponse,
  },
  'GET /api/messages/{conversationId}': {
    summary: `Messages of a conversation, the oldest first: the last ${chatLimits.page}, or those before a given id`,
    access: requirePermission('personal', 'read'),
    shows: ['message'],
    params: z.object({ conversationId: id }),
    query: z.object({ before: id.optional() }),
    response: z.object({
      messages: z.array(message),
      /** Only with the last messages: earlier messages that were recently edited or deleted, or whose state as a remark changed. */
      changed: z.array(message),
      has_earlier: z.boolean(),
      members: z.array(chatMember),
      /** The last five files of the conversation, the newest first. `total_files` is the number of all files. */
      files: z.array(fileInfo.extend({ created_at: isoDateTime })),
      total_files: z.number().int().nonnegative(),
    }),
  },
  'POST /api/messages': {
    summary: 'Send a message; a retry with the same `client_id` creates no duplicate',
    access: requirePermission('personal', 'write'),
    changes: ['message'],
    body: z.object({
      conversation_id: id,
      /** An id that the sender creates, so that a retry after a lost answer creates no duplicate. */
      client_id: z.string().regex(/^[0-9a-f-]{32,36}$/),
      content: z.string().max(limits.noteLength).default(''),
      files: z.array(id).max(chatLimits.files).default([]),
      /** The message to which this message replies. Both belong to the same conversation. */
      reply_to_id: id.nullable().default(null),
    }),
    response: z.object({ message }),
  },
  'PUT /api/messages/{id}': {
    summary: 'Edit the text of an own message; its files stay',
    access: requirePermission('personal', 'write'),
    changes: ['message'],
    params: idParams,
    body: z.object({ content: z.string().max(limits.noteLength) }),
    response: z.object({ message }),
  },
  'DELETE /api/messages/{id}': {
    summary: 'Delete an own message with its files; a deletion note stays',
    access: requirePermission('personal', 'write'),
    changes: ['message'],
    params: idParams,
    response: okResponse,
  },
  'POST /api/messages/{id}/remark': {
    summary:
      'Add a message to the remarks of the tech card that its conversation is about; a message is added only once',
    access: requirePermission('techCards', 'write'),
    changes: ['message', 'techcard'],
    params: idParams,
    /** `stood` is true if the remark already existed. */
    response: z.object({ remark: cardRemark, stood: z.boolean() }),
  },
})
