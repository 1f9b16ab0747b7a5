import { getPrinter, type TechCard } from '@press/domain'
import { formatDate, formatNumber, formatImprint, printNames } from '@press/i18n/node'
import type { PressDocument } from '../../documents/document.ts'
import { factsBlock, noteBlock, quoteBlock, sectionBlock } from '../../documents/blocks.ts'
import { getImprintFirm, buildImprintParts, buildPage, buildVolumeFacts } from './page.ts'
import type { DocumentContext } from '../../documents/words.ts'

/** The card fields that an imprint requires. */
const requiredFields = [
  'udc',
  'bbk',
  'signalEndDate',
  'format',
  'pages',
  'typeface',
  'printing_method',
  'symbols',
  'quantity',
] as const

type RequiredField = (typeof requiredFields)[number]

/** Builds the imprint as printed in the book, with a list of its parts and the missing fields. */
export function buildImprintDocument(card: TechCard, documentContext: DocumentContext): PressDocument {
  const { t, locale } = documentContext
  const paper = card.print_info.paper_text
  const printer = getPrinter(card, getImprintFirm(documentContext))
  const missingFields: string[] = requiredFields
    .filter((field) => card[field] === null)
    .map((field) => getInlineFieldName(field, documentContext))
  return buildPage(card, documentContext, t('documents:kind.imprint'), [
    quoteBlock(formatImprint(buildImprintParts(card, documentContext), locale, t)),
    ...noteBlock({
      term: t('documents:missing'),
      value: missingFields.join(', '),
    }),
    sectionBlock(t('documents:madeOf')),
    ...factsBlock([
      { term: t('tech-cards:field.ISBN'), value: card.ISBN },
      { term: t('tech-cards:field.udc'), value: card.udc },
      { term: t('tech-cards:field.bbk'), value: card.bbk },
      { term: t('tech-cards:field.quantity'), value: card.quantity && formatNumber(card.quantity, locale) },
      {
        term: t('tech-cards:field.signalEndDate'),
        value: card.signalEndDate && formatDate(card.signalEndDate, locale, 'date'),
      },
      ...buildVolumeFacts(card, documentContext),
      { term: t('documents:textPaper'), value: paper && printNames(t, locale).paper(paper) },
      { term: t('tech-cards:field.typeface'), value: card.typeface },
      {
        term: t('tech-cards:field.printing_method'),
        value: card.printing_method && t(`print-forms:method.${card.printing_method}`),
      },
      {
        term: t('tech-cards:field.printer_name'),
        value: printer && [printer.name, printer.address].filter(Boolean).join(', '),
      },
    ]),
  ])
}

/** Fields whose names are abbreviations keep their capitals. */
const abbreviations: readonly RequiredField[] = ['udc', 'bbk']

/** Returns the name of a field for use inside a sentence. */
function getInlineFieldName(field: RequiredField, { t, locale }: DocumentContext): string {
  const name = t(`tech-cards:field.${field}`)
  return abbreviations.includes(field) ? name : name.toLocaleLowerCase(locale === 'kz' ? 'kk' : locale)
}
