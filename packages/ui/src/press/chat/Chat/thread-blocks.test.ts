import { describe, expect, it } from 'vitest'
import { getFirstUnread, groupIntoBlocks } from './thread-blocks.ts'
import type { Message } from './types.ts'

const createMessage = (id: number, user_id: number, created_at: string): Message => ({
  id,
  user_id,
  user: { name: `Person ${user_id}`, avatar: null },
  created_at,
  content: String(id),
})
const messages = [
  createMessage(1, 5, '2026-11-19T12:00:00Z'),
  createMessage(2, 5, '2026-11-19T12:01:00Z'),
  createMessage(3, 5, '2026-11-20T03:00:00Z'),
  createMessage(4, 3, '2026-11-20T03:01:00Z'),
  createMessage(5, 5, '2026-11-20T03:02:00Z'),
  createMessage(6, 5, '2026-11-20T03:03:00Z'),
]
const describeBlocks = (firstUnread: number | null) =>
  groupIntoBlocks(messages, firstUnread).map((block) =>
    block.kind === 'run' ? block.messages.map(({ id }) => id) : block.kind,
  )

describe('a conversation', () => {
  it('is grouped by day and by consecutive messages of one person', () => {
    expect(describeBlocks(null)).toEqual(['day', [1, 2], 'day', [3], [4], [5, 6]])
  })
  it('has a line before the first unread message, even inside a group', () => {
    expect(describeBlocks(6)).toEqual(['day', [1, 2], 'day', [3], [4], [5], 'unread', [6]])
  })
  it('is grouped by the press’s day, not by the day of the reader’s computer', () => {
    const [day] = groupIntoBlocks([createMessage(1, 5, '2026-11-19T19:30:00Z')], null)
    expect(day).toMatchObject({ day: '2026-11-20' })
  })
  it('is empty without messages', () => {
    expect(groupIntoBlocks([], null)).toEqual([])
  })
})

describe('the first unread message', () => {
  it('is counted only among other people’s messages', () => {
    expect(getFirstUnread(messages, 3, 3)).toBe(3)
  })
  it('is the first loaded one when more are unread than loaded', () => {
    expect(getFirstUnread(messages, 99, 3)).toBe(1)
  })
  it('is null when everything is read', () => {
    expect(getFirstUnread(messages, 0, 3)).toBeNull()
  })
})
