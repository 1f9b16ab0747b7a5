import type { PublicationStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Badge, type BadgeProps } from '../../primitives/Badge/index.ts'

const statusBadges: Record<PublicationStatus, Pick<BadgeProps, 'tone' | 'glyph'>> = {
  waiting: { tone: 'info', glyph: glyphs.hourglass },
  sent: { tone: 'success', glyph: glyphs.checkCircle },
  failed: { tone: 'danger', glyph: glyphs.warningCircle },
  withdrawn: { tone: 'neutral', glyph: glyphs.arrowCounterClockwise },
}

/** The state of a publication that was sent to an external site. */
export function PublicationBadge({ status }: { status: PublicationStatus }) {
  const { t } = useTranslation('publications')
  return <Badge {...statusBadges[status]}>{t(`status.${status}`)}</Badge>
}

/** A `PublicationBadge` for places where no other text mentions the shop. */
export function ShopBadge({ status }: { status: PublicationStatus }) {
  const { t } = useTranslation('publications')
  return <Badge {...statusBadges[status]}>{t(`shop.${status}`)}</Badge>
}
