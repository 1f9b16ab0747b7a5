import { toPressDay } from '../../../private/days.ts'
import type { Message } from './types.ts'

export type ThreadBlock =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'run'; key: string; messages: readonly Message[] }

/** Groups messages for display: a line for each day, a line before the first unread message, and runs of messages by one person. */
export function groupIntoBlocks(messages: readonly Message[], firstUnread: Message['id'] | null): ThreadBlock[] {
  const blocks: ThreadBlock[] = []
  let day = ''
  let run: Message[] = []
  for (const message of messages) {
    const messageDay = toPressDay(message.created_at)
    const startsRun = messageDay !== day || message.id === firstUnread || run[0]?.user_id !== message.user_id
    if (messageDay !== day) blocks.push({ kind: 'day', key: `day-${messageDay}`, day: messageDay })
    if (message.id === firstUnread) blocks.push({ kind: 'unread', key: 'unread' })
    if (startsRun) {
      run = []
      blocks.push({ kind: 'run', key: `run-${message.id}`, messages: run })
    }
    day = messageDay
    run.push(message)
  }
  return blocks
}

/**
 * Returns the first of the last `count` messages of other people, or null if no message is unread. Deleted messages do not count.
 */
export function getFirstUnread(messages: readonly Message[], count: number, me: number): Message['id'] | null {
  const otherMessages = messages.filter(({ user_id, deleted_at }) => user_id !== me && !deleted_at)
  return count > 0 ? (otherMessages.slice(-count)[0]?.id ?? null) : null
}
