import { getPriceDifference, type OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { Badge } from '../../primitives/Badge/index.ts'

export interface OfferPriceChangeProps {
  offer: Pick<OfferRow, 'status' | 'sum' | 'sum_today'>
  /**
   * Whether only the difference is shown, for small spaces. The tooltip and the accessible text contain the full text.
   * @default false
   */
  compact?: boolean
}

/** The difference that today's price list would make to the sum of an offer. Renders nothing if the sum would stay the same. */
export function OfferPriceChange({ offer, compact = false }: OfferPriceChangeProps) {
  const { t } = useTranslation('offers')
  const { money } = useFormat()
  const difference = getPriceDifference(offer)
  if (difference === 0) return null
  const signedText = `${difference > 0 ? '+' : '−'}${money(Math.abs(difference))}`
  const todayText = t('prices.sum', { sum: money(offer.sum + difference) })
  return (
    <Badge tone="warning" glyph={glyphs.calculator}>
      {compact ? (
        <>
          <span title={todayText}>{signedText}</span>
          <VisuallyHidden>{`, ${todayText}`}</VisuallyHidden>
        </>
      ) : (
        t('prices.badge', { shift: signedText })
      )}
    </Badge>
  )
}
