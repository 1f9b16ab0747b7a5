import { amountInWords, buildPaymentQr } from '@press/domain'
import { formatDocumentDate } from './document-date.ts'
import {
  formatContractReference,
  getDocumentLines,
  formatDocumentAmount,
  getDocumentTotals,
  describeParty,
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
  /** The payment instalments. Empty when the whole sum is due at once. */
  schedule: string
  /** The signer's position, and the signer's name if it is known. */
  signer: { role: string; name: string }
  seal: string
  /** The content of the payment code, which bank applications scan. `codeLabel` is its caption. */
  code: string
  codeLabel: string
}

/** Renders an invoice for payment (счёт на оплату) in the layout that every bookkeeper knows (design n8). */
export function renderInvoice(offer: DocumentOffer, language: DocumentLanguage): InvoiceDocument {
  const { t, locale } = language
  const { charges, sum } = calculateDocumentTotals(offer)
  const lines = getDocumentLines(charges, offer.items, language)
  const number = offer.invoice_number ?? ''
  const date = offer.invoice_date ?? offer.date
  const contract = formatContractReference(offer, language)
  const signer = offer.signer?.[locale]
  const title = t('offer-documents:invoice.title', { number, date: formatDocumentDate(date, locale, 'of') })
  const schedule = (offer.instalments ?? []).map(({ amount, due }) =>
    t('offer-documents:invoice.part', {
      date: formatDocumentDate(due, locale),
      sum: formatDocumentAmount(amount, locale),
    }),
  )
  return {
    title,
    warning: t('offer-documents:invoice.warning'),
    sample: t('offer-documents:invoice.sample'),
    bank: {
      beneficiary: { term: t('offer-documents:invoice.beneficiary'), value: offer.sender_name },
      bin: offer.sender_bin && t('offer-documents:invoice.bin', { number: offer.sender_bin }),
      account: { term: t('offer-documents:invoice.account'), value: offer.sender_account },
      kbe: { term: t('offer-documents:invoice.kbe'), value: offer.sender_kbe },
      bank: { term: t('offer-documents:invoice.bank'), value: offer.sender_bank },
      bic: { term: t('offer-documents:invoice.bic'), value: offer.sender_bic },
      knp: { term: t('offer-documents:invoice.knp'), value: offer.sender_knp },
    },
    parties: [
      { term: t('offer-documents:invoice.supplier'), value: describeParty(offer, 'sender', language) },
      { term: t('offer-documents:invoice.buyer'), value: describeParty(offer, 'recipient', language) },
      { term: t('offer-documents:invoice.contract'), value: contract || t('offer-documents:invoice.noContract') },
    ],
    columns: {
      place: t('offer-documents:column.place'),
      name: t('offer-documents:column.name'),
      count: t('offer-documents:column.count'),
      unit: t('offer-documents:column.unit'),
      price: t('offer-documents:column.price'),
      sum: t('offer-documents:column.sum'),
    },
    lines,
    totals: getDocumentTotals(offer, language),
    count: t('offer-documents:invoice.count', { count: lines.length, sum: formatDocumentAmount(sum, locale) }),
    words: t('offer-documents:invoice.words', { words: amountInWords(sum, locale) }),
    schedule: schedule.length > 0 ? t('offer-documents:invoice.schedule', { parts: schedule.join('; ') }) : '',
    signer: { role: signer?.position || t('offer-documents:invoice.signer'), name: signer?.name ?? '' },
    seal: t('offer-documents:seal'),
    code: buildPaymentQr({ ...offer, sum, purpose: title }),
    codeLabel: t('offer-documents:invoice.code'),
  }
}
