import type { ImprintFirm, ImprintPart } from '@press/domain'
import { formatNumber } from './format.ts'
import type { Locale } from './locales.ts'
import { printNames } from './print-names.ts'
import type { Translate } from './resources.ts'

/** Formats a day in the way that imprints use in every language: «12.03.2026». */
const formatNumericDay = (day: string): string => day.split('-').toReversed().join('.')

const formatFirm = ({ name, address }: ImprintFirm): string => [name, address].filter(Boolean).join(', ')

/** Formats an imprint line: «Подписано в печать 12.03.2026. Формат 60×84 1/16. …» */
export const formatImprint = (parts: readonly ImprintPart[], locale: Locale, t: Translate): string =>
  parts
    .map((part) => {
      switch (part.part) {
        case 'udc':
        case 'bbk':
          return t(`print-forms:imprint.${part.part}`, { code: part.code })
        case 'signed':
          return t('print-forms:imprint.signed', { day: formatNumericDay(part.day) })
        case 'format':
          return t('print-forms:imprint.format', { format: part.format })
        case 'paper':
          return printNames(t, locale).imprintPaper(part.paper)
        case 'typeface':
          return t('print-forms:imprint.typeface', { typeface: part.typeface })
        case 'method':
          return t(`print-forms:imprint.method.${part.method}`)
        case 'conventionalSheets':
        case 'publisherSheets':
          return t(`print-forms:imprint.${part.part}`, { sheets: formatNumber(part.sheets, locale) })
        case 'copies':
          return t('print-forms:imprint.copies', { copies: formatNumber(part.copies, locale) })
        case 'order':
          return t('print-forms:imprint.order', { order: part.order })
        case 'published':
        case 'printed':
        case 'publishedAndPrinted':
          return t(`print-forms:imprint.${part.part}`, { firm: formatFirm(part.firm) })
      }
    })
    .join(' ')
