import type { SignalPage } from '@press/domain'
import { useEffect, useState } from 'react'

/** How many pages are asked for at once: what lies open, and what comes next. */
const atOnce = 4

export type LoadPages = (from: number, count: number) => Promise<readonly SignalPage[]>

interface Known {
  round: number
  pages: ReadonlyMap<number, SignalPage>
  failed: number | undefined
}

/**
 * The pages of a round that lie open, as they arrive; those that did not can be asked for again. Of a file that replaces
 * another no page is known.
 */
export function usePages(round: number, open: readonly number[], total: number, load: LoadPages) {
  const nothing: Known = { round, pages: new Map(), failed: undefined }
  const [known, setKnown] = useState(nothing)
  const { pages, failed } = known.round === round ? known : nothing
  const missing = open.find((page) => !pages.has(page))
  const wanted = missing !== undefined && missing <= total && missing !== failed ? missing : undefined

  useEffect(() => {
    if (wanted === undefined) return undefined
    let gone = false
    const keep = (came: readonly SignalPage[], lost?: number) => {
      if (gone) return
      setKnown((before) => ({
        round,
        pages: new Map([
          ...(before.round === round ? before.pages : []),
          ...came.map((page) => [page.page, page] as const),
        ]),
        failed: lost,
      }))
    }
    load(wanted, atOnce).then(keep, () => keep([], wanted))
    return () => {
      gone = true
    }
  }, [round, wanted, load])

  return {
    pageOf: (page: number) => pages.get(page),
    hasFailed: (page: number) => failed !== undefined && page >= failed && !pages.has(page),
    retry: () => setKnown({ round, pages, failed: undefined }),
  }
}
