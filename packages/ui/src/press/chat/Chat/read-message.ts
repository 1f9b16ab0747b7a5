import { buildSearchPattern, normalizeSearchText } from '@press/domain'

export interface TextPart {
  kind: 'words' | 'link' | 'mention'
  text: string
  /** Whether the mention names the current user. */
  isOwn?: boolean
  /** Whether this part matches the search. */
  isMatch?: boolean
}

const escapePattern = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
/** A period or bracket after a URL belongs to the sentence and not to the URL. */
const urlPattern = /https?:\/\/[^\s<>«»"]*[^\s<>«»".,;:!?)]/u

/** Splits the text of a message into URLs, mentions by first name, search matches and plain text. */
export function splitIntoParts(
  content: string,
  people: { names: readonly string[]; ownName: string },
  query: string,
): TextPart[] {
  const names = people.names.map((name) => `@${escapePattern(name)}`)
  const specialPattern = new RegExp([urlPattern.source, ...names.map((name) => `${name}(?!\\p{L})`)].join('|'), 'u')
  const parts: TextPart[] = []
  let remainingText = content
  for (let match = specialPattern.exec(remainingText); match; match = specialPattern.exec(remainingText)) {
    const [text] = match
    if (match.index > 0) parts.push({ kind: 'words', text: remainingText.slice(0, match.index) })
    parts.push(
      text.startsWith('@') ? { kind: 'mention', text, isOwn: text === `@${people.ownName}` } : { kind: 'link', text },
    )
    remainingText = remainingText.slice(match.index + text.length)
  }
  if (remainingText) parts.push({ kind: 'words', text: remainingText })
  const searchText = query.trim()
  return searchText
    ? parts.flatMap((part) => markMatches(part, new RegExp(buildSearchPattern(searchText), 'u')))
    : parts
}

function markMatches(part: TextPart, pattern: RegExp): TextPart[] {
  const match = pattern.exec(normalizeSearchText(part.text))
  if (!match) return [part]
  // A URL is not split, because a part of a URL would be a different link.
  if (part.kind === 'link') return [{ ...part, isMatch: true }]
  const { index } = match
  const end = index + match[0].length
  const pieces: TextPart[] = [
    { ...part, text: part.text.slice(0, index) },
    { ...part, text: part.text.slice(index, end), isMatch: true },
    ...markMatches({ ...part, text: part.text.slice(end) }, pattern),
  ]
  return pieces.filter((piece) => piece.text)
}
