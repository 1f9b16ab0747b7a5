import type { TechCard } from '@press/contract'
import { formatDate, formatNumber, imprintLine } from '@press/i18n/node'
import type { PressDocument } from '../../documents/document.ts'
import { facts, note, quoted, section } from '../../documents/kit.ts'
import { imprintParts, pageOf, volumeFacts, type Words } from './paper.ts'

/** What an imprint cannot do without, and where it stands in the card. */
const needed = ['signalEndDate', 'format', 'pages', 'symbols', 'quantity'] as const

/** The imprint line as it goes into the book, what it is made of, and what is missing of it. */
export function imprint(card: TechCard, words: Words): PressDocument {
  const { t, locale } = words
  const paper = card.print_info.paper_text
  const missing: string[] = needed
    .filter((field) => card[field] === null)
    .map((field) => t(`tech-cards:field.${field}`).toLocaleLowerCase(locale === 'kz' ? 'kk' : locale))
  return pageOf(card, words, t('documents:kind.imprint'), [
    quoted(imprintLine(imprintParts(card), locale, t)),
    ...note({
      term: t('documents:missing'),
      value: missing.join(', '),
    }),
    section(t('documents:madeOf')),
    ...facts([
      { term: t('tech-cards:field.ISBN'), value: card.ISBN },
      { term: t('tech-cards:field.quantity'), value: card.quantity && formatNumber(card.quantity, locale) },
      {
        term: t('tech-cards:field.signalEndDate'),
        value: card.signalEndDate && formatDate(card.signalEndDate, locale, 'date'),
      },
      ...volumeFacts(card, words),
      { term: t('documents:textPaper'), value: paper && t(`print:paper.${paper}`) },
    ]),
  ])
}
