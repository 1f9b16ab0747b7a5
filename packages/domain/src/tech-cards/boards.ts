import { columnLimits } from '../shared/stages/column-limits.ts'
import type { RoleKey } from '../shared/people/roles.ts'
import { getPressTables } from '../shared/press-tables.ts'
import { stageKeys, type StageKey } from '../shared/stages/stages.ts'

/** A column of the tech-card board: a stage, or the archive. */
export type BoardColumn = StageKey | 'archieve'

const allColumns: readonly BoardColumn[] = stageKeys

/**
 * The board columns of each role (spec §4 "Role kanbans"). The columns of deputy, executor, typography, stock and director are our
 * rule.
 */
export const boardColumns: Partial<Record<RoleKey, readonly BoardColumn[]>> = {
  initiator: ['editor', 'project', 'process', 'signal', 'author', 'typography', 'stock', 'done'],
  deputy: ['editor', 'project', 'process', 'signal', 'author', 'typography', 'stock', 'done'],
  pm: ['project', 'process', 'signal', 'typography'],
  accounting: ['typography', 'wap', 'account', 'stock', 'archieve'],
  executor: allColumns,
  typography: ['signal', 'typography', 'wap'],
  stock: ['typography', 'wap', 'account', 'stock', 'done'],
  supervisor: allColumns,
  director: allColumns,
  author: allColumns,
}

export const isStage = (column: BoardColumn): column is StageKey => column !== 'archieve'

/**
 * Returns the maximum number of cards in a column before it counts as overloaded; undefined without a limit. An overloaded column
 * only shows a warning and still accepts cards.
 */
export function getColumnLimit(column: BoardColumn): number | undefined {
  const limits: Readonly<Record<string, number>> = getPressTables().columns ?? columnLimits
  return limits[column]
}

/** The keys of all columns, in order. */
export const boardColumnKeys: readonly BoardColumn[] = [...stageKeys, 'archieve']
