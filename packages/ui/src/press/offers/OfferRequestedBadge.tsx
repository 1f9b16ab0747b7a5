import { isAwaitingAnswer, type OfferRequestInput } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Badge } from '../../primitives/Badge/index.ts'

export interface OfferRequestedBadgeProps {
  offer: OfferRequestInput
  /** It is the recipient who looks at it: they wait, the press has to answer. @default false */
  own?: boolean
}

/** That an offer is asked for and not answered yet. */
export function OfferRequestedBadge({ offer, own = false }: OfferRequestedBadgeProps) {
  const { t } = useTranslation('offers')
  if (!isAwaitingAnswer(offer)) return null
  return (
    <Badge tone={own ? 'neutral' : 'attention'} glyph={glyphs.chatCircle}>
      {t(own ? 'asked.own' : 'asked.open')}
    </Badge>
  )
}
