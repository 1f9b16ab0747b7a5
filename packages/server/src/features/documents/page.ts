import {
  type ImprintFirm,
  type TechCard,
  calculateConventionalSheets,
  calculatePublisherSheets,
  type PrintInfo,
  type Paper,
  type ImprintPart,
  buildImprint,
  getPrinter,
} from '@press/domain'
import { getLangAttribute, formatDate, formatNumber, printNames } from '@press/i18n/node'
import type { Content } from 'pdfmake'
import type { Column } from 'pdfmake/interfaces.js'
import type { PressDocument } from '../../documents/document.ts'
import { heading, bookBlock, letterhead, getFooterText, type Fact } from '../../documents/blocks.ts'
import type { DocumentContext } from '../../documents/words.ts'

/** Returns the press as an imprint names it; null until the press has entered its organization details. */
export const getImprintFirm = ({ press }: DocumentContext): ImprintFirm | null => (press.name ? press : null)

/**
 * Builds a page about one book: letterhead, title, book block, and then the page's own content. The optional `sideColumn` is next
 * to the book block.
 */
export function buildPage(
  card: Pick<TechCard, 'id' | 'book_name' | 'authors' | 'edition_type' | 'language'>,
  { t, locale, today, press }: DocumentContext,
  title: string,
  content: Content[],
  sideColumn?: Column,
): PressDocument {
  const number = t('tech-cards:number', { id: card.id })
  const subtitleParts = [
    card.edition_type && t(`print-forms:editionType.${card.edition_type}`),
    t(`print-forms:bookLanguage.${card.language}`),
  ].filter(Boolean)
  const head = [
    heading(title, [number, ...subtitleParts].join(' · ')),
    bookBlock(card.book_name, card.authors.map(({ name }) => name).join(', ')),
  ]
  return {
    title: `${title}, ${number}`,
    lang: getLangAttribute(locale),
    content: [
      letterhead({ name: press.name, about: t('documents:press.about') }, [number, formatDate(today, locale, 'date')]),
      sideColumn ? { columns: [{ width: '*', stack: head }, sideColumn], columnGap: 20 } : head,
      ...content,
    ],
    foot: {
      words: getFooterText(press.name, number),
      pages: t('documents:pages', { page: '{page}', pages: '{pages}' }),
    },
  }
}

/** Returns the figures of a book, such as pages, format and volume. */
export function buildVolumeFacts(card: TechCard, { t, locale }: DocumentContext): Fact[] {
  const { pages, format, symbols } = card
  const volume = card.volume ?? (pages && format ? calculateConventionalSheets(pages, format) : null)
  return [
    { term: t('tech-cards:field.format'), value: format },
    { term: t('tech-cards:field.pages'), value: pages && formatNumber(pages, locale) },
    {
      term: t('tech-cards:field.volume'),
      value: volume && t('tech-cards:hint.conventionalSheets', { sheets: formatNumber(volume, locale) }),
    },
    {
      term: t('tech-cards:field.symbols'),
      value:
        symbols &&
        `${formatNumber(symbols, locale)} · ${t('tech-cards:hint.publisherSheets', {
          sheets: formatNumber(calculatePublisherSheets(symbols), locale, { maximumFractionDigits: 2 }),
        })}`,
    },
  ]
}

/** Returns the paper and printing of each part of a book. */
export function buildPrintFacts(print: PrintInfo, { t, locale }: DocumentContext): Fact[] {
  const names = printNames(t, locale)
  const formatPart = (paper: Paper | null | undefined, colours: string | null | undefined): string =>
    [paper && names.paper(paper), colours].filter(Boolean).join(', ')
  return [
    { term: t('tech-cards:field.text'), value: formatPart(print.paper_text, print.colorfulness_text) },
    { term: t('tech-cards:field.cover'), value: formatPart(print.paper_cover, print.colorfulness_cover) },
    { term: t('tech-cards:field.insert'), value: formatPart(print.paper_insert, print.colorfulness_insert) },
    { term: t('tech-cards:field.flyleaf'), value: formatPart(print.paper_flyleaf, print.colorfulness_flyleaf) },
    {
      term: t('tech-cards:field.lamination'),
      value: print.lamination && t(`print-forms:lamination.${print.lamination}`),
    },
    { term: t('tech-cards:field.binding'), value: print.binding && names.binding(print.binding) },
    { term: t('tech-cards:field.colored_pages'), value: print.colored_pages || null },
    { term: t('tech-cards:field.inserts_count'), value: print.inserts_count || null },
  ]
}

/** Returns the imprint of a card's book. */
export const buildImprintParts = (card: TechCard, documentContext: DocumentContext): ImprintPart[] =>
  buildImprint({
    udc: card.udc,
    bbk: card.bbk,
    signed: card.signalEndDate,
    format: card.format,
    pages: card.pages,
    volume: card.volume,
    symbols: card.symbols,
    paper: card.print_info.paper_text ?? null,
    typeface: card.typeface,
    method: card.printing_method,
    copies: card.quantity,
    order: String(card.id),
    publisher: getImprintFirm(documentContext),
    printer: getPrinter(card, getImprintFirm(documentContext)),
  })
