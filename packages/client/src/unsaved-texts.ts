import { storage } from './storage.ts'

/** Returns the number of entries stored under a key. */
const countEntries = (key: string): number => Object.keys(storage.getJson(key) ?? {}).length

/** Counts the texts of a person that may exist only in this browser: drafts of forms and messages, and pending messages. */
export function countUnsavedTexts(user: number): number {
  const draftPrefix = `press.draft.${user}.`
  const formCount = storage.keys().filter((key) => key.startsWith(draftPrefix) && key !== `${draftPrefix}chat`).length
  return formCount + countEntries(`${draftPrefix}chat`) + countEntries(`press.outbox.${user}`)
}
