/** The value when it is one of the known ones, else the first of them: an address may say anything. */
export const parseChoice = <const Value extends string>(known: readonly [Value, ...Value[]], value: string): Value =>
  known.find((one) => one === value) ?? known[0]

/** This list at another page. */
export function pageHref(page: number): string {
  const search = new URLSearchParams(location.search)
  search.set('page', String(page))
  return `${location.pathname}?${search}`
}
