import type { QueryOf } from '@press/contract'
import { applicationStatuses, type ApplicationStatus } from '@press/domain'
import { useState } from 'react'
import useSWR from 'swr'
import { read } from './act.ts'

/** The sort order of each column: pending applications by due date, decided applications with the newest first. */
const columnOrder: Record<ApplicationStatus, Pick<QueryOf<'GET /api/applications'>, 'sort_by' | 'sort_dir'>> = {
  'in process': { sort_by: 'due', sort_dir: 'asc' },
  revision: { sort_by: 'due', sort_dir: 'asc' },
  accepted: { sort_by: 'created_at', sort_dir: 'desc' },
  rejected: { sort_by: 'created_at', sort_dir: 'desc' },
}
/** The number of applications in one page of a column. */
const columnPageSize = 100

/** Returns the board of applications, with a column for each status. `loadMore` fetches the next page of a column. */
export function useApplicationBoard(search: string) {
  const [pageCounts, setPageCounts] = useState<Partial<Record<ApplicationStatus, number>>>({})
  const answer = useSWR(
    ['GET /api/applications', { board: search, pages: pageCounts }] as const,
    () => Promise.all(applicationStatuses.map((status) => fetchColumn(status, search, pageCounts[status] ?? 1))),
    { keepPreviousData: true },
  )
  const { data } = answer
  const loadMore = (status: ApplicationStatus) => {
    const shownColumn = data?.find((one) => one.status === status)
    if (shownColumn && shownColumn.applications.length < shownColumn.total)
      setPageCounts((current) => ({
        ...current,
        [status]: Math.ceil(shownColumn.applications.length / columnPageSize) + 1,
      }))
  }
  return { ...answer, loadMore }
}

async function fetchColumn(status: ApplicationStatus, search: string, pageCount: number) {
  const answers = await Promise.all(
    Array.from({ length: pageCount }, (_page, index) =>
      read('GET /api/applications', {
        query: { status, search, page: index + 1, per_page: columnPageSize, ...columnOrder[status] },
      }),
    ),
  )
  const applications = answers.flatMap((answer) => answer.applications)
  return { status, applications, total: answers[0]?.total ?? 0 }
}
