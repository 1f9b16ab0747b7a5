import type { realisationCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { sendTable } from '../../app/reply-with-table.ts'
import { pressLogo } from '../../documents/logo.ts'
import { sendPdf } from '../../documents/reply-with-pdf.ts'
import { texts } from '../../texts.ts'
import { accrueRoyalties } from './accruals.ts'
import { findEntered } from './manual-entries.ts'
import { editSale, enterSale, removeSale } from './sale.ts'
import { editTerms, enterTerms, removeTerms } from './royalty-terms.ts'
import { everyRow, listRealisation } from './list.ts'
import { statementPaper } from './statement-document.ts'
import { sendStatement } from './send.ts'
import { findStatement } from './statement.ts'
import { tableOf } from './table.ts'

export const handlers: HandlersOf<typeof realisationCalls> = {
  'GET /api/realisation': ({ db, query }) => listRealisation(db, query),
  'GET /api/realisation/export': async ({ db, query, reply, t }) =>
    sendTable({ reply, t }, tableOf((await everyRow(db, query)).rows, query.group, t), query.format, 'realisation'),
  'GET /api/realisation/contracts/{id}': async ({ db, params, query }) => ({
    statement: await findStatement(db, params.id, query),
  }),
  'GET /api/realisation/contracts/{id}/statement.pdf': async ({ db, files, params, query, reply }) => {
    const statement = await findStatement(db, params.id, query, query.lang)
    const locale = query.lang ?? statement.language
    return sendPdf(reply, statementPaper(statement, { t: texts(locale), locale }, await pressLogo(db, files)))
  },
  'POST /api/realisation/contracts/{id}/send': async (call) => ({
    sending: await sendStatement(call, call.params.id, call.body),
  }),
  'POST /api/realisation/contracts/{id}/accrue': async (call) => ({
    accruals: await accrueRoyalties(call, call.params.id, call.body),
  }),
  'GET /api/realisation/books/{id}': ({ db, params, query }) => findEntered(db, params.id, query),
  'POST /api/realisation/books/{id}/terms': async (call) => ({
    terms: await enterTerms(call, call.params.id, call.body),
  }),
  'PUT /api/realisation/contracts/{id}/terms': async (call) => ({
    terms: await editTerms(call, call.params.id, call.body),
  }),
  'DELETE /api/realisation/contracts/{id}/terms': async (call) => {
    await removeTerms(call, call.params.id)
    return { ok: true }
  },
  'POST /api/realisation/books/{id}/sales': async (call) => ({
    sale: await enterSale(call, call.params.id, call.body),
  }),
  'PUT /api/realisation/sales/{id}': async (call) => ({ sale: await editSale(call, call.params.id, call.body) }),
  'DELETE /api/realisation/sales/{id}': async (call) => {
    await removeSale(call, call.params.id)
    return { ok: true }
  },
}
