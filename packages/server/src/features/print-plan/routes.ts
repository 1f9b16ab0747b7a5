import type { printPlanCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { findPrintPlan } from './queries.ts'

export const printPlanHandlers: HandlersOf<typeof printPlanCalls> = {
  'GET /api/print-plan': ({ db, files, query }) => findPrintPlan(db, files, query),
}
