import type { RoleKey } from '../people/roles.ts'
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

/** Every column there is, in order. */
export const boardColumnKeys: readonly BoardColumn[] = [...stageKeys, 'archieve']
