/** How pages lie before the reader: as the book lies open, or one at a time. */
export const deskViews = ['spread', 'single'] as const
export type DeskView = (typeof deskViews)[number]

/** Steps of the size, as shares of what fits. */
export const zoomLevels = [0.75, 1, 1.25, 1.5, 2, 3] as const

/** The pages that lie open at a page: a book's first stands alone on the right, then two by two. */
export function getSpread(page: number, view: DeskView, total: number): number[] {
  if (view === 'single') return [page]
  const left = page - (page % 2)
  return [left, left + 1].filter((one) => one >= 1 && one <= total)
}

/** The page that opens by turning on, or back; the same at the ends. */
export function getNextOpening(page: number, view: DeskView, total: number, by: 1 | -1): number {
  const open = getSpread(page, view, total)
  const next = by > 0 ? (open.at(-1) ?? page) + 1 : (open[0] ?? page) - 1
  return next < 1 || next > total ? page : next
}

/** Every opening of a book, as the strip shows them. */
export function listSpreads(view: DeskView, total: number): number[][] {
  const all: number[][] = []
  for (let page = 1; page <= total; page = (getSpread(page, view, total).at(-1) ?? page) + 1)
    all.push(getSpread(page, view, total))
  return all
}
