import type { WorkTypeStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, type Glyph } from '../../foundations/Icon/index.ts'
import { Badge, type BadgeTone } from '../../primitives/Badge/index.ts'

export interface WorkStatusBadgeProps {
  status: WorkTypeStatus
  /** Whether the work waits for the current user, for example a submitted work for its project manager. @default false */
  waitsForUser?: boolean
}

const statusBadges: Record<WorkTypeStatus, { tone: BadgeTone; glyph: Glyph }> = {
  offered: { tone: 'neutral', glyph: glyphs.clock },
  'in progress': { tone: 'info', glyph: glyphs.hourglass },
  completed: { tone: 'accent', glyph: glyphs.eye },
  approved: { tone: 'success', glyph: glyphs.checkCircle },
  cancelled: { tone: 'danger', glyph: glyphs.xCircle },
  paid: { tone: 'success', glyph: glyphs.receipt },
}

/** The status of a work. */
export function WorkStatusBadge({ status, waitsForUser = false }: WorkStatusBadgeProps) {
  const { t } = useTranslation('projects')
  const { tone, glyph } = statusBadges[status]
  return (
    <Badge tone={waitsForUser ? 'attention' : tone} glyph={glyph}>
      {t(`workStatus.${status}`)}
    </Badge>
  )
}
