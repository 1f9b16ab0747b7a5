import { parse } from 'isbn3'

/** The ISBN groups of Kazakhstan. */
export const kazakhIsbnGroups = ['601', '9965'] as const

export interface Isbn {
  /** The ISBN as thirteen digits, the form in which it is stored and sent. */
  isbn13: string
  /** The ISBN with hyphens around the group and the publisher: `978-601-03-0070-5`. */
  hyphenated: string
  /** The registration group (country or language area) that issued the ISBN. */
  group: string
}

/** Reads an ISBN of 10 or 13 digits, with or without hyphens. Returns null when it is not an ISBN or its check digit is wrong. */
export function parseIsbn(value: string): Isbn | null {
  const isbn = parse(value)
  return isbn && { isbn13: isbn.isbn13, hyphenated: isbn.isbn13h, group: isbn.group }
}

export const isKazakhIsbn = ({ group }: Isbn): boolean => kazakhIsbnGroups.some((one) => one === group)

export type IsbnProblem = 'short' | 'prefix' | 'wrong'

/** Returns what is wrong with an ISBN, or null. */
export function getIsbnProblem(value: string): IsbnProblem | null {
  if (parseIsbn(value)) return null
  const digits = value.replace(/[\s-]/g, '')
  if (digits.length < 13 && digits.length !== 10) return 'short'
  return digits.length === 13 && !/^97[89]/.test(digits) ? 'prefix' : 'wrong'
}
