import { daysBetween, getDueTone, isExpired, type OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { useToday } from '../../foundations/Clock/index.ts'
import { Badge } from '../../primitives/Badge/index.ts'

export interface OfferValidityProps {
  offer: Pick<OfferRow, 'status' | 'valid_until'>
  /** Whether the last day is shown even long before the offer expires. @default false */
  alwaysShown?: boolean
}

/** The last day on which an undecided offer is valid: ochre in the last days, red once the offer has expired. */
export function OfferValidity({ offer, alwaysShown = false }: OfferValidityProps) {
  const { t } = useTranslation('offer-words')
  const { date } = useFormat()
  const today = useToday()
  const { status, valid_until } = offer
  if (!valid_until) return null
  if (isExpired(offer, today))
    return (
      <Badge tone="danger" glyph={glyphs.warningCircle}>
        {t('validity.expired', { date: date(valid_until) })}
      </Badge>
    )
  const endsSoon = status === 'in process' && getDueTone(valid_until, today) === 'soon'
  if (!endsSoon && !alwaysShown) return null
  return (
    <Badge tone={endsSoon ? 'attention' : 'neutral'} glyph={glyphs.calendarBlank}>
      {endsSoon
        ? t('validity.left', { count: daysBetween(today, valid_until) })
        : t('validity.until', { date: date(valid_until, 'dayMonth') })}
    </Badge>
  )
}
