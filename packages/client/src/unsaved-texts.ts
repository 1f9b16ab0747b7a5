import { storage } from './storage.ts'

/** How many stand under a name. */
const sizeOf = (key: string): number => Object.keys(storage.getJson(key) ?? {}).length

/** How many texts of a person's this browser holds that the server may not have: drafts of forms and of messages, and messages on their way. */
export function countUnsavedTexts(user: number): number {
  const drafts = `press.draft.${user}.`
  const forms = storage.keys().filter((key) => key.startsWith(drafts) && key !== `${drafts}chat`).length
  return forms + sizeOf(`${drafts}chat`) + sizeOf(`press.outbox.${user}`)
}
