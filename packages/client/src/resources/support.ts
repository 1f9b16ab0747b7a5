import type { SupportRequest } from '@press/domain'
import type { BodyOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** One's requests for help, or everybody's for those who answer. */
export const useSupport = () => useCall('GET /api/support', {})

type Before = Pick<SupportRequest, 'id' | 'version'>

/** Sends a request for help, or changes one; resolves once the list shows it. */
export async function saveRequest(body: BodyOf<'POST /api/support'>, before?: Before): Promise<SupportRequest> {
  const { request } = before
    ? await call('POST /api/edit-request/{id}', {
        params: { id: before.id },
        body: { ...body, version: before.version },
      })
    : await call('POST /api/support', { body })
  await changed('support')
  return request
}

/** Takes a request on, answers, closes or opens it again. */
export async function goOnWithRequest(
  { id, version }: Before,
  body: Omit<BodyOf<'POST /api/support-request/{id}'>, 'version'>,
): Promise<void> {
  await call('POST /api/support-request/{id}', { params: { id }, body: { ...body, version } })
  await changed('support')
}
