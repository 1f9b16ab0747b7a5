import { coverOf, formatSpec, type Binding } from '@press/domain'
import { parseIsbn } from '@press/domain/identifiers/isbn'
import type { Translator } from '../../texts.ts'
import type { BookRow } from './queries.ts'
import { element, type Xml } from './xml.ts'

/*
 * ONIX for Books 3.0, reference tags: what libraries and shops take catalogues in. The order of elements is the standard's own; the
 * numbers are of its code lists, named beside.
 */

const namespace = 'http://ns.editeur.org/onix/3.0/reference'

/** List 74, ISO 639-2/B; a book in another language does not say which. */
const languages: Partial<Record<BookRow['language'], string>> = { kz: 'kaz', ru: 'rus', en: 'eng' }

/** List 150: hardback, paperback, or a book of which nobody knows. */
const formOf = (binding: Binding | null): string => {
  if (binding === null) return 'BA'
  return coverOf(binding) === 'hard' || binding === 'integral' ? 'BB' : 'BC'
}

export interface OnixPress {
  /** The press's own name. */
  name: string
  /** When the message is made. */
  at: Date
}

/** A moment in UTC as ONIX writes it: `20261122T0905Z`. */
const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace(/[-:]/g, '')}Z`

export const onixHead = ({ name, at }: OnixPress): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0" xmlns="${namespace}">\n${
    element('Header', [element('Sender', [element('SenderName', name)]), element('SentDateTime', moment(at))])?.text
  }\n`
export const onixEnd = '</ONIXMessage>\n'

/** A message of no books says so: without it the message would not be valid. */
export const onixNothing = '<NoProduct/>\n'

export function onixProduct(book: BookRow, { name }: OnixPress, t: Translator): string {
  const isbn = book.ISBN ? parseIsbn(book.ISBN) : null
  return `${
    element('Product', [
      element('RecordReference', `press.${book.id}`),
      // List 1: confirmed on publication.
      element('NotificationType', '03'),
      // List 5: the press's own number, ISBN-13.
      element('ProductIdentifier', [
        element('ProductIDType', '01'),
        element('IDTypeName', name),
        element('IDValue', String(book.id)),
      ]),
      isbn && element('ProductIdentifier', [element('ProductIDType', '15'), element('IDValue', isbn.isbn13)]),
      described(book, t),
      published(book, name),
      supplied(book, name),
    ])?.text
  }\n`
}

function described(
  { binding, format, book_name, author_names, language, pages, edition_type }: BookRow,
  t: Translator,
) {
  const { width, height } = (format && formatSpec(format)) || {}
  return element('DescriptiveDetail', [
    // List 2: one item.
    element('ProductComposition', '00'),
    element('ProductForm', formOf(binding)),
    // List 48: height, width of the page.
    measure('01', height),
    measure('02', width),
    // Lists 15 and 149: the title of the book itself.
    element('TitleDetail', [
      element('TitleType', '01'),
      element('TitleElement', [element('TitleElementLevel', '01'), element('TitleText', book_name)]),
    ]),
    author_names.length > 0 ? author_names.map(contributor) : element('NoContributor', ''),
    // List 22: of the text.
    element(
      'Language',
      language in languages ? [element('LanguageRole', '01'), element('LanguageCode', languages[language])] : null,
    ),
    // Lists 23 and 24: numbered pages.
    element(
      'Extent',
      pages ? [element('ExtentType', '00'), element('ExtentValue', pages), element('ExtentUnit', '03')] : null,
    ),
    // List 27: the publisher's own scheme.
    element(
      'Subject',
      edition_type && [
        element('SubjectSchemeIdentifier', '23'),
        element('SubjectSchemeName', t('books:field.edition_type')),
        element('SubjectHeadingText', t(`print:editionType.${edition_type}`)),
      ],
    ),
  ])
}

const measure = (type: string, millimetres: number | undefined): Xml | null =>
  element(
    'Measure',
    millimetres === undefined
      ? null
      : [element('MeasureType', type), element('Measurement', millimetres), element('MeasureUnitCode', 'mm')],
  )

const contributor = (name: string, index: number): Xml | null =>
  element('Contributor', [
    element('SequenceNumber', index + 1),
    // List 17: by (author).
    element('ContributorRole', 'A01'),
    element('PersonName', name),
  ])

const published = ({ year }: BookRow, name: string): Xml | null =>
  element('PublishingDetail', [
    // List 45: publisher.
    element('Publisher', [element('PublishingRole', '01'), element('PublisherName', name)]),
    element('CountryOfPublication', 'KZ'),
    // List 64: active.
    element('PublishingStatus', '04'),
    // Lists 163 and 55: publication, in a year.
    element(
      'PublishingDate',
      year === null ? null : [element('PublishingDateRole', '01'), element('Date', year, { dateformat: '05' })],
    ),
  ])

const supplied = ({ copies_left, price }: BookRow, name: string): Xml | null =>
  element('ProductSupply', [
    element('SupplyDetail', [
      // List 93: publisher to end-customers.
      element('Supplier', [element('SupplierRole', '09'), element('SupplierName', name)]),
      // List 65: in stock, out of stock, contact supplier.
      element('ProductAvailability', copies_left === null ? '99' : copies_left > 0 ? '21' : '31'),
      element('Stock', copies_left === null ? null : [element('OnHand', copies_left)]),
      // List 57: to be announced. List 58: recommended, with tax.
      price === null
        ? element('UnpricedItemType', '02')
        : element('Price', [
            element('PriceType', '02'),
            element('PriceAmount', (price / 100).toFixed(2)),
            element('CurrencyCode', 'KZT'),
          ]),
    ]),
  ])
