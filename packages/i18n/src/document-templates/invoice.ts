import { amountInWords, buildPaymentQr } from '@press/domain'
import { formatDocumentDate } from './document-date.ts'
import {
  formatContractReference,
  getDocumentLines,
  formatDocumentAmount,
  getDocumentTotals,
  partyLine,
  calculateDocumentTotals,
  type DocumentFact,
  type DocumentLine,
  type DocumentOffer,
  type DocumentLanguage,
} from './offer-lines.ts'

/** The texts of an invoice in the order in which they are drawn. */
export interface InvoiceDocument {
  title: string
  warning: string
  sample: string
  bank: {
    beneficiary: DocumentFact
    bin: string
    account: DocumentFact
    kbe: DocumentFact
    bank: DocumentFact
    bic: DocumentFact
    knp: DocumentFact
  }
  parties: DocumentFact[]
  columns: { place: string; name: string; count: string; unit: string; price: string; sum: string }
  lines: DocumentLine[]
  totals: DocumentFact[]
  /** The number of lines and their total. */
  count: string
  words: string
  /** The payment instalments; empty when the whole sum is due at once. */
  schedule: string
  /** The signer's position, and their name when it is known. */
  signer: { role: string; name: string }
  seal: string
  /** The content of the payment code that bank applications scan; `codeLabel` is its caption. */
  code: string
  codeLabel: string
}

/** Renders a счёт на оплату in the layout that every bookkeeper knows (design n8). */
export function renderInvoice(offer: DocumentOffer, words: DocumentLanguage): InvoiceDocument {
  const { t, locale } = words
  const { charges, sum } = calculateDocumentTotals(offer)
  const lines = getDocumentLines(charges, offer.items, words)
  const number = offer.invoice_number ?? ''
  const date = offer.invoice_date ?? offer.date
  const contract = formatContractReference(offer, words)
  const signer = offer.signer?.[locale]
  const title = t('papers:invoice.title', { number, date: formatDocumentDate(date, locale, 'of') })
  const schedule = (offer.instalments ?? []).map(({ amount, due }) =>
    t('papers:invoice.part', { date: formatDocumentDate(due, locale), sum: formatDocumentAmount(amount, locale) }),
  )
  return {
    title,
    warning: t('papers:invoice.warning'),
    sample: t('papers:invoice.sample'),
    bank: {
      beneficiary: { term: t('papers:invoice.beneficiary'), value: offer.sender_name },
      bin: offer.sender_bin && t('papers:invoice.bin', { number: offer.sender_bin }),
      account: { term: t('papers:invoice.account'), value: offer.sender_account },
      kbe: { term: t('papers:invoice.kbe'), value: offer.sender_kbe },
      bank: { term: t('papers:invoice.bank'), value: offer.sender_bank },
      bic: { term: t('papers:invoice.bic'), value: offer.sender_bic },
      knp: { term: t('papers:invoice.knp'), value: offer.sender_knp },
    },
    parties: [
      { term: t('papers:invoice.supplier'), value: partyLine(offer, 'sender', words) },
      { term: t('papers:invoice.buyer'), value: partyLine(offer, 'recipient', words) },
      { term: t('papers:invoice.contract'), value: contract || t('papers:invoice.noContract') },
    ],
    columns: {
      place: t('papers:column.place'),
      name: t('papers:column.name'),
      count: t('papers:column.count'),
      unit: t('papers:column.unit'),
      price: t('papers:column.price'),
      sum: t('papers:column.sum'),
    },
    lines,
    totals: getDocumentTotals(offer, words),
    count: t('papers:invoice.count', { count: lines.length, sum: formatDocumentAmount(sum, locale) }),
    words: t('papers:invoice.words', { words: amountInWords(sum, locale) }),
    schedule: schedule.length > 0 ? t('papers:invoice.schedule', { parts: schedule.join('; ') }) : '',
    signer: { role: signer?.position || t('papers:invoice.signer'), name: signer?.name ?? '' },
    seal: t('papers:seal'),
    code: buildPaymentQr({ ...offer, sum, purpose: title }),
    codeLabel: t('papers:invoice.code'),
  }
}
