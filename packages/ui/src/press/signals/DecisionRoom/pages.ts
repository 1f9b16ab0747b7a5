/** The layout of pages: spreads as in an open book, or single pages. */
export const deskViews = ['spread', 'single'] as const
export type DeskView = (typeof deskViews)[number]

/** Zoom levels, relative to the size that fits. */
export const zoomLevels = [0.75, 1, 1.25, 1.5, 2, 3] as const

/**
 * Returns the pages that are visible together with a page. The first page is alone on the right, and all other pages are in pairs.
 */
export function getSpread(page: number, view: DeskView, total: number): number[] {
  if (view === 'single') return [page]
  const left = page - (page % 2)
  return [left, left + 1].filter((one) => one >= 1 && one <= total)
}

/** Returns the first page of the next or the previous spread. At the first and last spread it returns the same page. */
export function getNextOpening(page: number, view: DeskView, total: number, by: 1 | -1): number {
  const open = getSpread(page, view, total)
  const next = by > 0 ? (open.at(-1) ?? page) + 1 : (open[0] ?? page) - 1
  return next < 1 || next > total ? page : next
}

/** Returns all spreads of a book, for the strip. */
export function listSpreads(view: DeskView, total: number): number[][] {
  const all: number[][] = []
  for (let page = 1; page <= total; page = (getSpread(page, view, total).at(-1) ?? page) + 1)
    all.push(getSpread(page, view, total))
  return all
}
