import type { BookSale, RoyaltyTerms } from '@press/domain'
import type { AnswerOf, BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Copies sold in a period, and what authors are owed for them. */
export const useRealisation = (query: QueryOf<'GET /api/realisation'>) => useCall('GET /api/realisation', { query })
/** The statement to the authors of a contract; without one nothing is asked. */
export const useRoyaltyStatement = (id: number | undefined, query: QueryOf<'GET /api/realisation/contracts/{id}'>) =>
  useCall('GET /api/realisation/contracts/{id}', id === undefined ? null : { params: { id }, query })

/** Hands what a search holds to the browser as a file. */
export const exportRealisation = (query: QueryOf<'GET /api/realisation/export'>, name: string): Promise<void> =>
  save(urlOf('GET /api/realisation/export', { query }), `${name}.${query.format}`)

/** Has a statement made, and hands it to the browser. */
export const saveRoyaltyStatement = (
  id: number,
  query: QueryOf<'GET /api/realisation/contracts/{id}/statement.pdf'>,
  name: string,
): Promise<void> =>
  save(urlOf('GET /api/realisation/contracts/{id}/statement.pdf', { params: { id }, query }), `${name}.pdf`)

/** Sends a statement to the authors of a contract by letter; resolves once the screen shows it. */
export async function sendRoyaltyStatement(
  id: number,
  body: BodyOf<'POST /api/realisation/contracts/{id}/send'>,
): Promise<void> {
  await call('POST /api/realisation/contracts/{id}/send', { params: { id }, body })
  await changed('realisation')
}

/** Accrues what the authors of a contract are owed for a period; resolves once the screen shows it. */
export async function accrueRoyalties(
  id: number,
  body: BodyOf<'POST /api/realisation/contracts/{id}/accrue'>,
): Promise<void> {
  await call('POST /api/realisation/contracts/{id}/accrue', { params: { id }, body })
  await changed('realisation')
}

type Row = AnswerOf<'GET /api/realisation'>['rows'][number]

/** The contracts whose statement for a period has not gone yet, whatever is searched for. */
export async function unsentStatements(period: Pick<QueryOf<'GET /api/realisation'>, 'from' | 'to'>): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page += 1) {
    const query = { ...period, group: 'contracts', sort_by: 'name', sort_dir: 'asc', page, per_page: 100 } as const
    const { rows, total } = await call('GET /api/realisation', { query })
    all.push(...rows)
    if (rows.length === 0 || all.length >= total) return all.filter(({ contract }) => contract?.sent_at === null)
  }
}

/** What was entered by hand for a title; without one nothing is asked. */
export const useEnteredSales = (id: number | undefined, query: QueryOf<'GET /api/realisation/books/{id}'>) =>
  useCall('GET /api/realisation/books/{id}', id === undefined ? null : { params: { id }, query })

/** Saves a contract with the authors of a title, or enters a new one; resolves once the screen shows it. */
export async function saveRoyaltyTerms(
  book: number,
  body: BodyOf<'POST /api/realisation/books/{id}/terms'>,
  changedOne?: Pick<RoyaltyTerms, 'contract_id' | 'version'>,
): Promise<void> {
  await (changedOne
    ? call('PUT /api/realisation/contracts/{id}/terms', {
        params: { id: changedOne.contract_id },
        body: { ...body, version: changedOne.version },
      })
    : call('POST /api/realisation/books/{id}/terms', { params: { id: book }, body }))
  await changed('realisation')
}

export async function removeRoyaltyTerms(id: number): Promise<void> {
  await call('DELETE /api/realisation/contracts/{id}/terms', { params: { id } })
  await changed('realisation')
}

/** Saves copies that a channel reports, or enters new ones; resolves once the screen shows them. */
export async function saveBookSale(
  book: number,
  body: BodyOf<'POST /api/realisation/books/{id}/sales'>,
  changedOne?: Pick<BookSale, 'id' | 'version'>,
): Promise<void> {
  await (changedOne
    ? call('PUT /api/realisation/sales/{id}', {
        params: { id: changedOne.id },
        body: { ...body, version: changedOne.version },
      })
    : call('POST /api/realisation/books/{id}/sales', { params: { id: book }, body }))
  await changed('realisation')
}

export async function removeBookSale(id: number): Promise<void> {
  await call('DELETE /api/realisation/sales/{id}', { params: { id } })
  await changed('realisation')
}
