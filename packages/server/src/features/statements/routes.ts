import type { statementCalls } from '@press/contract'
import { collapseToLine } from '@press/domain'
import type { HandlersOf } from '../../app/handler.ts'
import { replyWithProgress } from '../../app/reply-with-progress.ts'
import { PressError } from '../../errors.ts'
import { closeStatement, assignPayment, markPaymentUnrelated, undoDecision } from './assign-payments.ts'
import { assertPlausible, importStatement } from './import.ts'
import { getStatement, findInvoicesForLine, listLines, listStatements } from './queries.ts'
import { readStatementFile } from './read-file.ts'

export const handlers: HandlersOf<typeof statementCalls> = {
  'GET /api/statements': ({ db, query }) => listStatements(db, query),

  'POST /api/statements': async (call) => {
    let reason = ''
    for await (const part of call.request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'reason') reason = collapseToLine(String(part.value)).slice(0, 300)
        continue
      }
      try {
        const bankStatement = await readStatementFile(call.files, part.file)
        if (!reason) await assertPlausible(call, bankStatement)
        const name = collapseToLine(part.filename).slice(0, 200)
        return await replyWithProgress(call, async (reportProgress) => ({
          statement: await importStatement(call, name, bankStatement, reason, reportProgress),
        }))
      } finally {
        part.file.resume()
      }
    }
    throw new PressError('validation', { fields: { file: 'required' } })
  },

  'GET /api/statements/{id}': async ({ db, params }) => ({ statement: await getStatement(db, params.id) }),

  'GET /api/statements/{id}/lines': ({ db, params, query }) => listLines(db, params.id, query),

  'POST /api/statements/{id}/close': (call) => closeStatement(call, call.params.id, call.body.version),

  'GET /api/statement-lines/{id}/invoices': async ({ db, params, query }) => ({
    invoices: await findInvoicesForLine(db, params.id, query.search),
  }),

  'POST /api/statement-lines/{id}/decide': (call) => assignPayment(call, call.params.id, call.body),

  'POST /api/statement-lines/{id}/foreign': (call) => markPaymentUnrelated(call, call.params.id, call.body.version),

  'POST /api/statement-lines/{id}/undo': (call) => undoDecision(call, call.params.id, call.body),
}
