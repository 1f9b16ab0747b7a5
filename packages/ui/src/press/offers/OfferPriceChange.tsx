import { getPriceDifference, type OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { Badge } from '../../primitives/Badge/index.ts'

export interface OfferPriceChangeProps {
  offer: Pick<OfferRow, 'status' | 'sum' | 'sum_today'>
  /** Shows only the difference, for small spaces. The rest is in the tooltip and the accessible text. @default false */
  brief?: boolean
}

/** The difference that today's price list would make to an offer. Renders nothing if there is none. */
export function OfferPriceChange({ offer, brief = false }: OfferPriceChangeProps) {
  const { t } = useTranslation('offers')
  const { money } = useFormat()
  const shift = getPriceDifference(offer)
  if (shift === 0) return null
  const signed = `${shift > 0 ? '+' : '−'}${money(Math.abs(shift))}`
  const today = t('prices.sum', { sum: money(offer.sum + shift) })
  return (
    <Badge tone="warning" glyph={glyphs.calculator}>
      {brief ? (
        <>
          <span title={today}>{signed}</span>
          <VisuallyHidden>{`, ${today}`}</VisuallyHidden>
        </>
      ) : (
        t('prices.badge', { shift: signed })
      )}
    </Badge>
  )
}
