import type { StageKey } from '@press/domain'

/*
 * Rows by their API names. They are structural types: the answer of a call fits them unchanged
 * (packages/shell/test/wire.test-d.ts). Dates are `yyyy-mm-dd`, times ISO 8601.
 */

export interface PathStep {
  stage: StageKey
  state: 'past' | 'current' | 'future'
  entered_at: string | null
  left_at: string | null
  expected: string | null
  /** The expected date range, and how many working days books usually stay at the stage; null if there are too few past books. */
  earliest?: string | null
  latest?: string | null
  usual?: { least: number; most: number } | null
  /** Working days that it has been at the stage so far. */
  lasts?: number | null
}
