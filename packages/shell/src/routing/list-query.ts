/** Returns the value if it is known, otherwise the first known value: an address may contain anything. */
export const parseChoice = <const Value extends string>(known: readonly [Value, ...Value[]], value: string): Value =>
  known.find((one) => one === value) ?? known[0]

/** Returns the address of this list at another page. */
export function pageHref(page: number): string {
  const search = new URLSearchParams(location.search)
  search.set('page', String(page))
  return `${location.pathname}?${search}`
}
