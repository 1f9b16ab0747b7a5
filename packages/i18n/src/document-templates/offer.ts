import { amountInWords, type ChargedLine } from '@press/domain'
import { formatMoney, formatNumber } from '../format.ts'
import { formatDocumentDate } from './document-date.ts'
import {
  blankLine,
  describeCharge,
  formatBookSpecs,
  formatDocumentAmount,
  calculateDocumentTotals,
  type DocumentFact,
  type DocumentItem,
  type DocumentLine,
  type DocumentOffer,
  type DocumentLanguage,
} from './offer-lines.ts'

export interface KpBook {
  name: string
  make: string
  sum: string
  lines: DocumentLine[]
}

/** The texts of a commercial offer in the order in which they are drawn. */
export interface OfferDocument {
  press: string
  about: string
  /** The press's address and contacts. */
  aside: string[]
  title: string
  /** The number and the date: «№ КП-0413 · 22 ноября 2026 г.» */
  number: string
  recipient: { term: string; name: string; more: string[] }
  until: DocumentFact | null
  lead: string
  columns: { name: string; count: string; price: string; sum: string }
  books: KpBook[]
  words: DocumentFact
  total: DocumentFact
  /** The lines below the total: the sum before the discount, the discount, and the VAT. */
  under: string[]
  terms: DocumentFact[]
  note: string
  prices: string
  signer: { role: string; name: string }
  seal: string
  foot: string
}

/** Renders a commercial offer as a letter (design n9). */
export function renderOffer(offer: DocumentOffer, language: DocumentLanguage): OfferDocument {
  const { t, locale } = language
  const { charges, lines, gross, discount, sum, vat, vat_rate } = calculateDocumentTotals(offer)
  const number = t('offer-words:number', { number: offer.number })
  const version =
    offer.revision > 1 ? [t('offer-documents:kp.version', { now: offer.revision, before: offer.revision - 1 })] : []
  return {
    press: offer.sender_name || blankLine,
    about: t('documents:press.about'),
    aside: [offer.sender_address, offer.sender_phone, offer.sender_email].filter(Boolean),
    title: t('offer-documents:kp.title'),
    number: [t('offer-documents:numberAlone', { number }), formatDocumentDate(offer.date, locale), ...version].join(
      ' · ',
    ),
    recipient: {
      term: t('offer-documents:kp.recipient'),
      name: offer.recipient_name,
      more: [
        offer.recipient_bin && t('offer-documents:bin', { number: offer.recipient_bin }),
        offer.recipient_address,
      ].filter(Boolean),
    },
    until: offer.valid_until
      ? {
          term: t('offer-documents:kp.validity'),
          value: t('offer-documents:kp.until', { date: formatDocumentDate(offer.valid_until, locale, 'until') }),
        }
      : null,
    lead: t('offer-documents:kp.lead', { count: offer.items.length }),
    columns: {
      name: t('offer-documents:kp.books'),
      count: t('offer-documents:column.count'),
      price: t('offer-documents:column.price'),
      sum: t('offer-documents:kp.sum'),
    },
    books: offer.items.map((item, index) => ({
      name: item.name,
      make: formatBookSpecs(item, language, true).join(' · '),
      sum: formatDocumentAmount(lines[index]?.sum ?? 0, locale),
      lines: charges
        .filter((charge) => charge.item === index)
        .map((charge) => renderOfferLine(charge, offer.items, language)),
    })),
    words: { term: t('offer-documents:kp.words'), value: amountInWords(Math.max(0, sum), locale) },
    total: { term: t('offer-documents:kp.total'), value: formatMoney(sum, locale) },
    under: [
      ...(discount > 0
        ? [
            t('offer-documents:kp.discount', {
              gross: formatMoney(gross, locale),
              percent: formatNumber(offer.discount, locale),
              sum: formatMoney(discount, locale),
            }),
          ]
        : []),
      t('offer-documents:kp.vat', { percent: vat_rate, sum: `${formatDocumentAmount(vat, locale)}\u00a0₸` }),
    ],
    terms: offer.deadline
      ? [
          {
            term: t('offer-documents:kp.deadline'),
            value: t('offer-documents:kp.until', { date: formatDocumentDate(offer.deadline, locale, 'until') }),
          },
        ]
      : [],
    note: offer.note,
    prices: t('offer-documents:kp.prices'),
    signer: { role: t('offer-documents:kp.signer'), name: offer.sender_name || blankLine },
    seal: t('offer-documents:seal'),
    foot: [
      offer.sender_name,
      offer.sender_bin && t('offer-documents:bin', { number: offer.sender_bin }),
      offer.sender_account,
      offer.sender_bic,
    ]
      .filter(Boolean)
      .join('   '),
  }
}

/** Renders a line such as «Печать тиража, 400 экз.». The unit follows the count, because the letter has no column for it. */
function renderOfferLine(
  charge: ChargedLine,
  items: readonly DocumentItem[],
  language: DocumentLanguage,
): DocumentLine {
  const parts = describeCharge(charge, items, language)
  return {
    ...parts,
    name: parts.name || language.t('offer-documents:kp.print'),
    count: `${parts.count}\u00a0${parts.unit}`,
  }
}
