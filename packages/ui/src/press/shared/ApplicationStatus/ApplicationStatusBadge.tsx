import { daysBetween, type ApplicationStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import { toPressDay } from '../../../private/days.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Badge, type BadgeTone } from '../../../primitives/Badge/index.ts'

export interface ApplicationStatusBadgeProps {
  status: ApplicationStatus
  /** When the application got this status. Adds the elapsed time while the application is undecided. */
  since?: string
  /** Whether the reader is the author who must answer a revision. @default false */
  forAuthor?: boolean
}

const statusBadges: Record<ApplicationStatus, { tone: BadgeTone; glyph: Glyph }> = {
  'in process': { tone: 'info', glyph: glyphs.hourglass },
  revision: { tone: 'warning', glyph: glyphs.pencilLine },
  accepted: { tone: 'success', glyph: glyphs.checkCircle },
  rejected: { tone: 'danger', glyph: glyphs.xCircle },
}

/** The status of an application, and its time in the status. */
export function ApplicationStatusBadge({ status, since, forAuthor = false }: ApplicationStatusBadgeProps) {
  const today = useToday()
  const { t } = useTranslation(['applications', 'domain'])
  const { tone, glyph } = statusBadges[status]
  const isPending = status === 'in process' || status === 'revision'
  const days = since && isPending ? daysBetween(toPressDay(since), today) : undefined
  return (
    <Badge tone={forAuthor && status === 'revision' ? 'attention' : tone} glyph={glyph}>
      {t(`domain:applicationStatus.${status}`)}
      {days !== undefined && ` · ${days > 0 ? t('age', { count: days }) : t('ageToday')}`}
    </Badge>
  )
}
