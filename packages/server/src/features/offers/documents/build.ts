import { getDocumentRefusal, type OfferDocumentKind, type Offer } from '@press/domain'
import type { Locale, DocumentLanguage } from '@press/i18n/node'
import type { PressDocument } from '../../../documents/document.ts'
import { PressError } from '../../../errors.ts'
import { getTranslator } from '../../../texts.ts'
import { buildInvoiceDocument } from './invoice.ts'
import { buildCommercialOffer } from './offer.ts'

const documentBuilders: Record<
  OfferDocumentKind,
  (offer: Offer, language: DocumentLanguage, logo?: string) => PressDocument
> = {
  kp: buildCommercialOffer,
  invoice: buildInvoiceDocument,
}

/**
 * Builds a document of an offer in a language, with the press's logo if there is one. Throws if the offer does not have the number
 * that this document needs.
 */
export function buildOfferDocument(
  offer: Offer,
  kind: OfferDocumentKind,
  locale: Locale,
  logo?: string,
): PressDocument {
  const refusal = getDocumentRefusal(kind, offer)
  if (refusal) throw new PressError('moveRefused', { message: `offer.lacks.${refusal}` })
  return documentBuilders[kind](offer, { t: getTranslator(locale), locale }, logo)
}
