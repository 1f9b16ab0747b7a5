import type { SignalPage } from '@press/domain'
import { useEffect, useState } from 'react'

/** The number of pages per request: the visible pages and the next pages. */
const atOnce = 4

export type LoadPages = (from: number, count: number) => Promise<readonly SignalPage[]>

interface Known {
  round: number
  pages: ReadonlyMap<number, SignalPage>
  failed: number | undefined
}

/** Loads the visible pages of a round. Pages that failed to load can be retried. A replacement file starts without loaded pages. */
export function usePages(round: number, open: readonly number[], total: number, load: LoadPages) {
  const nothing: Known = { round, pages: new Map(), failed: undefined }
  const [known, setKnown] = useState(nothing)
  const { pages, failed } = known.round === round ? known : nothing
  const missing = open.find((page) => !pages.has(page))
  const pageToLoad = missing !== undefined && missing <= total && missing !== failed ? missing : undefined

  useEffect(() => {
    if (pageToLoad === undefined) return undefined
    let isCancelled = false
    const keep = (loadedPages: readonly SignalPage[], lost?: number) => {
      if (isCancelled) return
      setKnown((before) => ({
        round,
        pages: new Map([
          ...(before.round === round ? before.pages : []),
          ...loadedPages.map((page) => [page.page, page] as const),
        ]),
        failed: lost,
      }))
    }
    load(pageToLoad, atOnce).then(keep, () => keep([], pageToLoad))
    return () => {
      isCancelled = true
    }
  }, [round, pageToLoad, load])

  return {
    pageOf: (page: number) => pages.get(page),
    hasFailed: (page: number) => failed !== undefined && page >= failed && !pages.has(page),
    retry: () => setKnown({ round, pages, failed: undefined }),
  }
}
