import type { PublicationStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Badge, type BadgeProps } from '../../../primitives/Badge/index.ts'

const looks: Record<PublicationStatus, Pick<BadgeProps, 'tone' | 'glyph'>> = {
  waiting: { tone: 'info', glyph: glyphs.hourglass },
  sent: { tone: 'success', glyph: glyphs.checkCircle },
  failed: { tone: 'danger', glyph: glyphs.warningCircle },
  withdrawn: { tone: 'neutral', glyph: glyphs.arrowCounterClockwise },
}

/** How something that was sent to a place outside stands. */
export function PublicationBadge({ status }: { status: PublicationStatus }) {
  const { t } = useTranslation('publications')
  return <Badge {...looks[status]}>{t(`status.${status}`)}</Badge>
}

/** The same where nothing beside it says that the shop is meant. */
export function ShopBadge({ status }: { status: PublicationStatus }) {
  const { t } = useTranslation('publications')
  return <Badge {...looks[status]}>{t(`shop.${status}`)}</Badge>
}
