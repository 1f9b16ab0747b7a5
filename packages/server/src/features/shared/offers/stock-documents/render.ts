import type { Offer } from '@press/domain'
import type { Locale } from '@press/i18n/node'
import type { PressDocument } from '../../../../documents/document.ts'
import { PressError } from '../../../../errors.ts'
import { getTranslator } from '../../../../texts.ts'
import { buildActDocument } from './act.ts'
import { buildWaybillDocument } from './waybill.ts'

/** Renders an act, a waybill or a return of an offer in a language. */
export function renderStockDocument(offer: Offer, id: number, locale: Locale): PressDocument {
  const document = offer.turnovers.find((one) => one.id === id)
  if (!document) throw new PressError('notFound')
  const language = { t: getTranslator(locale), locale }
  return document.kind === 'act'
    ? buildActDocument(offer, language, document)
    : buildWaybillDocument(offer, language, document)
}
