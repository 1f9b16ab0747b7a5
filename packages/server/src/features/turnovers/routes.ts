import type { turnoverCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { sendPdf } from '../../documents/reply-with-pdf.ts'
import { getOffer } from '../shared/offers/queries.ts'
import { cancelTurnover, correctTurnover, issueTurnover, returnTurnover } from './issue.ts'
import { renderStockDocument } from '../shared/offers/stock-documents/render.ts'
import { setOff } from './set-off.ts'

export const handlers: HandlersOf<typeof turnoverCalls> = {
  'POST /api/offers/{id}/turnovers': async (call) => ({ offer: await issueTurnover(call, call.params.id, call.body) }),

  'POST /api/offers/{id}/turnovers/{turnover}/return': async (call) => ({
    offer: await returnTurnover(call, call.params, call.body),
  }),

  'POST /api/offers/{id}/turnovers/{turnover}/correct': async (call) => ({
    offer: await correctTurnover(call, call.params, call.body),
  }),

  'POST /api/offers/{id}/turnovers/{turnover}/cancel': async (call) => ({
    offer: await cancelTurnover(call, call.params, call.body),
  }),

  'GET /api/offers/{id}/turnovers/{turnover}/document.pdf': async (call) => {
    const { id, turnover } = call.params
    const offer = await getOffer(call, id)
    return sendPdf(call.reply, renderStockDocument(offer, turnover, call.query.lang ?? offer.language))
  },

  'POST /api/offers/{id}/set-off': async (call) => ({ offer: await setOff(call, call.params.id, call.body) }),
}
