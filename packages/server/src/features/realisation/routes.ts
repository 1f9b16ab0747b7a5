import type { realisationCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { replyWithTable } from '../../app/reply-with-table.ts'
import { getPressLogo } from '../../documents/logo.ts'
import { sendPdf } from '../../documents/reply-with-pdf.ts'
import { getTranslator } from '../../texts.ts'
import { accrueRoyalties } from './accruals.ts'
import { findManualEntries } from './manual-entries.ts'
import { editSale, createSale, removeSale } from './sale.ts'
import { editTerms, createRoyaltyTerms, removeTerms } from './royalty-terms.ts'
import { listAllRows, listRealisation } from './list.ts'
import { buildStatementDocument } from './statement-document.ts'
import { sendStatement } from './send.ts'
import { findStatement } from './statement.ts'
import { buildRealisationTable } from './table.ts'

export const handlers: HandlersOf<typeof realisationCalls> = {
  'GET /api/realisation': ({ db, query }) => listRealisation(db, query),
  'GET /api/realisation/export': async ({ db, query, reply, t }) =>
    replyWithTable(
      { reply, t },
      buildRealisationTable((await listAllRows(db, query)).rows, query.group, t),
      query.format,
      'realisation',
    ),
  'GET /api/realisation/contracts/{id}': async ({ db, params, query }) => ({
    statement: await findStatement(db, params.id, query),
  }),
  'GET /api/realisation/contracts/{id}/statement.pdf': async ({ db, files, params, query, reply }) => {
    const statement = await findStatement(db, params.id, query, query.lang)
    const locale = query.lang ?? statement.language
    return sendPdf(
      reply,
      buildStatementDocument(statement, { t: getTranslator(locale), locale }, await getPressLogo(db, files)),
    )
  },
  'POST /api/realisation/contracts/{id}/send': async (call) => ({
    sending: await sendStatement(call, call.params.id, call.body),
  }),
  'POST /api/realisation/contracts/{id}/accrue': async (call) => ({
    accruals: await accrueRoyalties(call, call.params.id, call.body),
  }),
  'GET /api/realisation/books/{id}': ({ db, params, query }) => findManualEntries(db, params.id, query),
  'POST /api/realisation/books/{id}/terms': async (call) => ({
    terms: await createRoyaltyTerms(call, call.params.id, call.body),
  }),
  'PUT /api/realisation/contracts/{id}/terms': async (call) => ({
    terms: await editTerms(call, call.params.id, call.body),
  }),
  'DELETE /api/realisation/contracts/{id}/terms': async (call) => {
    await removeTerms(call, call.params.id)
    return { ok: true }
  },
  'POST /api/realisation/books/{id}/sales': async (call) => ({
    sale: await createSale(call, call.params.id, call.body),
  }),
  'PUT /api/realisation/sales/{id}': async (call) => ({ sale: await editSale(call, call.params.id, call.body) }),
  'DELETE /api/realisation/sales/{id}': async (call) => {
    await removeSale(call, call.params.id)
    return { ok: true }
  },
}
