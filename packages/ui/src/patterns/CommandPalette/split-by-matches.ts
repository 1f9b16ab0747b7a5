import { foldKazakhLetters, minTypoTolerantLength, buildSearchPattern, normalizeSearchText } from '@press/domain'

/** A part of a text; `marked` if the search matched it. */
export interface Part {
  text: string
  marked: boolean
}

type Range = readonly [from: number, to: number]

/** Minimum number of leading letters a word must share with the query to be marked. */
const shared = 3

function asTyped(text: string, words: readonly string[]): Range[] {
  const within = normalizeSearchText(text)
  return words.flatMap((word) => {
    const found = new RegExp(buildSearchPattern(word), 'u').exec(within)
    return found ? [[found.index, found.index + found[0].length] as const] : []
  })
}

/** Returns the beginnings of words that match the query up to its typo. */
function findTypoMatches(text: string, words: readonly string[]): Range[] {
  const typed = words.filter((word) => word.length >= minTypoTolerantLength).map(foldKazakhLetters)
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const letters = foldKazakhLetters(word)
    const longestPrefix = Math.max(
      0,
      ...typed.map((one) => {
        let same = 0
        while (same < one.length && one[same] === letters[same]) same += 1
        return same
      }),
    )
    return longestPrefix >= shared ? [[index, index + longestPrefix] as const] : []
  })
}

/** Splits a text into parts, with the query's matches marked. */
export function splitByMatches(text: string, query: string): Part[] {
  const words = query.split(/\s+/u).filter(Boolean)
  const exact = asTyped(text, words)
  const ranges = (exact.length > 0 ? exact : findTypoMatches(text, words)).toSorted((one, other) => one[0] - other[0])
  const parts: Part[] = []
  let at = 0
  for (const [from, to] of ranges) {
    if (to <= at) continue
    if (from > at) parts.push({ text: text.slice(at, from), marked: false })
    parts.push({ text: text.slice(Math.max(at, from), to), marked: true })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false })
  return parts
}

/** Returns the spelling under which the query was found, if it differs from the input: «қала» for «кала». */
export function otherSpelling(labels: readonly string[], query: string): string | undefined {
  const typed = normalizeSearchText(query)
  for (const label of labels) {
    const found = new RegExp(buildSearchPattern(query), 'u').exec(normalizeSearchText(label))?.[0]
    if (found && found !== typed) return found
  }
  return undefined
}
