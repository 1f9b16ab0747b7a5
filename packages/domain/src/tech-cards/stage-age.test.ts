import { expect, test } from 'vitest'
import { getStageAge } from './stage-age.ts'

test('a card is late after the usual days of its stage, a delivered card never', () => {
  // The card entered the stage on Monday, 2 November 2026. Three working days are usual at the chief editor's stage.
  expect(getStageAge('editor', '2026-11-02', '2026-11-05')).toEqual({ days: 3, usual: 3, tone: 'fresh' })
  expect(getStageAge('editor', '2026-11-02', '2026-11-08')).toMatchObject({ days: 4, tone: 'late' })
  expect(getStageAge('editor', '2026-11-02', '2026-11-11')).toMatchObject({ days: 7, tone: 'stuck' })
  expect(getStageAge('done', '2026-01-05', '2026-11-11').tone).toBe('fresh')
})
