import { buildSearchPattern, normalizeSearchText } from '@press/domain'

export interface TextPart {
  kind: 'words' | 'link' | 'mention'
  text: string
  /** A mention of the reader. */
  own?: boolean
  /** Found by the search. */
  found?: boolean
}

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
/** A full stop or a bracket after an address belongs to the sentence. */
const address = /https?:\/\/[^\s<>«»"]*[^\s<>«»".,;:!?)]/u

/** The words of a message with its addresses, its mentions of people by their given names, and what a search found. */
export function splitIntoParts(
  content: string,
  people: { names: readonly string[]; own: string },
  query: string,
): TextPart[] {
  const names = people.names.map((name) => `@${escaped(name)}`)
  const special = new RegExp([address.source, ...names.map((name) => `${name}(?!\\p{L})`)].join('|'), 'u')
  const parts: TextPart[] = []
  let rest = content
  for (let match = special.exec(rest); match; match = special.exec(rest)) {
    const [text] = match
    if (match.index > 0) parts.push({ kind: 'words', text: rest.slice(0, match.index) })
    parts.push(
      text.startsWith('@') ? { kind: 'mention', text, own: text === `@${people.own}` } : { kind: 'link', text },
    )
    rest = rest.slice(match.index + text.length)
  }
  if (rest) parts.push({ kind: 'words', text: rest })
  const sought = query.trim()
  return sought ? parts.flatMap((part) => marked(part, new RegExp(buildSearchPattern(sought), 'u'))) : parts
}

function marked(part: TextPart, sought: RegExp): TextPart[] {
  const match = sought.exec(normalizeSearchText(part.text))
  if (!match) return [part]
  // An address stays whole, or it would lead elsewhere.
  if (part.kind === 'link') return [{ ...part, found: true }]
  const { index } = match
  const end = index + match[0].length
  const pieces: TextPart[] = [
    { ...part, text: part.text.slice(0, index) },
    { ...part, text: part.text.slice(index, end), found: true },
    ...marked({ ...part, text: part.text.slice(end) }, sought),
  ]
  return pieces.filter((piece) => piece.text)
}
