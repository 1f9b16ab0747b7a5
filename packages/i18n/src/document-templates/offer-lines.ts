import {
  calculateOfferTotals,
  sumLines,
  type BookFormat,
  type Binding,
  type ChargedLine,
  type Instalment,
  type OfferTotals,
  type OfferWork,
  type Paper,
  type SignedDocumentLanguage,
  type Signer,
} from '@press/domain'
import { formatNumber } from '../format.ts'
import type { Locale } from '../locales.ts'
import { printNames } from '../print-names.ts'
import type { Translate } from '../resources.ts'
import { formatDocumentDate } from './document-date.ts'

/** A title of an offer, as documents show it. */
export interface DocumentItem {
  name: string
  quantity: number
  price: number
  color_pages: number | null
  bw_pages: number | null
  format: BookFormat | null
  binding: Binding | null
  paper_type: Paper | null
  vat?: 'included' | 'exempt'
  work_types: readonly OfferWork[]
}

type Side<Name extends string> = Record<
  `${Name}_${'name' | 'phone' | 'address' | 'bank' | 'bic' | 'bin' | 'account' | 'email'}`,
  string
>

/** The offer data that documents show. Sums are in tiyn, days are `yyyy-mm-dd`. */
export interface DocumentOffer extends Side<'recipient'>, Side<'sender'> {
  number: string
  revision: number
  date: string
  valid_until: string | null
  deadline: string | null
  note: string
  /** The discount, in per cent. */
  discount: number
  items: readonly DocumentItem[]
  sender_kbe: string
  sender_knp: string
  invoice_number: string | null
  invoice_date: string | null
  contract_number: string | null
  contract_date: string | null
  /** The payment instalments. Empty or absent when the whole sum is due at once. */
  instalments?: readonly Instalment[]
  /**
   * The person who signs the invoice for the press, in each language. Null or absent if the organization details name no signer.
   */
  signer?: SignerTexts | null
}

export type SignerTexts = Readonly<Record<SignedDocumentLanguage, Signer>>

/** The language of a document, with its translator. */
export interface DocumentLanguage {
  t: Translate
  locale: Locale
}

export interface DocumentLine {
  name: string
  unit: string
  count: string
  price: string
  sum: string
  /** The VAT included in the sum, or a note that the sum includes no VAT. */
  vat: string
}

export interface DocumentFact {
  term: string
  value: string
}

/** A blank line to fill in by hand. */
export const blankLine = '_'.repeat(24)

/** Formats money for documents, always with tiyn: «2 480 000,00». */
export const formatDocumentAmount = (tiyn: number, locale: Locale): string =>
  formatNumber(tiyn / 100, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace('-', '−')

export const calculateDocumentTotals = ({
  items,
  date,
  discount,
}: Pick<DocumentOffer, 'items' | 'date' | 'discount'>): OfferTotals => calculateOfferTotals(items, date, discount)

/** Formats the specification of a book: «70×100/16, 7БЦ, 352 с.» */
export function formatBookSpecs(item: DocumentItem, { t, locale }: DocumentLanguage, includesPaper = false): string[] {
  const pages = (item.color_pages ?? 0) + (item.bw_pages ?? 0)
  const names = printNames(t, locale)
  return [
    item.format,
    pages > 0 && t('offer-documents:pages', { count: pages, pages: formatNumber(pages, locale) }),
    item.binding && names.shortBinding(item.binding),
    includesPaper && item.paper_type && names.paper(item.paper_type),
  ].filter((part): part is string => Boolean(part))
}

/** Describes the unit, count and price of a line in the language of the document. `name` is the name of the work; '' for copies. */
export function describeCharge(
  { item, work, quantity, price, sum, vat, exempt }: ChargedLine,
  items: readonly DocumentItem[],
  { t, locale }: DocumentLanguage,
): DocumentLine {
  const workItem = work === null ? undefined : items[item]?.work_types[work]
  return {
    name: workItem?.name ?? '',
    unit: t(`offer-documents:unit.${workItem ? (workItem.unit ?? 'service') : 'copy'}`),
    count: formatNumber(quantity, locale),
    price: formatDocumentAmount(price, locale),
    sum: formatDocumentAmount(sum, locale),
    vat: exempt ? t('offer-documents:noVat') : formatDocumentAmount(vat, locale),
  }
}

/** Returns a document line for each charge. A charge is for a title's copies, or for a work on the title. */
export function getDocumentLines(
  charges: readonly ChargedLine[],
  items: readonly DocumentItem[],
  language: DocumentLanguage,
): DocumentLine[] {
  const { t } = language
  return charges.map((charge) => {
    const parts = describeCharge(charge, items, language)
    const item = items[charge.item]
    const book = item?.name ?? ''
    const name = parts.name
      ? t('offer-documents:workOn', { work: parts.name, book })
      : [t('offer-documents:book', { name: book }), ...(item ? formatBookSpecs(item, language) : [])].join(', ')
    return { ...parts, name }
  })
}

/**
 * Returns the totals of lines: the sum, the VAT that it includes at a rate, and the exempt part. `discount` (per cent) is only
 * shown and does not change the totals.
 */
export function getLinesTotals(
  charges: readonly ChargedLine[],
  rate: number,
  { t, locale }: DocumentLanguage,
  discount?: { percent: number; sum: number },
): DocumentFact[] {
  const exempt = sumLines(charges.filter((charge) => charge.exempt))
  const vat = charges.reduce((total, charge) => total + charge.vat, 0)
  return [
    { term: t('offer-documents:total'), value: formatDocumentAmount(sumLines(charges), locale) },
    ...(discount && discount.sum > 0
      ? [
          {
            term: t('offer-documents:discount', { percent: formatNumber(discount.percent, locale) }),
            value: formatDocumentAmount(discount.sum, locale),
          },
        ]
      : []),
    { term: t('offer-documents:vat', { percent: rate }), value: formatDocumentAmount(vat, locale) },
    ...(exempt > 0 ? [{ term: t('offer-documents:exempt'), value: formatDocumentAmount(exempt, locale) }] : []),
  ]
}

/** Returns the totals below an offer's lines. They show the discount, which the prices of the lines already include. */
export function getDocumentTotals(offer: DocumentOffer, language: DocumentLanguage): DocumentFact[] {
  const { charges, discount, vat_rate } = calculateDocumentTotals(offer)
  return getLinesTotals(charges, vat_rate, language, { percent: offer.discount, sum: discount })
}

/** Describes a party: «БИН 011040001231, РГП «Университет баспасы», г. Алматы, тел.: …». Unknown details are left out. */
export function describeParty(
  offer: DocumentOffer,
  side: 'recipient' | 'sender',
  { t }: DocumentLanguage,
  /** Whether the text includes the BIN. False for a form with a separate box for the BIN. */
  includesBin = true,
): string {
  const phone = offer[`${side}_phone`]
  return [
    includesBin && offer[`${side}_bin`] && t('offer-documents:bin', { number: offer[`${side}_bin`] }),
    offer[`${side}_name`],
    offer[`${side}_address`],
    phone && t('offer-documents:phone', { phone }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Formats a reference to the contract: «№ 214-26 от 17 ноября 2026 г.». Returns '' without a contract. */
export function formatContractReference(
  { contract_number, contract_date }: DocumentOffer,
  { t, locale }: DocumentLanguage,
): string {
  if (!contract_number) return ''
  return contract_date
    ? t('offer-documents:numberOf', { number: contract_number, date: formatDocumentDate(contract_date, locale, 'of') })
    : t('offer-documents:numberAlone', { number: contract_number })
}
