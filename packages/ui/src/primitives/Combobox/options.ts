import { buildSearchPattern, normalizeSearchText, buildWordPattern } from '@press/domain'

export interface ComboboxOption {
  value: string
  label: string
  /** A second, quieter line: a person's role or address, an organization's BIN. A search also matches this line. */
  detail?: string
  disabled?: boolean
}

/** The available options: a list, or a search function. An aborted search may reject with any error. */
export type OptionSource<Option> =
  | readonly Option[]
  | ((query: string, signal: AbortSignal) => Promise<readonly Option[]>)

/**
 * Returns the options that match a query: each word of the query must be the start of a word of the option. Options whose label
 * starts with the query come first.
 */
export function matchOptions<Option extends ComboboxOption>(options: readonly Option[], query: string): Option[] {
  const searchText = query.trim()
  if (!searchText) return [...options]
  const partPatterns = searchText.split(/\s+/).map((part) => new RegExp(buildWordPattern(part), 'u'))
  const matchingOptions = options.filter(({ label, detail = '' }) => {
    const text = normalizeSearchText(`${label} ${detail}`)
    return partPatterns.every((part) => part.test(text))
  })
  const startPattern = new RegExp(`^${buildSearchPattern(searchText)}`, 'u')
  const getRank = ({ label }: Option) => (startPattern.test(normalizeSearchText(label)) ? 0 : 1)
  return matchingOptions.toSorted((a, b) => getRank(a) - getRank(b))
}

/** Whether an option already has this name, so that it need not be created. */
export const hasOptionNamed = (options: readonly ComboboxOption[], name: string): boolean =>
  options.some(({ label }) => normalizeSearchText(label) === normalizeSearchText(name.trim()))
