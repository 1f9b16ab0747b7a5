/** Returns the pages to show: the first, the last, the current page and the pages next to it. `null` marks a gap. */
export function pageList(page: number, last: number): (number | null)[] {
  const visiblePages = new Set([1, last, page - 1, page, page + 1])
  // When a gap would hide only one page, that page is shown.
  if (page === 4) visiblePages.add(2)
  if (page === last - 3) visiblePages.add(last - 1)
  const pages = [...visiblePages].filter((one) => one >= 1 && one <= last).toSorted((a, b) => a - b)
  return pages.flatMap((one, index) => (index > 0 && one - (pages[index - 1] ?? 0) > 1 ? [null, one] : [one]))
}
