import type { TimeCorrection } from '@press/domain'
import type { BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Who is at work now, and what the month has come to: everybody, or oneself; `asked` false asks nothing. */
export const useTimeToday = (asked = true) => useCall('GET /api/time/today', asked ? {} : null)

/** A month of somebody's hours (`yyyy-mm`, this one where none is named), and their corrections. */
export const useTimeMonth = (id: number, month?: string) =>
  useCall('GET /api/time/users/{id}', { params: { id }, query: month ? { month } : {} }, { keepPreviousData: false })

/** Says that one has come or goes; resolves once the screen shows it. */
export async function clock(step: BodyOf<'POST /api/time/clock'>['step']): Promise<void> {
  await call('POST /api/time/clock', { body: { step } })
  await changed('time')
}

/** Asks for one's hours of a day to be others. */
export async function askCorrection(body: BodyOf<'POST /api/time/corrections'>): Promise<void> {
  await call('POST /api/time/corrections', { body })
  await changed('time')
}

export async function withdrawCorrection({ id }: Pick<TimeCorrection, 'id'>): Promise<void> {
  await call('DELETE /api/time/corrections/{id}', { params: { id } })
  await changed('time')
}

/** Approves a correction, or refuses it with a reason. */
export async function decideCorrection(
  { id, version }: Pick<TimeCorrection, 'id' | 'version'>,
  body: Omit<BodyOf<'POST /api/time/corrections/{id}/decide'>, 'version'>,
): Promise<void> {
  await call('POST /api/time/corrections/{id}/decide', { params: { id }, body: { ...body, version } })
  await changed('time')
}

/** Hands the timesheet of a month to the browser. */
export const exportTimesheet = (query: QueryOf<'GET /api/time/export'>, name: string): Promise<void> =>
  save(urlOf('GET /api/time/export', { query }), `${name}.xlsx`)
