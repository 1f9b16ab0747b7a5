import { buildSearchPattern, normalizeSearchText } from '@press/domain'

/** Letters that stand before what was found, and in all. */
const before = 24
const most = 120

/** The part of a long text in which a query is found, in one line. */
export function excerpt(text: string, query: string): string {
  const one = text.replace(/\s+/gu, ' ').trim()
  const [word = ''] = query.split(/\s+/u)
  const found = word ? normalizeSearchText(one).search(new RegExp(buildSearchPattern(word), 'u')) : 0
  const from = found > before ? one.indexOf(' ', found - before) + 1 : 0
  const part = one.slice(from, from + most)
  return `${from > 0 ? '…' : ''}${part}${from + most < one.length ? '…' : ''}`
}
