import { getDocumentRefusal, type OfferDocumentKind, type Offer } from '@press/domain'
import type { Locale, DocumentLanguage } from '@press/i18n/node'
import type { PressDocument } from '../../../documents/document.ts'
import { PressError } from '../../../errors.ts'
import { texts } from '../../../texts.ts'
import { invoiceDocument } from './invoice.ts'
import { kpDocument } from './offer.ts'

const drawn: Record<OfferDocumentKind, (offer: Offer, words: DocumentLanguage, logo?: string) => PressDocument> = {
  kp: kpDocument,
  invoice: invoiceDocument,
}

/**
 * Builds a document of an offer in a language, with the press's logo if there is one. Refuses an offer without the number of this
 * document.
 */
export function buildOfferDocument(
  offer: Offer,
  kind: OfferDocumentKind,
  locale: Locale,
  logo?: string,
): PressDocument {
  const lacks = getDocumentRefusal(kind, offer)
  if (lacks) throw new PressError('moveRefused', { message: `offer.lacks.${lacks}` })
  return drawn[kind](offer, { t: texts(locale), locale }, logo)
}
