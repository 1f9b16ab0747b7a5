import type { Message } from '@press/domain'
import { expect, it } from 'vitest'
import { mergeThread } from './chat-thread.ts'

const createMessage = (id: number, read = false): Message => ({
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
const createAnswer = (from: number, to: number, has_earlier = true, read = false) => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => createMessage(from + index, read)),
  changed: [] as Message[],
  has_earlier,
  members: [],
  files: [],
  total_files: 0,
})
const getIds = (messages: readonly Message[]) => messages.map(({ id }) => id)

it('keeps the earlier messages when a new one arrives', () => {
  const openedThread = mergeThread(undefined, 7, createAnswer(51, 100))
  const scrolledThread = {
    ...openedThread,
    messages: [...createAnswer(1, 50).messages, ...openedThread.messages],
    hasEarlier: false,
  }
  const mergedThread = mergeThread(scrolledThread, 7, createAnswer(52, 101))
  expect(getIds(mergedThread.messages)).toEqual(Array.from({ length: 101 }, (_, index) => index + 1))
  expect(mergedThread.hasEarlier).toBe(false)
})

it('starts over when the new messages do not overlap the known ones', () => {
  const mergedThread = mergeThread(mergeThread(undefined, 7, createAnswer(1, 50, false)), 7, createAnswer(80, 129))
  expect(getIds(mergedThread.messages)[0]).toBe(80)
  expect(mergedThread.hasEarlier).toBe(true)
})

it('replaces the messages of another conversation', () => {
  const mergedThread = mergeThread(mergeThread(undefined, 7, createAnswer(1, 50)), 8, createAnswer(40, 60, false))
  expect(getIds(mergedThread.messages)).toEqual(Array.from({ length: 21 }, (_, index) => index + 40))
})

it('marks messages above a read message as read', () => {
  const mergedThread = mergeThread(mergeThread(undefined, 7, createAnswer(1, 50)), 7, createAnswer(30, 60, true, true))
  expect(mergedThread.messages.every(({ read }) => read)).toBe(true)
})

it('updates a message that was edited far above', () => {
  const openedThread = mergeThread(undefined, 7, createAnswer(1, 100, false))
  const mergedThread = mergeThread(openedThread, 7, {
    ...createAnswer(52, 101),
    changed: [{ ...createMessage(3), content: 'Иначе' }],
  })
  expect(mergedThread.messages[2]).toMatchObject({ id: 3, content: 'Иначе' })
  expect(mergedThread.messages[3]).toMatchObject({ id: 4, content: '4' })
})

it('becomes empty when the conversation is empty', () => {
  expect(mergeThread(undefined, 7, createAnswer(1, 0, false)).messages).toEqual([])
})
