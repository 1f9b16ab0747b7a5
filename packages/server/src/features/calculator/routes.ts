import type { calculatorCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { getToday } from '../../clock.ts'
import { copyCalculation, editCalculation, saveCalculation, removeCalculation } from './calculations.ts'
import { createPriceListDraft, editPriceList, removePriceList, setPriceListStatus } from './price-lists.ts'
import { findCalculation, findPriceLists, listCalculations } from './queries.ts'
import { findPriceListsForDay } from '../shared/price-lists.ts'

export const handlers: HandlersOf<typeof calculatorCalls> = {
  'GET /api/price-list': ({ db }) => findPriceListsForDay(db, getToday()),

  'GET /api/price-lists': async ({ db, files }) => ({ price_lists: await findPriceLists(db, files) }),

  'POST /api/price-list': async (call) => ({ price_list: await createPriceListDraft(call, call.body) }),

  'PATCH /api/price-list/{id}': async (call) => ({ price_list: await editPriceList(call, call.params.id, call.body) }),

  'POST /api/price-list/{id}/status': async (call) => ({
    price_list: await setPriceListStatus(call, call.params.id, call.body),
  }),

  'DELETE /api/price-list/{id}': async (call) => {
    await removePriceList(call, call.params.id)
    return { ok: true }
  },

  'GET /api/calculations': ({ db, query, person }) => listCalculations(db, query, person),

  'POST /api/calculations': async (call) => ({ calculation: await saveCalculation(call, call.body) }),

  'GET /api/calculations/{id}': async ({ db, person, params }) => ({
    calculation: await findCalculation(db, person, params.id),
  }),

  'PATCH /api/calculations/{id}': async (call) => ({
    calculation: await editCalculation(call, call.params.id, call.body),
  }),

  'POST /api/calculations/{id}/copy': async (call) => ({ calculation: await copyCalculation(call, call.params.id) }),

  'DELETE /api/calculations/{id}': async (call) => {
    await removeCalculation(call, call.params.id)
    return { ok: true }
  },
}
