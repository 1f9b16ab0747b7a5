import { useEffect, useState } from 'react'
import type { SignalPage } from '../wire.ts'

/** How many pages are asked for at once: what lies open, and what comes next. */
const atOnce = 4

export type LoadPages = (from: number, count: number) => Promise<readonly SignalPage[]>

/** The pages that lie open, as they arrive; those that did not can be asked for again. */
export function usePages(open: readonly number[], total: number, load: LoadPages) {
  const [pages, setPages] = useState<ReadonlyMap<number, SignalPage>>(new Map())
  const [failed, setFailed] = useState<number>()
  const missing = open.find((page) => !pages.has(page))
  const wanted = missing !== undefined && missing <= total && missing !== failed ? missing : undefined

  useEffect(() => {
    if (wanted === undefined) return undefined
    let gone = false
    load(wanted, atOnce).then(
      (came) => {
        if (gone) return
        setPages((known) => new Map([...known, ...came.map((page) => [page.page, page] as const)]))
      },
      () => gone || setFailed(wanted),
    )
    return () => {
      gone = true
    }
  }, [wanted, load])

  return {
    pageOf: (page: number) => pages.get(page),
    hasFailed: (page: number) => failed !== undefined && page >= failed && !pages.has(page),
    retry: () => setFailed(undefined),
  }
}
