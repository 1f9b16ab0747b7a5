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
  const leftPage = page - (page % 2)
  return [leftPage, leftPage + 1].filter((candidatePage) => candidatePage >= 1 && candidatePage <= total)
}

/** Returns the first page of the next or the previous spread. At the first and last spread it returns the same page. */
export function getNextOpening(page: number, view: DeskView, total: number, direction: 1 | -1): number {
  const openPages = getSpread(page, view, total)
  const nextPage = direction > 0 ? (openPages.at(-1) ?? page) + 1 : (openPages[0] ?? page) - 1
  return nextPage < 1 || nextPage > total ? page : nextPage
}

/** Returns all spreads of a book, for the strip. */
export function listSpreads(view: DeskView, total: number): number[][] {
  const spreads: number[][] = []
  for (let page = 1; page <= total; page = (getSpread(page, view, total).at(-1) ?? page) + 1)
    spreads.push(getSpread(page, view, total))
  return spreads
}
