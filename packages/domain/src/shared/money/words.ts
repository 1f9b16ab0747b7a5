import { toCardinal as english } from 'n2words/en-US'
import { toCardinal as russian } from 'n2words/ru-RU'
import { writeKazakhCardinal } from './kazakh.ts'
import { tiynPerTenge } from './tiyn.ts'
import words from './words.json' with { type: 'json' }

const cardinals = { ru: russian, en: english, kz: writeKazakhCardinal } as const

/**
 * Writes a count in words with a capital letter, for documents: «Сто двадцать».
 * @throws RangeError when the count is not a whole, non-negative number.
 */
export function countInWords(count: number, locale: 'ru' | 'kz' | 'en'): string {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError('The count must be a whole number, 0 or more')
  const cardinal = cardinals[locale](count)
  return `${cardinal.charAt(0).toUpperCase()}${cardinal.slice(1)}`
}

/**
 * Writes a sum in words for documents: «Сто двадцать тысяч тенге 00 тиын». Tiyn are always two digits; tenge and tiyn are not
 * declined.
 * @throws RangeError when the sum is not a whole, non-negative number of tiyn.
 */
export function amountInWords(tiyn: number, locale: 'ru' | 'kz' | 'en'): string {
  if (!Number.isSafeInteger(tiyn) || tiyn < 0)
    throw new RangeError('amountInWords: the amount must be a whole number, 0 or more')
  const tiynDigits = String(tiyn % tiynPerTenge).padStart(2, '0')
  const units = words[locale]
  return `${countInWords(Math.floor(tiyn / tiynPerTenge), locale)} ${units.tenge} ${tiynDigits} ${units.tiyn}`
}
