import { inForce } from '../settings/press-tables.ts'
import type { StageKey } from './stages.ts'

/** Working days a book usually stands at a stage, where too few past books say (ours), till a press sets it. */
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

/** Working days that a book may stand at a stage; 0: any number. */
export function normOfStage(stage: StageKey): number {
  const norms: Readonly<Record<string, number>> = inForce().norms ?? defaultStageDays
  return norms[stage] ?? 0
}
