import type { BodyOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

export const useSignal = (card: number) => useCall('GET /api/tech-cards/{id}/signal-rounds', { params: { id: card } })

/** Some pages of a round's file, as pictures and as words. */
export const readSignalPages = async (round: number, from: number, count: number) =>
  (await call('GET /api/signal-rounds/{id}/pages', { params: { id: round }, query: { from, count } })).pages

/** Puts in the file of a signal copy, which was uploaded before: the next round. */
export async function putSignal(card: number, file: number, version: number) {
  await call('POST /api/tech-cards/{id}/signal-rounds', { params: { id: card }, body: { file, version } })
  await changed('techcard')
}

/** Keeps that a round was opened, and which of its pages were seen; nobody else's screen shows it. */
export const openSignal = async (round: number, pages: number[]) =>
  call('POST /api/signal-rounds/{id}/opened', { params: { id: round }, body: { pages } })

export async function addSignalRemark(round: number, body: BodyOf<'POST /api/signal-rounds/{id}/remarks'>) {
  await call('POST /api/signal-rounds/{id}/remarks', { params: { id: round }, body })
  await changed('techcard')
}

export async function editSignalRemark(id: number, body: BodyOf<'PATCH /api/signal-remarks/{id}'>) {
  await call('PATCH /api/signal-remarks/{id}', { params: { id }, body })
  await changed('techcard')
}

export async function deleteSignalRemark(id: number) {
  await call('DELETE /api/signal-remarks/{id}', { params: { id } })
  await changed('techcard')
}

/** Sends the remarks on a round to the manager. */
export async function returnSignal(card: number, round: number, version: number) {
  await call('POST /api/tech-cards/{id}/signal-return', { params: { id: card }, body: { round, version } })
  await changed('techcard')
}
