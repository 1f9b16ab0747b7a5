import type { chatCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { listContacts } from './contacts.ts'
import { listConversations, readMessages } from './queries.ts'
import { deleteMessage, editMessage, sendMessage } from './messages.ts'
import { addMessageToRemarks } from './remarks.ts'
import { notifyTyping } from './typing.ts'
import { openConversation, editConversation, leaveConversation, markConversationRead } from './commands.ts'

export const handlers: HandlersOf<typeof chatCalls> = {
  'GET /api/conversations': async (call) => ({ conversations: await listConversations(call) }),
  'GET /api/contacts': async (call) => ({ contacts: await listContacts(call) }),
  'POST /api/conversations': async (call) => ({ conversation: await openConversation(call, call.body) }),
  'PUT /api/conversations/{id}': async (call) => ({
    conversation: await editConversation(call, call.params.id, call.body),
  }),
  'POST /api/conversations/{id}/leave': async (call) => {
    await leaveConversation(call, call.params.id)
    return { ok: true }
  },
  'POST /api/conversations/{id}/read': async (call) => {
    await markConversationRead(call, call.params.id)
    return { ok: true }
  },
  'POST /api/conversations/{id}/typing': async (call) => {
    await notifyTyping(call, call.params.id)
    return { ok: true }
  },
  'GET /api/messages/{conversationId}': (call) => readMessages(call, call.params.conversationId, call.query.before),
  'POST /api/messages': async (call) => ({ message: await sendMessage(call, call.body) }),
  'PUT /api/messages/{id}': async (call) => ({ message: await editMessage(call, call.params.id, call.body) }),
  'DELETE /api/messages/{id}': async (call) => {
    await deleteMessage(call, call.params.id)
    return { ok: true }
  },
  'POST /api/messages/{id}/remark': (call) => addMessageToRemarks(call, call.params.id),
}
