import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Background jobs that failed. */
export const useFailedJobs = () => useCall('GET /api/jobs', {}, { refreshInterval: 30_000 })

/** Runs one again; resolves once the list shows it. */
export async function retryJob(id: number): Promise<void> {
  await call('POST /api/jobs/{id}/retry', { params: { id } })
  await changed('job')
}
