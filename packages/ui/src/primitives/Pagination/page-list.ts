/** Returns the pages to show: the first, the last, the current page and the pages next to it. `null` marks a gap. */
export function listVisiblePages(page: number, lastPage: number): (number | null)[] {
  const visiblePages = new Set([1, lastPage, page - 1, page, page + 1])
  // When a gap would hide only one page, that page is shown.
  if (page === 4) visiblePages.add(2)
  if (page === lastPage - 3) visiblePages.add(lastPage - 1)
  const pages = [...visiblePages]
    .filter((candidate) => candidate >= 1 && candidate <= lastPage)
    .toSorted((a, b) => a - b)
  return pages.flatMap((listedPage, index) =>
    index > 0 && listedPage - (pages[index - 1] ?? 0) > 1 ? [null, listedPage] : [listedPage],
  )
}
