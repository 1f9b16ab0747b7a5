import type { BodyOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'

type Language = BodyOf<'POST /api/offers/{id}/send'>['language']
interface Place {
  /** Of the offer, and of its document. */
  id: number
  turnover: number
}

/** Makes out an act or a waybill. */
export async function issueTurnover(id: number, body: BodyOf<'POST /api/offers/{id}/turnovers'>) {
  await call('POST /api/offers/{id}/turnovers', { params: { id }, body })
  await changed('offer')
}

/** Takes goods of a waybill back. */
export async function returnTurnover(params: Place, body: BodyOf<'POST /api/offers/{id}/turnovers/{turnover}/return'>) {
  await call('POST /api/offers/{id}/turnovers/{turnover}/return', { params, body })
  await changed('offer')
}

/** Makes a document out anew in place of one that was wrong. */
export async function correctTurnover(
  params: Place,
  body: BodyOf<'POST /api/offers/{id}/turnovers/{turnover}/correct'>,
) {
  await call('POST /api/offers/{id}/turnovers/{turnover}/correct', { params, body })
  await changed('offer')
}

/** Cancels a document. */
export async function cancelTurnover(params: Place, body: BodyOf<'POST /api/offers/{id}/turnovers/{turnover}/cancel'>) {
  await call('POST /api/offers/{id}/turnovers/{turnover}/cancel', { params, body })
  await changed('offer')
}

/** Hands a document to the browser as PDF. */
export const saveTurnover = (params: Place, { lang, name }: { lang: Language; name: string }): Promise<void> =>
  save(urlOf('GET /api/offers/{id}/turnovers/{turnover}/document.pdf', { params, query: { lang } }), name)

/** Sets an advance of an offer off against another one. */
export async function setOffAdvance(id: number, body: BodyOf<'POST /api/offers/{id}/set-off'>) {
  await call('POST /api/offers/{id}/set-off', { params: { id }, body })
  await changed('offer')
}
