/** Text as it is searched through: without regard to case, and with ё as е. It keeps its length, so that a find can be marked. */
export const normalizeSearchText = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е')

/** Kazakh letters by those that are typed for them on a Russian keyboard; «і» is «и» to some and «ы» to others. */
const kin: Readonly<Record<string, string>> = {
  а: 'ә',
  г: 'ғ',
  к: 'қ',
  н: 'ң',
  о: 'ө',
  у: 'ұү',
  х: 'һ',
  и: 'і',
  ы: 'і',
}
const typed = new RegExp(`[${Object.keys(kin).join('')}]`, 'gu')
const kazakh = Object.fromEntries(
  Object.entries(kin).flatMap(([letter, ones]) => Array.from(ones, (one) => [one, letter])),
)

/** The letters that `folded` writes otherwise, and by the same places what it writes for them: for a database's `translate`. */
export const kazakhLetterFolding = {
  from: `${Object.keys(kazakh).join('')}ыё`,
  to: `${Object.values(kazakh).join('').replaceAll('ы', 'и')}ие`,
}

/** Text as it is compared: as it is searched through, with Kazakh letters by their kin and without runs of spaces. */
export const foldKazakhLetters = (text: string): string =>
  normalizeSearchText(text)
    .replace(/./gu, (letter) => kazakh[letter] ?? letter)
    .replaceAll('ы', 'и')
    .trim()
    .replace(/\s+/g, ' ')

/**
 * The source of a pattern that finds words in `plain` text as people type them: «кал» finds «Қалиева», while «қал», typed with care,
 * finds only what is written so.
 */
export const buildSearchPattern = (words: string): string =>
  normalizeSearchText(words)
    .replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
    .replace(typed, (letter) => `[${letter}${kin[letter]}]`)

/** What words are parted by. Each sign by itself: of a class such as `\s` PostgreSQL's index of trigrams can make nothing. */
const gap = String.raw`[ \t\n,.;:«»"()/-]`

/** The source of a pattern that finds one word of a search: within other words from three letters on, at their beginning before. */
export const buildWordPattern = (word: string): string =>
  (word.length > 2 ? '' : `(?:^|${gap})`) + buildSearchPattern(word)

/** Whether a `plain` text holds every word of the query, in any order. */
export function createMatcher(query: string): (text: string) => boolean {
  const words = query
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => new RegExp(buildSearchPattern(word), 'u'))
  return (text) => words.every((word) => word.test(text))
}

/** A name, a title: one line of words without ends of lines and other signs that nobody sees. */
export const collapseToLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/** Whether a text is an address of the web. */
export const isLink = (text: string): boolean => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text)
