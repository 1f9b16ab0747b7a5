import { getCoverKind, getFormatSpec, type Binding } from '@press/domain'
import { parseIsbn } from '@press/domain/identifiers/isbn'
import type { Translate } from '../../texts.ts'
import type { BookRow } from './queries.ts'
import { createElement, type Xml } from './xml.ts'

/*
 * ONIX for Books 3.0 with reference tags, the format in which libraries and shops import catalogues. The standard defines the order
 * of elements. The codes are from its code lists; a comment names the list of each code.
 */

const namespace = 'http://ns.editeur.org/onix/3.0/reference'

/** Language codes of ONIX list 74 (ISO 639-2/B); a book in another language has no code. */
const languageCodes: Partial<Record<BookRow['language'], string>> = { kz: 'kaz', ru: 'rus', en: 'eng' }

/** Returns the code of ONIX list 150: hardback, paperback, or a book of unknown form. */
const getProductForm = (binding: Binding | null): string => {
  if (binding === null) return 'BA'
  return getCoverKind(binding) === 'hard' || binding === 'integral' ? 'BB' : 'BC'
}

export interface OnixPress {
  /** The press's own name. */
  name: string
  /** The moment at which the message is created. */
  at: Date
}

/** Formats a moment in UTC for ONIX: `20261122T0905Z`. */
const formatMoment = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace(/[-:]/g, '')}Z`

export const buildOnixHeader = ({ name, at }: OnixPress): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0" xmlns="${namespace}">\n${
    createElement('Header', [
      createElement('Sender', [createElement('SenderName', name)]),
      createElement('SentDateTime', formatMoment(at)),
    ])?.text
  }\n`
export const onixFooter = '</ONIXMessage>\n'

/** An empty message needs this element to be valid. */
export const noProductElement = '<NoProduct/>\n'

export function buildOnixProduct(book: BookRow, { name }: OnixPress, t: Translate): string {
  const isbn = book.ISBN ? parseIsbn(book.ISBN) : null
  return `${
    createElement('Product', [
      createElement('RecordReference', `press.${book.id}`),
      // ONIX list 1: confirmed on publication.
      createElement('NotificationType', '03'),
      // ONIX list 5: the press's own number, and ISBN-13.
      createElement('ProductIdentifier', [
        createElement('ProductIDType', '01'),
        createElement('IDTypeName', name),
        createElement('IDValue', String(book.id)),
      ]),
      isbn &&
        createElement('ProductIdentifier', [
          createElement('ProductIDType', '15'),
          createElement('IDValue', isbn.isbn13),
        ]),
      buildDescriptiveDetail(book, t),
      buildPublishingDetail(book, name),
      buildProductSupply(book, name),
    ])?.text
  }\n`
}

function buildDescriptiveDetail(
  { binding, format, book_name, author_names, language, pages, edition_type }: BookRow,
  t: Translate,
) {
  const { width, height } = (format && getFormatSpec(format)) || {}
  return createElement('DescriptiveDetail', [
    // ONIX list 2: one item.
    createElement('ProductComposition', '00'),
    createElement('ProductForm', getProductForm(binding)),
    // ONIX list 48: the height and width of the page.
    createMeasureElement('01', height),
    createMeasureElement('02', width),
    // ONIX lists 15 and 149: the title of the book itself.
    createElement('TitleDetail', [
      createElement('TitleType', '01'),
      createElement('TitleElement', [createElement('TitleElementLevel', '01'), createElement('TitleText', book_name)]),
    ]),
    author_names.length > 0 ? author_names.map(createContributorElement) : createElement('NoContributor', ''),
    // ONIX list 22: the language of the text.
    createElement(
      'Language',
      language in languageCodes
        ? [createElement('LanguageRole', '01'), createElement('LanguageCode', languageCodes[language])]
        : null,
    ),
    // ONIX lists 23 and 24: the number of numbered pages.
    createElement(
      'Extent',
      pages
        ? [createElement('ExtentType', '00'), createElement('ExtentValue', pages), createElement('ExtentUnit', '03')]
        : null,
    ),
    // ONIX list 27: the publisher's own scheme.
    createElement(
      'Subject',
      edition_type && [
        createElement('SubjectSchemeIdentifier', '23'),
        createElement('SubjectSchemeName', t('books:field.edition_type')),
        createElement('SubjectHeadingText', t(`print-forms:editionType.${edition_type}`)),
      ],
    ),
  ])
}

const createMeasureElement = (type: string, millimetres: number | undefined): Xml | null =>
  createElement(
    'Measure',
    millimetres === undefined
      ? null
      : [
          createElement('MeasureType', type),
          createElement('Measurement', millimetres),
          createElement('MeasureUnitCode', 'mm'),
        ],
  )

const createContributorElement = (name: string, index: number): Xml | null =>
  createElement('Contributor', [
    createElement('SequenceNumber', index + 1),
    // ONIX list 17: written by this author.
    createElement('ContributorRole', 'A01'),
    createElement('PersonName', name),
  ])

const buildPublishingDetail = ({ year }: BookRow, pressName: string): Xml | null =>
  createElement('PublishingDetail', [
    // ONIX list 45: publisher.
    createElement('Publisher', [createElement('PublishingRole', '01'), createElement('PublisherName', pressName)]),
    createElement('CountryOfPublication', 'KZ'),
    // ONIX list 64: active.
    createElement('PublishingStatus', '04'),
    // ONIX lists 163 and 55: the publication date, as a year.
    createElement(
      'PublishingDate',
      year === null
        ? null
        : [createElement('PublishingDateRole', '01'), createElement('Date', year, { dateformat: '05' })],
    ),
  ])

const buildProductSupply = ({ copies_left, price }: BookRow, pressName: string): Xml | null =>
  createElement('ProductSupply', [
    createElement('SupplyDetail', [
      // ONIX list 93: publisher to end-customers.
      createElement('Supplier', [createElement('SupplierRole', '09'), createElement('SupplierName', pressName)]),
      // ONIX list 65: in stock, out of stock, contact supplier.
      createElement('ProductAvailability', copies_left === null ? '99' : copies_left > 0 ? '21' : '31'),
      createElement('Stock', copies_left === null ? null : [createElement('OnHand', copies_left)]),
      // ONIX list 57: price to be announced. ONIX list 58: recommended price, including tax.
      price === null
        ? createElement('UnpricedItemType', '02')
        : createElement('Price', [
            createElement('PriceType', '02'),
            createElement('PriceAmount', (price / 100).toFixed(2)),
            createElement('CurrencyCode', 'KZT'),
          ]),
    ]),
  ])
