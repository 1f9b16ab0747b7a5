import { buildSearchPattern, normalizeSearchText } from '@press/domain'

/** `before` is the number of characters before the match. `maxLength` is the maximum length of an excerpt. */
const before = 24
const maxLength = 120

/** Returns the part of a long text around the match of a query, as one line. */
export function excerpt(text: string, query: string): string {
  const one = text.replace(/\s+/gu, ' ').trim()
  const [word = ''] = query.split(/\s+/u)
  const found = word ? normalizeSearchText(one).search(new RegExp(buildSearchPattern(word), 'u')) : 0
  const from = found > before ? one.indexOf(' ', found - before) + 1 : 0
  const part = one.slice(from, from + maxLength)
  return `${from > 0 ? '…' : ''}${part}${from + maxLength < one.length ? '…' : ''}`
}
