import { describe, expect, it } from 'vitest'
import { getStatementSendRefusal } from './statement-sending.ts'

describe('a statement to authors', () => {
  it.each([
    ['2026-09-29', false, false, 'running'],
    ['2026-09-30', false, false, 'running'],
    ['2026-10-01', false, false, null],
    ['2026-10-01', true, false, 'sent'],
    ['2026-10-01', true, true, null],
    ['2026-09-30', true, true, 'running'],
  ] as const)('on %s, sent before: %s, requested again: %s, has the refusal %s', (today, isSent, isResend, refusal) => {
    expect(getStatementSendRefusal({ to: '2026-09-30', sent: isSent }, today, isResend)).toBe(refusal)
  })
})
