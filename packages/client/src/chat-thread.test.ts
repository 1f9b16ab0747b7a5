import type { Message } from '@press/domain'
import { expect, it } from 'vitest'
import { mergeThread } from './chat-thread.ts'

const message = (id: number, read = false): Message => ({
  id,
  user_id: 1,
  user: { name: 'Айгүл', avatar: null },
  created_at: '2031-05-14T09:00:00.000Z',
  edited_at: null,
  deleted_at: null,
  content: String(id),
  reply_to: null,
  in_remarks: false,
  files: [],
  read,
  client_id: null,
})
const answer = (from: number, to: number, has_earlier = true, read = false) => ({
  messages: Array.from({ length: to - from + 1 }, (_, at) => message(from + at, read)),
  changed: [] as Message[],
  has_earlier,
  members: [],
  files: [],
  total_files: 0,
})
const ids = (messages: readonly Message[]) => messages.map(({ id }) => id)

it('keeps the earlier messages when a new one arrives', () => {
  const opened = mergeThread(undefined, 7, answer(51, 100))
  const further = { ...opened, messages: [...answer(1, 50).messages, ...opened.messages], hasEarlier: false }
  const now = mergeThread(further, 7, answer(52, 101))
  expect(ids(now.messages)).toEqual(Array.from({ length: 101 }, (_, at) => at + 1))
  expect(now.hasEarlier).toBe(false)
})

it('starts over when the new messages do not overlap the known ones', () => {
  const now = mergeThread(mergeThread(undefined, 7, answer(1, 50, false)), 7, answer(80, 129))
  expect(ids(now.messages)[0]).toBe(80)
  expect(now.hasEarlier).toBe(true)
})

it('replaces the messages of another conversation', () => {
  const now = mergeThread(mergeThread(undefined, 7, answer(1, 50)), 8, answer(40, 60, false))
  expect(ids(now.messages)).toEqual(Array.from({ length: 21 }, (_, at) => at + 40))
})

it('marks messages above a read message as read', () => {
  const now = mergeThread(mergeThread(undefined, 7, answer(1, 50)), 7, answer(30, 60, true, true))
  expect(now.messages.every(({ read }) => read)).toBe(true)
})

it('updates a message that was edited far above', () => {
  const opened = mergeThread(undefined, 7, answer(1, 100, false))
  const now = mergeThread(opened, 7, { ...answer(52, 101), changed: [{ ...message(3), content: 'Иначе' }] })
  expect(now.messages[2]).toMatchObject({ id: 3, content: 'Иначе' })
  expect(now.messages[3]).toMatchObject({ id: 4, content: '4' })
})

it('becomes empty when the conversation is empty', () => {
  expect(mergeThread(undefined, 7, answer(1, 0, false)).messages).toEqual([])
})
