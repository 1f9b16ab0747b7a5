import type { PostProcessorModule } from 'i18next'
import { getLangAttribute } from './locales.ts'

/**
 * Patterns of units that stay on one line with the number before them: signs, abbreviated units, and copies and pages in Kazakh.
 */
const units = [
  '[%₸×]',
  'экз\\.',
  '(?:ч/б |цв\\. )?с\\.',
  'стр\\.',
  'шт\\.',
  'дн\\.',
  'зн\\.',
  '[гж]\\.',
  'мин\\.',
  'мес\\.',
  'п\\. л\\.',
  'б\\. т\\.',
  'усл\\.',
  'уч\\.',
  '(?:[смк]?м|к?г|ч|сағ|[КМГ]?Б|л|т)(?![\\p{L}.-])',
  '(?:дана|бет)(?!\\p{L}{5})',
]
const unitPattern = new RegExp(String.raw`(№|\d) (?=${units.join('|')})|№ (?=\S)`, 'gu')

/** Inserts no-break spaces between a number and its unit, between № and its number, and between a year and its «г.» or «ж.». */
export const insertNoBreakSpaces = (text: string): string =>
  text.replace(unitPattern, (found) => `${found.slice(0, -1)}\u00a0`)

const affectedLanguages: ReadonlySet<string> = new Set([getLangAttribute('ru'), getLangAttribute('kz')])

/** Applies `insertNoBreakSpaces` to every Russian and Kazakh text after interpolation. */
export const noBreakPostProcessor: PostProcessorModule = {
  type: 'postProcessor',
  name: 'keepUnits',
  process: (text, _key, options: { lng?: string }, translator: { language: string }) =>
    affectedLanguages.has(options.lng ?? translator.language) ? insertNoBreakSpaces(text) : text,
}
