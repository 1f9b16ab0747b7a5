import type { ImprintPart } from '@press/domain'
import { formatNumber } from './format.ts'
import type { Locale } from './locales.ts'
import type { Translator } from './resources.ts'

/** A day as imprints write it, in every language: «12.03.2026». */
const inFigures = (day: string): string => day.split('-').toReversed().join('.')

/** An imprint line in words: «Подписано в печать 12.03.2026. Формат 60×84 1/16. …» */
export const imprintLine = (parts: readonly ImprintPart[], locale: Locale, t: Translator): string =>
  parts
    .map((part) => {
      switch (part.part) {
        case 'signed':
          return t('print:imprint.signed', { day: inFigures(part.day) })
        case 'format':
          return t('print:imprint.format', { format: part.format })
        case 'paper':
          return t(`print:imprint.paper.${part.paper}`)
        case 'conventionalSheets':
        case 'publisherSheets':
          return t(`print:imprint.${part.part}`, { sheets: formatNumber(part.sheets, locale) })
        case 'copies':
          return t('print:imprint.copies', { copies: formatNumber(part.copies, locale) })
        case 'order':
          return t('print:imprint.order', { order: part.order })
      }
    })
    .join(' ')
