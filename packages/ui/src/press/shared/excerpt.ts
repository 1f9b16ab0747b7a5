import { buildSearchPattern, normalizeSearchText } from '@press/domain'

/** The number of characters before the match, and the maximum length of an excerpt. */
const contextLength = 24
const maxLength = 120

/** Returns the part of a long text around the match of a query, as one line. */
export function createExcerpt(text: string, query: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const [word = ''] = query.split(/\s+/u)
  const matchIndex = word ? normalizeSearchText(line).search(new RegExp(buildSearchPattern(word), 'u')) : 0
  const from = matchIndex > contextLength ? line.indexOf(' ', matchIndex - contextLength) + 1 : 0
  const excerptText = line.slice(from, from + maxLength)
  return `${from > 0 ? '…' : ''}${excerptText}${from + maxLength < line.length ? '…' : ''}`
}
