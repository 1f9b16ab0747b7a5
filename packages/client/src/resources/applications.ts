import type { BodyOf, QueryOf } from '@press/contract'
import { applicationStatuses, type ApplicationStatus } from '@press/domain'
import { useState } from 'react'
import useSWR from 'swr'
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

/** What the columns of the board are sorted by: what waits by its day, what is decided the last first. */
const columnOrder: Record<ApplicationStatus, Pick<QueryOf<'GET /api/applications'>, 'sort_by' | 'sort_dir'>> = {
  'in process': { sort_by: 'due', sort_dir: 'asc' },
  revision: { sort_by: 'due', sort_dir: 'asc' },
  accepted: { sort_by: 'created_at', sort_dir: 'desc' },
  rejected: { sort_by: 'created_at', sort_dir: 'desc' },
}
/** Applications of a column that are loaded at once. */
const columnPage = 100

/** Applications by status, a column after another; more of a column as it is scrolled. */
export function useApplicationBoard(search: string) {
  const [pages, setPages] = useState<Partial<Record<ApplicationStatus, number>>>({})
  const answer = useSWR(
    ['GET /api/applications', { board: search, pages }] as const,
    () => Promise.all(applicationStatuses.map((status) => column(status, search, pages[status] ?? 1))),
    { keepPreviousData: true },
  )
  const { data } = answer
  const loadMore = (status: ApplicationStatus) => {
    const shown = data?.find((one) => one.status === status)
    if (shown && shown.applications.length < shown.total)
      setPages((now) => ({ ...now, [status]: Math.ceil(shown.applications.length / columnPage) + 1 }))
  }
  return { ...answer, loadMore }
}

async function column(status: ApplicationStatus, search: string, pages: number) {
  const answers = await Promise.all(
    Array.from({ length: pages }, (_page, index) =>
      call('GET /api/applications', {
        query: { status, search, page: index + 1, per_page: columnPage, ...columnOrder[status] },
      }),
    ),
  )
  const applications = answers.flatMap((answer) => answer.applications)
  return { status, applications, total: answers[0]?.total ?? 0 }
}

/** What the person has begun and not sent. A form begins with what it says first: it is not asked for anew beneath one. */
export const useApplicationDrafts = () =>
  useCall('GET /api/application-drafts', {}, { revalidateOnFocus: false, keepPreviousData: false })

/** Keeps what was typed of an application: of a new draft, or what was changed of one. */
export async function keepDraft(
  draft: { id: number; version: number } | null,
  body: BodyOf<'POST /api/application-drafts'>,
) {
  const answer = draft
    ? await call('PATCH /api/application-drafts/{id}', {
        params: { id: draft.id },
        body: { ...body, version: draft.version },
      })
    : await call('POST /api/application-drafts', { body })
  return answer.draft
}

export async function removeDraft(id: number): Promise<void> {
  await call('DELETE /api/application-drafts/{id}', { params: { id } })
  await changed('draft')
}

/** People who can be named as authors, by a part of the name. */
export const searchAuthors = async (search: string, signal?: AbortSignal) =>
  (await call('GET /api/applications/create', { query: { search } }, signal)).authors

export async function createApplication(body: BodyOf<'POST /api/applications/create'>) {
  const { application } = await call('POST /api/applications/create', { body })
  void changed('application', 'draft')
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

/** What the link of a letter asks somebody who is named as an author. */
export const useAuthorshipQuestion = (token: string) =>
  useCall('GET /api/authorship/{token}', token ? { params: { token } } : null)
export const answerAuthorship = (token: string, agree: boolean) =>
  call('POST /api/authorship/{token}', { params: { token }, body: { agree } })
