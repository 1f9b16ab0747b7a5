import { storage } from './storage.ts'

/** Returns the number of entries stored under a key. */
const sizeOf = (key: string): number => Object.keys(storage.getJson(key) ?? {}).length

/** Counts the texts of a person that may exist only in this browser: drafts of forms and messages, and pending messages. */
export function countUnsavedTexts(user: number): number {
  const drafts = `press.draft.${user}.`
  const forms = storage.keys().filter((key) => key.startsWith(drafts) && key !== `${drafts}chat`).length
  return forms + sizeOf(`${drafts}chat`) + sizeOf(`press.outbox.${user}`)
}
