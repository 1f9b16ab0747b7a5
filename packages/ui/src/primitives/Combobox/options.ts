export interface ComboboxOption {
  value: string
  label: string
  /** A second, quieter line: a person's role or address, an organisation's BIN. It is searched too. */
  detail?: string
  disabled?: boolean
}

/** What can be chosen: a list, or a search that answers a query. An aborted search may reject as it likes. */
export type OptionSource<Option> =
  | readonly Option[]
  | ((query: string, signal: AbortSignal) => Promise<readonly Option[]>)

const plain = (words: string): string => words.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').trim()

/** Options in which every word of the query begins some word; those whose label begins with the query come first. */
export function matchOptions<Option extends ComboboxOption>(options: readonly Option[], query: string): Option[] {
  const sought = plain(query)
  if (!sought) return [...options]
  const parts = sought.split(/\s+/)
  const matching = options.filter(({ label, detail = '' }) => {
    const words = plain(`${label} ${detail}`).split(/[\s,.;:«»"()/-]+/)
    const whole = plain(`${label} ${detail}`)
    return parts.every(
      (part) => words.some((word) => word.startsWith(part)) || (part.length > 2 && whole.includes(part)),
    )
  })
  const first = ({ label }: Option) => (plain(label).startsWith(sought) ? 0 : 1)
  return matching.toSorted((one, other) => first(one) - first(other))
}

/** Whether an option already bears this name, so that it need not be created. */
export const isNamed = (options: readonly ComboboxOption[], name: string): boolean =>
  options.some(({ label }) => plain(label) === plain(name))
