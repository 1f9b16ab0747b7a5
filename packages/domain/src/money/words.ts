import { toCardinal as english } from 'n2words/en-US'
import { toCardinal as russian } from 'n2words/ru-RU'
import { kazakhCardinal } from './kazakh.ts'
import { tiynPerTenge } from './tiyn.ts'
import words from './words.json' with { type: 'json' }

const cardinals = { ru: russian, en: english, kz: kazakhCardinal } as const

/**
 * A sum as documents write it out: «Сто двадцать тысяч тенге 00 тиын». Tiyn stay two digits; tenge and tiyn do not decline.
 * @throws RangeError when the sum is not a whole, non-negative number of tiyn.
 */
export function amountInWords(tiyn: number, locale: 'ru' | 'kz' | 'en'): string {
  if (!Number.isSafeInteger(tiyn) || tiyn < 0) throw new RangeError('amountInWords: a sum is whole and not negative')
  const cardinal = cardinals[locale](Math.floor(tiyn / tiynPerTenge))
  const rest = String(tiyn % tiynPerTenge).padStart(2, '0')
  const units = words[locale]
  return `${cardinal.charAt(0).toUpperCase()}${cardinal.slice(1)} ${units.tenge} ${rest} ${units.tiyn}`
}
