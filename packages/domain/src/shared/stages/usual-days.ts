import { getPressTables } from '../press-tables.ts'
import type { StageKey } from './stages.ts'

/**
 * The default number of working days that a book stays at a stage. Used when there are too few past books (our rule). A press may
 * set other numbers.
 */
export const defaultStageDays: Readonly<Record<StageKey, number>> = {
  editor: 3,
  project: 3,
  process: 21,
  signal: 4,
  author: 5,
  typography: 8,
  wap: 4,
  account: 3,
  stock: 5,
  done: 0,
}

/** Returns the working days that a book may stay at a stage; 0 means no limit. */
export function getStageNormDays(stage: StageKey): number {
  const norms: Readonly<Record<string, number>> = getPressTables().norms ?? defaultStageDays
  return norms[stage] ?? 0
}
