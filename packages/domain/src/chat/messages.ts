import { limits } from '../shared/constants.ts'
import { getFileKindByName, type FilePurposeKey } from '../shared/files/kinds.ts'
import type { RoleKey } from '../shared/people/roles.ts'
import { getGrantedScope } from '../shared/permissions.ts'

/**
 * The limits of a chat (our rule): the length of a group's name, the members of a group, the files of a message, the messages per
 * page, and the changed earlier messages per answer.
 */
export const chatLimits = { name: 200, members: 100, files: 10, page: 50, changed: 20 } as const

/** The number of seconds after which a person is notified of an unread message outside the chat too (our rule). */
export const unreadNotificationDelaySeconds = 3_600

/** Returns the purpose of a message's file: an image if the file's name has an image extension, otherwise a document. */
export const getChatFilePurpose = (name: string): FilePurposeKey =>
  getFileKindByName(name, 'image') ? 'image' : 'document'

export interface MessageInput {
  content: string
  files: readonly unknown[]
}

/** Returns the problems of a message, field by field. A message needs text or files, within the limits. */
export function validateMessage({ content, files }: MessageInput): Record<string, 'required' | 'tooLong' | 'tooMany'> {
  if (!content.trim() && files.length === 0) return { content: 'required' }
  if (content.length > limits.noteLength) return { content: 'tooLong' }
  return files.length > chatLimits.files ? { files: 'tooMany' } : {}
}

/** Returns whether a person may edit or delete a message. Only the sender may do so, until the message is deleted. */
export const canChangeMessage = (
  { user_id, deleted_at }: { user_id: number; deleted_at: unknown },
  person: { id: number },
): boolean => user_id === person.id && deleted_at === null

/**
 * Returns whether people of a role may add messages to the remarks of a book's tech card and remove them. These are the roles that
 * fill in tech cards (our rule).
 */
export const canWriteCardRemarks = (role: RoleKey): boolean => getGrantedScope(role, 'techCards', 'write') === 'all'

/** Returns whether a message can be a remark of its conversation's tech card. It needs text and must not be deleted. */
export const canBeRemark = ({ content, deleted_at }: { content: string; deleted_at: unknown }): boolean =>
  deleted_at === null && content.trim() !== ''

/** Returns the people whom a message mentions. A mention is `@` and a name that is not followed by a letter. */
export function findMentions<Person extends { name: string }>(content: string, people: readonly Person[]): Person[] {
  return people.filter(({ name }) => {
    const mentionNames = [name, name.split(' ')[0] ?? name]
    return mentionNames.some((mentionName) => {
      for (
        let index = content.indexOf(`@${mentionName}`);
        index >= 0;
        index = content.indexOf(`@${mentionName}`, index + 1)
      )
        if (!/^\p{L}/u.test(content.slice(index + mentionName.length + 1))) return true
      return false
    })
  })
}
