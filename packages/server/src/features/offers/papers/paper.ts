import type { Offer } from '@press/contract'
import { offerTotals, paperLacks, turnoverOf, type OfferPaper } from '@press/domain'
import type { Locale, PaperWords } from '@press/i18n/node'
import type { PressDocument } from '../../../documents/document.ts'
import { PressError } from '../../../errors.ts'
import { texts } from '../../../texts.ts'
import { actDocument, type Issued } from './act.ts'
import { invoiceDocument } from './invoice.ts'
import { kpDocument } from './kp.ts'
import { waybillDocument } from './waybill.ts'

const drawn: Record<OfferPaper, (offer: Offer, words: PaperWords, issued: Issued) => PressDocument> = {
  kp: kpDocument,
  invoice: invoiceDocument,
  act: actDocument,
  waybill: waybillDocument,
}

/** A paper of an offer in a language; refused while it has no number. */
export function paperOf(offer: Offer, kind: OfferPaper, locale: Locale): PressDocument {
  const lacks = paperLacks(kind, offer)
  if (lacks) throw new PressError('moveRefused', { message: `offer.lacks.${lacks}` })
  const { number, date } = offer.papers.find((paper) => paper.kind === kind) ?? { number: '', date: offer.date }
  const { charges, vat_rate } = offerTotals(offer.items, date, offer.discount)
  const issued = { number, date, vat_rate, charges: turnoverOf(kind === 'act' ? 'act' : 'waybill', charges) }
  return drawn[kind](offer, { t: texts(locale), locale }, issued)
}
