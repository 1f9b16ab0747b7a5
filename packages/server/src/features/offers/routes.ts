import type { offerCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { getGrantedScope } from '@press/domain'
import { PressError } from '../../errors.ts'
import { getPressLogo } from '../../documents/logo.ts'
import { sendPdf } from '../../documents/reply-with-pdf.ts'
import { buildOfferDocument } from './documents/build.ts'
import { findDeliveries, sendDocument } from './documents/send.ts'
import { requestOffer } from './request.ts'
import { requestChange } from './decisions.ts'
import {
  addPayment,
  attachFile,
  issueInvoice,
  planInstalments,
  setOfferStatus,
  toggleFlag,
  updateInvoice,
  setPaidPercentage,
} from './status.ts'
import { findOfferHistory } from './history.ts'
import { listOffers } from './list.ts'
import { countBoardMoves, findBoardOffers } from './boards.ts'
import { getOffer } from '../shared/offers/queries.ts'
import { canReadOffer } from '../shared/offers/visibility.ts'
import { confirmReceipt } from './confirm-receipt.ts'
import {
  answerRequest,
  copyOffer,
  createOffer,
  deleteOffer,
  editItems,
  editOffer,
  getOfferDefaults,
  reviseOffer,
} from './commands.ts'
import { findVersions, getOfferVersion } from './versions.ts'

export const handlers = ({ settings: { company }, config: { shop } }: Services): HandlersOf<typeof offerCalls> => ({
  'GET /api/offers': ({ db, files, query, scope, person }) => listOffers(db, files, query, scope, person),

  'GET /api/offers-kanban': async (call) => {
    if (call.query.at && !getGrantedScope(call.person.role, 'history', 'read')) throw new PressError('forbidden')
    return findBoardOffers(call, call.query, company())
  },

  'GET /api/offers-kanban/days': ({ db, query }) => countBoardMoves(db, query, company()),

  'GET /api/offers/create': (call) => getOfferDefaults(call),

  'GET /api/offers/{id}': async (call) => ({ offer: await getOffer(call, call.params.id) }),

  'GET /api/offers/{id}/history': async ({ db, params, person, scope }) => {
    if (!(await canReadOffer(db, scope, person, params.id))) throw new PressError('notFound')
    return { events: await findOfferHistory(db, params.id) }
  },

  'GET /api/offers/{id}/versions': async (call) => ({ versions: await findVersions(call, call.params.id) }),

  'POST /api/offers': async (call) => ({ offer: await createOffer(call, call.body) }),

  'POST /api/offers/request': async (call) => ({ offer: await requestOffer(call, call.body) }),

  'POST /api/offers/{id}/answer': async (call) => ({
    offer: await answerRequest(call, call.params.id, call.body.version),
  }),

  'POST /api/offers/{id}/change': async (call) => ({ offer: await requestChange(call, call.params.id, call.body) }),

  'POST /api/offers/{id}/receipt': async (call) => ({
    offer: await confirmReceipt(call, call.params.id, call.body),
  }),

  'POST /api/offers/{id}': async (call) => ({ offer: await editOffer(call, call.params.id, call.body) }),

  'DELETE /api/offers/{id}': async (call) => {
    await deleteOffer(call, call.params.id)
    return { ok: true }
  },

  'POST /api/offers/{id}/copy': async (call) => ({ offer: await copyOffer(call, call.params.id) }),

  'POST /api/offers/{id}/revision': async (call) => ({
    offer: await reviseOffer(call, call.params.id, call.body.version),
  }),

  'POST /api/offers/{id}/invoice': async (call) => ({ offer: await issueInvoice(call, call.params.id, call.body) }),

  'POST /api/offers/{offerId}/update-invoice': async (call) => ({
    offer: await updateInvoice(call, call.params.offerId, call.body),
  }),

  'GET /api/offers/{id}/documents/{kind}.pdf': async (call) => {
    const offer = await getOfferVersion(call, call.params.id, call.query.revision)
    return sendPdf(
      call.reply,
      buildOfferDocument(
        offer,
        call.params.kind,
        call.query.lang ?? offer.language,
        await getPressLogo(call.db, call.files),
      ),
    )
  },

  'GET /api/offers/{id}/sendings': async (call) => ({ sendings: await findDeliveries(call, call.params.id) }),

  'POST /api/offers/{id}/send': async (call) => ({ sending: await sendDocument(call, call.params.id, call.body) }),

  'POST /api/offers/{id}/files': async (call) => ({ offer: await attachFile(call, call.params.id, call.body) }),

  'POST /api/invoices/{offerId}/update-progress': async (call) => ({
    offer: await setPaidPercentage(call, call.params.offerId, call.body),
  }),

  'POST /api/offers/{id}/payments': async (call) => ({ offer: await addPayment(call, call.params.id, call.body) }),

  'PUT /api/offers/{id}/instalments': async (call) => ({
    offer: await planInstalments(call, call.params.id, call.body),
  }),

  'PATCH /api/offers/{id}/toggle-flag': (call) => toggleFlag(call, shop, call.params.id, call.body),

  'PATCH /api/offers/{id}/items': async (call) => ({ offer: await editItems(call, call.params.id, call.body) }),

  'POST /api/offer/update-status': async (call) => ({ offer: await setOfferStatus(call, call.body) }),
})
