import type { RoleKey } from '../people/roles.ts'
import { inForce } from '../settings/press-tables.ts'
import { stageKeys, type StageKey } from './stages.ts'

/** A column of the tech-card board: a stage, or the archive. */
export type BoardColumn = StageKey | 'archieve'

const all: readonly BoardColumn[] = stageKeys

/** The columns each role works with (spec §4 "Role kanbans"; deputy, executor, typography, stock, director: ours). */
export const boardColumns: Partial<Record<RoleKey, readonly BoardColumn[]>> = {
  initiator: ['editor', 'project', 'process', 'signal', 'author', 'typography', 'stock', 'done'],
  deputy: ['editor', 'project', 'process', 'signal', 'author', 'typography', 'stock', 'done'],
  pm: ['project', 'process', 'signal', 'typography'],
  accounting: ['typography', 'wap', 'account', 'stock', 'archieve'],
  executor: all,
  typography: ['signal', 'typography', 'wap'],
  stock: ['typography', 'wap', 'account', 'stock', 'done'],
  supervisor: all,
  director: all,
  author: all,
}

export const isStage = (column: BoardColumn): column is StageKey => column !== 'archieve'

/** How many cards a column holds before the work piles up there (ours), till a press sets it. */
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

/** How many cards a column holds before the work piles up there; undefined: any number. Soft: nothing is refused, the column says it. */
export function columnLimit(column: BoardColumn): number | undefined {
  const limits: Readonly<Record<string, number>> = inForce().columns ?? columnLimits
  return limits[column]
}

/** Every column there is, in order. */
export const boardColumnKeys: readonly BoardColumn[] = [...stageKeys, 'archieve']
