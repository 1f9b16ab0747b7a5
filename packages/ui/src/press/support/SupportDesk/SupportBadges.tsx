import type { SupportPriority, SupportStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import { Badge, type BadgeTone } from '../../../primitives/Badge/index.ts'

type BadgeStyle = { tone: BadgeTone; glyph: Glyph }

const statusBadges: Record<SupportStatus, BadgeStyle> = {
  open: { tone: 'info', glyph: glyphs.tray },
  'in-progress': { tone: 'accent', glyph: glyphs.hourglass },
  resolved: { tone: 'success', glyph: glyphs.checkCircle },
}
const priorityBadges: Record<SupportPriority, BadgeStyle> = {
  low: { tone: 'neutral', glyph: glyphs.flag },
  medium: { tone: 'neutral', glyph: glyphs.flag },
  high: { tone: 'attention', glyph: glyphs.flag },
}

/** The status of a request. It is ochre while the viewer should start work on the request. */
export function SupportStatusBadge({ status, waiting }: { status: SupportStatus; waiting: boolean }) {
  const { t } = useTranslation('support')
  const badge = statusBadges[status]
  return (
    <Badge {...badge} tone={waiting ? 'attention' : badge.tone}>
      {t(`status.${status}`)}
    </Badge>
  )
}

export function SupportPriorityBadge({ priority }: { priority: SupportPriority }) {
  const { t } = useTranslation('support')
  return <Badge {...priorityBadges[priority]}>{t(`priority.${priority}`)}</Badge>
}
