import type { BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

export const useApplications = (query: QueryOf<'GET /api/applications'>) => useCall('GET /api/applications', { query })
export const useApplication = (id: number) => useCall('GET /api/application/details/{id}', { params: { id } })
export const useApplicationForm = (id: number | null) =>
  useCall('GET /api/applications/{id}/edit', id === null ? null : { params: { id } }, {
    revalidateOnFocus: false,
    keepPreviousData: false,
  })

/** People who can be named as authors, by a part of the name. */
export const searchAuthors = async (search: string, signal?: AbortSignal) =>
  (await call('GET /api/applications/create', { query: { search } }, signal)).authors

export async function createApplication(body: BodyOf<'POST /api/applications/create'>) {
  const { application } = await call('POST /api/applications/create', { body })
  void changed('application')
  return application
}

export async function editApplication(id: number, body: BodyOf<'POST /api/applications/{id}/edit'>) {
  const { application } = await call('POST /api/applications/{id}/edit', { params: { id }, body })
  void changed('application')
  return application
}

/** Joins an application as the author one is named as, or declines. */
export async function answerConsent(id: number, agree: boolean): Promise<void> {
  await call('POST /api/applications/{id}/consent', { params: { id }, body: { agree } })
  void changed('application')
}

export async function decideApplication(id: number, body: BodyOf<'POST /api/applications/{id}/status'>) {
  const { application } = await call('POST /api/applications/{id}/status', { params: { id }, body })
  await changed('application')
  return application
}

/** The letter that a decision would go out with; nothing is sent. */
export const decisionLetter = async (id: number, body: BodyOf<'POST /api/applications/{id}/letter'>) =>
  (await call('POST /api/applications/{id}/letter', { params: { id }, body })).letter
