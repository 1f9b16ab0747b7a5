import { OfferStatus, getAmountDue, type OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import type { ButtonVariant } from '../../../primitives/Button/index.ts'

/** The actions of a recipient on an offer. Omitted actions are not offered. */
export interface NextSteps {
  /** Opens the `InvoiceRequestDialog`. */
  onInvoiceRequest?: (offer: OfferRow) => void
  /** Shows how to pay the unpaid amount. */
  onPay?: (offer: OfferRow) => void
  /** Arranges to collect the books from stock. */
  onCollect?: (offer: OfferRow) => void
  /** Requests the same order again. */
  onRepeat?: (offer: OfferRow) => void
  /** Opens the whole offer. */
  onOpen?: (offer: OfferRow) => void
}

interface Step {
  label: string
  variant: ButtonVariant
  glyph?: Glyph
  onClick: () => void
}

/** Returns the next step that the recipient of an offer should take. */
export function useNextStep(offer: OfferRow, steps: NextSteps, usesFullLabel: boolean): Step | undefined {
  const { t } = useTranslation(['offers', 'offer-words'])
  const { money } = useFormat()
  const { status, sum, paid } = offer
  const amountDue = getAmountDue([{ amount: paid }], sum)
  const { onInvoiceRequest, onPay, onCollect, onRepeat, onOpen } = steps
  const createStep = (
    label: string,
    variant: ButtonVariant,
    onStep: (offer: OfferRow) => void,
    glyph?: Glyph,
  ): Step => ({
    label,
    variant,
    ...(glyph && { glyph }),
    onClick: () => onStep(offer),
  })
  if (status === OfferStatus.accepted && onInvoiceRequest)
    return createStep(t('offer-words:requestInvoice'), 'tinted', onInvoiceRequest)
  if (status === OfferStatus.invoiceSent && amountDue > 0 && onPay)
    return createStep(
      t(`mine.${paid > 0 ? 'payRest' : 'pay'}${usesFullLabel ? 'InFull' : ''}`, { sum: money(amountDue) }),
      'tinted',
      onPay,
    )
  if (status === OfferStatus.stock && onCollect)
    return createStep(t('mine.collect'), 'secondary', onCollect, glyphs.truck)
  if (status === OfferStatus.done && onRepeat) return createStep(t('mine.repeat'), 'quiet', onRepeat)
  return onOpen && createStep(t('mine.open'), 'secondary', onOpen)
}
