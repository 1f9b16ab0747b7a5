import {
  offerTotals,
  type BookFormat,
  type Binding,
  type Instalment,
  type OfferTotals,
  type Paper,
} from '@press/domain'
import { formatNumber } from '../format.ts'
import type { Locale } from '../locales.ts'
import type { Translator } from '../resources.ts'
import { paperDate } from './paperDate.ts'

/** A title of an offer, as far as papers name it. */
export interface PaperItem {
  name: string
  quantity: number
  price: number
  color_pages: number | null
  bw_pages: number | null
  format: BookFormat | null
  binding: Binding | null
  paper_type: Paper | null
  vat?: 'included' | 'exempt'
  work_types: readonly { name: string; unit_count: number; unit_price: number }[]
}

type Side<Name extends string> = Record<
  `${Name}_${'name' | 'phone' | 'address' | 'bank' | 'bic' | 'bin' | 'account' | 'email'}`,
  string
>

/** What papers say of an offer. Sums are tiyn, days `yyyy-mm-dd`. */
export interface PaperOffer extends Side<'recipient'>, Side<'sender'> {
  number: string
  revision: number
  date: string
  valid_until: string | null
  deadline: string | null
  note: string
  /** Per cent. */
  discount: number
  items: readonly PaperItem[]
  sender_kbe: string
  sender_knp: string
  invoice_number: string | null
  invoice_date: string | null
  contract_number: string | null
  contract_date: string | null
  /** What its sum is paid in; empty or absent where it is due at once. */
  instalments?: readonly Instalment[]
}

/** A language that papers are written in. */
export interface PaperWords {
  t: Translator
  locale: Locale
}

export interface PaperLine {
  name: string
  unit: string
  count: string
  price: string
  sum: string
}

export interface PaperFact {
  term: string
  value: string
}

/** Money on paper always has its tiyn: «2 480 000,00». */
export const paperSum = (tiyn: number, locale: Locale): string =>
  formatNumber(tiyn / 100, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace('-', '−')

export const totalsOf = ({ items, date, discount }: Pick<PaperOffer, 'items' | 'date' | 'discount'>): OfferTotals =>
  offerTotals(items, date, discount)

/** «70×100/16, 7БЦ, 352 с.» */
export function makeOf(item: PaperItem, { t, locale }: PaperWords, paper = false): string[] {
  const pages = (item.color_pages ?? 0) + (item.bw_pages ?? 0)
  return [
    item.format,
    pages > 0 && t('papers:pages', { count: pages, pages: formatNumber(pages, locale) }),
    item.binding && t(`offers:item.binding.${item.binding}`),
    paper && item.paper_type && t(`print:paper.${item.paper_type}`),
  ].filter((part): part is string => Boolean(part))
}

/** What is charged, line by line: a title's copies, then the works on it; before any discount. */
export function paperLines({ items }: Pick<PaperOffer, 'items'>, words: PaperWords): PaperLine[] {
  const { t, locale } = words
  const line = (name: string, unit: string, count: number, price: number): PaperLine => ({
    name,
    unit,
    count: formatNumber(count, locale),
    price: paperSum(price, locale),
    sum: paperSum(Math.round(count * price), locale),
  })
  return items.flatMap((item) => {
    const make = makeOf(item, words).join(', ')
    const name = t('papers:book', { name: item.name })
    return [
      ...(item.quantity * item.price > 0 || item.work_types.length === 0
        ? [line([name, make].filter(Boolean).join(', '), t('papers:unit.copy'), item.quantity, item.price)]
        : []),
      ...item.work_types.map((work) =>
        line(
          t('papers:workOn', { work: work.name, book: item.name }),
          t('papers:unit.work'),
          work.unit_count,
          work.unit_price,
        ),
      ),
    ]
  })
}

/** Under the lines: what they come to, the discount where there is one, and the VAT in it. */
export function paperTotals(offer: PaperOffer, { t, locale }: PaperWords): PaperFact[] {
  const { lines, gross, discount, sum, vat, vat_rate } = totalsOf(offer)
  const exempt = lines.reduce((total, line, at) => total + (offer.items[at]?.vat === 'exempt' ? line.sum : 0), 0)
  return [
    { term: t('papers:total'), value: paperSum(gross, locale) },
    ...(discount > 0
      ? [
          {
            term: t('papers:discount', { percent: formatNumber(offer.discount, locale) }),
            value: paperSum(-discount, locale),
          },
          { term: t('papers:toPay'), value: paperSum(sum, locale) },
        ]
      : []),
    { term: t('papers:vat', { percent: vat_rate }), value: paperSum(vat, locale) },
    ...(exempt > 0 ? [{ term: t('papers:exempt'), value: paperSum(exempt, locale) }] : []),
  ]
}

/** «БИН 011040001231, РГП «Университет баспасы», г. Алматы, тел.: …»; what is not known is left out. */
export function partyLine(
  offer: PaperOffer,
  side: 'recipient' | 'sender',
  { t }: PaperWords,
  /** A form has a box of its own for it. */
  bin = true,
): string {
  const phone = offer[`${side}_phone`]
  return [
    bin && offer[`${side}_bin`] && t('papers:bin', { number: offer[`${side}_bin`] }),
    offer[`${side}_name`],
    offer[`${side}_address`],
    phone && t('papers:phone', { phone }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** «№ 214-26 от 17 ноября 2026 г.» of the contract; '' without one. */
export function contractOf({ contract_number, contract_date }: PaperOffer, { t, locale }: PaperWords): string {
  if (!contract_number) return ''
  return contract_date
    ? t('papers:numberOf', { number: contract_number, date: paperDate(contract_date, locale, 'of') })
    : t('papers:numberAlone', { number: contract_number })
}
