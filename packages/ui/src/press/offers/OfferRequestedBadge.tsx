import { isAwaitingAnswer, type OfferRequestInput } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Badge } from '../../primitives/Badge/index.ts'

export interface OfferRequestedBadgeProps {
  offer: OfferRequestInput
  /**
   * Whether the user is the recipient of the offer. The recipient waits for the answer; other users must give it. @default false
   */
  isRecipient?: boolean
}

/** A badge for a requested offer that has no answer yet. */
export function OfferRequestedBadge({ offer, isRecipient = false }: OfferRequestedBadgeProps) {
  const { t } = useTranslation('offers')
  if (!isAwaitingAnswer(offer)) return null
  return (
    <Badge tone={isRecipient ? 'neutral' : 'attention'} glyph={glyphs.chatCircle}>
      {t(isRecipient ? 'asked.own' : 'asked.open')}
    </Badge>
  )
}
