import type { StageKey } from './stages.ts'

/** The default maximum number of cards in a column before it counts as overloaded (our rule). A press may set its own. */
export const columnLimits: Readonly<Partial<Record<StageKey, number>>> = {
  editor: 8,
  project: 10,
  process: 14,
  signal: 8,
  author: 8,
  typography: 10,
  wap: 8,
  account: 10,
}
