import type { AnswerOf } from '@press/client'

export type PayoutsAnswer = AnswerOf<'GET /api/payouts'>

/** Returns the total net amount to pay, in tiyn. */
export const sumNet = (accruals: PayoutsAnswer['accruals']): number => accruals.reduce((sum, { net }) => sum + net, 0)
