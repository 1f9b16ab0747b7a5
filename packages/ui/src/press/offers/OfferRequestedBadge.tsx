import { awaitsAnswer, type AskedFacts } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Badge } from '../../primitives/Badge/index.ts'

export interface OfferAskedProps {
  offer: AskedFacts
  /** It is the recipient who looks at it: they wait, the press has to answer. @default false */
  own?: boolean
}

/** That an offer is asked for and not answered yet. */
export function OfferAsked({ offer, own = false }: OfferAskedProps) {
  const { t } = useTranslation('offers')
  if (!awaitsAnswer(offer)) return null
  return (
    <Badge tone={own ? 'neutral' : 'attention'} glyph={glyphs.chatCircle}>
      {t(own ? 'asked.own' : 'asked.open')}
    </Badge>
  )
}
