import type { SignalPage } from '@press/domain'
import { useEffect, useState } from 'react'

/** The number of pages per request: the visible pages and the next pages. */
const pagesPerRequest = 4

export type LoadPages = (from: number, count: number) => Promise<readonly SignalPage[]>

interface LoadedPages {
  round: number
  pages: ReadonlyMap<number, SignalPage>
  failedPage: number | undefined
}

/** Loads the visible pages of a round. Pages that failed to load can be retried. A replacement file starts without loaded pages. */
export function usePages(roundId: number, openPages: readonly number[], total: number, loadPages: LoadPages) {
  const emptyState: LoadedPages = { round: roundId, pages: new Map(), failedPage: undefined }
  const [loadedState, setLoadedState] = useState(emptyState)
  const { pages, failedPage } = loadedState.round === roundId ? loadedState : emptyState
  const missingPage = openPages.find((page) => !pages.has(page))
  const pageToLoad =
    missingPage !== undefined && missingPage <= total && missingPage !== failedPage ? missingPage : undefined

  useEffect(() => {
    if (pageToLoad === undefined) return undefined
    let isCancelled = false
    const storePages = (loadedPages: readonly SignalPage[], pageWithError?: number) => {
      if (isCancelled) return
      setLoadedState((previousState) => ({
        round: roundId,
        pages: new Map([
          ...(previousState.round === roundId ? previousState.pages : []),
          ...loadedPages.map((page) => [page.page, page] as const),
        ]),
        failedPage: pageWithError,
      }))
    }
    loadPages(pageToLoad, pagesPerRequest).then(storePages, () => storePages([], pageToLoad))
    return () => {
      isCancelled = true
    }
  }, [roundId, pageToLoad, loadPages])

  return {
    pageOf: (page: number) => pages.get(page),
    hasFailed: (page: number) => failedPage !== undefined && page >= failedPage && !pages.has(page),
    retry: () => setLoadedState({ round: roundId, pages, failedPage: undefined }),
  }
}
