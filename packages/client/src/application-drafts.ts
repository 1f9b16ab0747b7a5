import type { BodyOf } from '@press/contract'
import { callApi } from './http.ts'
import { useCall } from './useCall.ts'

/**
 * Returns the person's draft applications. Does not refetch when the window gets the focus, because a form is filled from the first
 * answer.
 */
export const useApplicationDrafts = () =>
  useCall('GET /api/application-drafts', {}, { revalidateOnFocus: false, keepPreviousData: false })

/** Saves a draft, or creates one if `draft` is null. Refetches nothing, because the form continues with the server's answer. */
export async function saveDraft(
  draft: { id: number; version: number } | null,
  body: BodyOf<'POST /api/application-drafts'>,
) {
  const answer = draft
    ? await callApi('PATCH /api/application-drafts/{id}', {
        params: { id: draft.id },
        body: { ...body, version: draft.version },
      })
    : await callApi('POST /api/application-drafts', { body })
  return answer.draft
}
