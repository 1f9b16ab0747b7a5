/** Normalizes text for searching: ignores case and replaces ё with е. Keeps the length, so that a match can be highlighted. */
export const normalizeSearchText = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е')

/**
 * The Kazakh letters for which people type a Russian letter. Each Russian letter is the key of its Kazakh letter. «і» is typed as
 * «и» or «ы».
 */
const kazakhLettersByRussian: Readonly<Record<string, string>> = {
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
const foldableLetterPattern = new RegExp(`[${Object.keys(kazakhLettersByRussian).join('')}]`, 'gu')
const russianByKazakhLetter = Object.fromEntries(
  Object.entries(kazakhLettersByRussian).flatMap(([letter, kazakhLetters]) =>
    Array.from(kazakhLetters, (one) => [one, letter]),
  ),
)

/**
 * The letters that `foldKazakhLetters` replaces (`from`). Their replacements are at the same positions in the second string.
 * PostgreSQL's `translate` uses both.
 */
export const kazakhLetterFolding = {
  from: `${Object.keys(russianByKazakhLetter).join('')}ыё`,
  to: `${Object.values(russianByKazakhLetter).join('').replaceAll('ы', 'и')}ие`,
}

/**
 * Normalizes text for comparison: as for searching, and it also replaces Kazakh letters with similar Russian letters and collapses
 * repeated spaces.
 */
export const foldKazakhLetters = (text: string): string =>
  normalizeSearchText(text)
    .replace(/./gu, (letter) => russianByKazakhLetter[letter] ?? letter)
    .replaceAll('ы', 'и')
    .trim()
    .replace(/\s+/g, ' ')

/**
 * Returns the source of a pattern that finds typed words in normalized text. «кал» finds «Қалиева», but «қал» finds only words with
 * exactly that letter.
 */
export const buildSearchPattern = (words: string): string =>
  normalizeSearchText(words)
    .replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
    .replace(foldableLetterPattern, (letter) => `[${letter}${kazakhLettersByRussian[letter]}]`)

/**
 * Matches a word separator. The separators are listed one by one, because PostgreSQL's trigram index cannot use a class such as
 * `\s`.
 */
const separatorPattern = String.raw`[ \t\n,.;:«»"()/-]`

/**
 * Returns the source of a pattern for one search word. If it has three or more letters, it matches anywhere in a word. A shorter
 * search word matches only at the start of a word.
 */
export const buildWordPattern = (word: string): string =>
  (word.length > 2 ? '' : `(?:^|${separatorPattern})`) + buildSearchPattern(word)

/** Returns a function that checks whether a normalized text contains every word of the query, in any order. */
export function createMatcher(query: string): (text: string) => boolean {
  const words = query
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => new RegExp(buildSearchPattern(word), 'u'))
  return (text) => words.every((word) => word.test(text))
}

/** Converts a name or title to a single line without line breaks and invisible characters. */
export const collapseToLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/** Whether a text is a web address. */
export const isLink = (text: string): boolean => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text)
