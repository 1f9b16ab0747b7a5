import type { PaperBalanceRow, PaperOrder, RunUse } from '@press/domain'
import type { BodyOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** The press's paper: what there is, what runs need of it, what is on its way, what moved. */
export const usePaper = () => useCall('GET /api/paper', {})

/** What a finished run has taken; `null` while nobody asks. */
export const useRunUse = (id: number | null) =>
  useCall('GET /api/paper/runs/{id}', id === null ? null : { params: { id } }, { keepPreviousData: false })

/** Notes an order of paper; sent again under the same number it is the same one. */
export async function orderPaper(body: BodyOf<'POST /api/paper/orders'>): Promise<void> {
  await call('POST /api/paper/orders', { body })
  await changed('paper')
}

export async function receivePaper(
  { id, version }: Pick<PaperOrder, 'id' | 'version'>,
  body: Omit<BodyOf<'POST /api/paper/orders/{id}/receive'>, 'version'>,
): Promise<void> {
  await call('POST /api/paper/orders/{id}/receive', { params: { id }, body: { ...body, version } })
  await changed('paper')
}

export async function cancelPaperOrder({ id, version }: Pick<PaperOrder, 'id' | 'version'>): Promise<void> {
  await call('POST /api/paper/orders/{id}/cancel', { params: { id }, body: { version } })
  await changed('paper')
}

/** Makes a balance what was counted. */
export async function countPaper(
  { paper, version }: Pick<PaperBalanceRow, 'paper' | 'version'>,
  body: Pick<BodyOf<'POST /api/paper/count'>, 'counted' | 'reason'>,
): Promise<void> {
  await call('POST /api/paper/count', { body: { ...body, paper, version } })
  await changed('paper')
}

/** Corrects what a finished run has taken. */
export async function correctRunUse(
  { techcard_id: id, version }: Pick<RunUse, 'techcard_id' | 'version'>,
  body: Omit<BodyOf<'PUT /api/paper/runs/{id}'>, 'version'>,
): Promise<void> {
  await call('PUT /api/paper/runs/{id}', { params: { id }, body: { ...body, version } })
  await changed('paper')
}
