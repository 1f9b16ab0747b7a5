/** Returns the value if it is one of the choices, otherwise the first choice. An address may contain any text. */
export const parseChoice = <const Value extends string>(choices: readonly [Value, ...Value[]], value: string): Value =>
  choices.find((one) => one === value) ?? choices[0]

/** Returns the address of this list at another page. */
export function pageHref(page: number): string {
  const search = new URLSearchParams(location.search)
  search.set('page', String(page))
  return `${location.pathname}?${search}`
}
