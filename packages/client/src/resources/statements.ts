import type { AnswerOf, BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, urlOf } from '../http.ts'
import { sendForm, type UploadOptions } from '../upload.ts'
import { useCall } from '../useCall.ts'

export const useStatements = (query: QueryOf<'GET /api/statements'>) => useCall('GET /api/statements', { query })
export const useStatement = (id: number) =>
  useCall('GET /api/statements/{id}', { params: { id } }, { keepPreviousData: false })
export const useStatementLines = (id: number, query: QueryOf<'GET /api/statements/{id}/lines'>) =>
  useCall('GET /api/statements/{id}/lines', { params: { id }, query })
/** What a payment may go to; `null` while none is looked at. */
export const useLineInvoices = (id: number | null, search: string) =>
  useCall('GET /api/statement-lines/{id}/invoices', id === null ? null : { params: { id }, query: { search } }, {
    keepPreviousData: false,
  })

/** Takes in a statement of the bank; with why it is right, where it looks wrong. */
export async function takeStatement(file: File, { reason, ...options }: UploadOptions & { reason?: string } = {}) {
  const form = new FormData()
  // Goes first: the server decides by it what to do with the file.
  if (reason) form.append('reason', reason)
  form.append('file', file)
  const { statement } = await sendForm<AnswerOf<'POST /api/statements'>>(
    urlOf('POST /api/statements', {}),
    form,
    options,
  )
  void changed('statement', 'offer')
  return statement
}

/** Enters a payment into the ledgers of its offers; resolves once it is shown so. */
export async function decideLine(id: number, body: BodyOf<'POST /api/statement-lines/{id}/decide'>) {
  await call('POST /api/statement-lines/{id}/decide', { params: { id }, body })
  await changed('statement', 'offer')
}

export async function setLineForeign(id: number, version: number) {
  await call('POST /api/statement-lines/{id}/foreign', { params: { id }, body: { version } })
  await changed('statement')
}

/** Takes a decision back; with a reason once its statement is closed. */
export async function undoLine(id: number, body: BodyOf<'POST /api/statement-lines/{id}/undo'> = {}) {
  await call('POST /api/statement-lines/{id}/undo', { params: { id }, body })
  await changed('statement', 'offer')
}

export async function closeStatement(id: number, version: number) {
  await call('POST /api/statements/{id}/close', { params: { id }, body: { version } })
  await changed('statement')
}
