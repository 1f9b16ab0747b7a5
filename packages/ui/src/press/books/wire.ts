import type { StageKey } from '@press/domain'

/*
 * Rows by their wire names. They are structural: what a call answers fits as it is (packages/shell/test/wire.test-d.ts).
 * Days are `yyyy-mm-dd`, moments ISO 8601.
 */

export interface PathStep {
  stage: StageKey
  state: 'past' | 'current' | 'future'
  entered_at: string | null
  left_at: string | null
  expected: string | null
  /** The days between which it is expected, and how many working days books usually stand there; none where too few past books say. */
  earliest?: string | null
  latest?: string | null
  usual?: { least: number; most: number } | null
  /** Working days it has stood there so far. */
  lasts?: number | null
}
