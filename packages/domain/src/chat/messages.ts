import { limits } from '../constants.ts'
import { getFileKindByName, type FilePurposeKey } from '../files/kinds.ts'
import type { RoleKey } from '../people/roles.ts'
import { getGrantedScope } from '../permissions/permissions.ts'

/** Characters of a group's name, members of a group, files of a message, messages of one answer, and how many of earlier ones it brings up to date (ours). */
export const chatLimits = { name: 200, members: 100, files: 10, page: 50, changed: 20 } as const

/** Seconds a message lies unread until its reader is told of it elsewhere (ours). */
export const unreadAfter = 3_600

/** What a file of a message is sent as: a picture where its name says so, else a document. */
export const getChatFilePurpose = (name: string): FilePurposeKey =>
  getFileKindByName(name, 'image') ? 'image' : 'document'

export interface MessageInput {
  content: string
  files: readonly unknown[]
}

/** What is wrong with a message, field by field: it has words or files, and not too many. */
export function validateMessage({ content, files }: MessageInput): Record<string, 'required' | 'tooLong' | 'tooMany'> {
  if (!content.trim() && files.length === 0) return { content: 'required' }
  if (content.length > limits.noteLength) return { content: 'tooLong' }
  return files.length > chatLimits.files ? { files: 'tooMany' } : {}
}

/** Whether somebody may put a message into other words or take it back: their own, as long as it stands. */
export const canChangeMessage = (
  { user_id, deleted_at }: { user_id: number; deleted_at: unknown },
  person: { id: number },
): boolean => user_id === person.id && deleted_at === null

/** Whether people of a role put messages into the remarks of a book's card, and take them out: those who fill in cards (ours). */
export const writesCardRemarks = (role: RoleKey): boolean => getGrantedScope(role, 'techCards', 'write') === 'all'

/** Whether a message can be a remark of the card that its conversation is about: it has words, and stands. */
export const canBeRemark = ({ content, deleted_at }: { content: string; deleted_at: unknown }): boolean =>
  deleted_at === null && content.trim() !== ''

/** Whom a message names: `@` and the given name, as far as no letter follows. */
export function findMentions<Person extends { name: string }>(content: string, people: readonly Person[]): Person[] {
  return people.filter(({ name }) => {
    const called = [name, name.split(' ')[0] ?? name]
    return called.some((call) => {
      for (let at = content.indexOf(`@${call}`); at >= 0; at = content.indexOf(`@${call}`, at + 1))
        if (!/^\p{L}/u.test(content.slice(at + call.length + 1))) return true
      return false
    })
  })
}
