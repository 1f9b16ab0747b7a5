import type { ProjectStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Badge, type BadgeProps } from '../../primitives/Badge/index.ts'

const statusBadges = {
  new: { tone: 'neutral', glyph: glyphs.clock },
  'in progress': { tone: 'info', glyph: glyphs.hourglass },
  done: { tone: 'success', glyph: glyphs.checkCircle },
} as const satisfies Record<ProjectStatus, Pick<BadgeProps, 'tone' | 'glyph'>>

export interface ProjectStatusBadgeProps {
  status: ProjectStatus
}

/** The status of a project. */
export function ProjectStatusBadge({ status }: ProjectStatusBadgeProps) {
  const { t } = useTranslation('projects')
  return <Badge {...statusBadges[status]}>{t(`status.${status}`)}</Badge>
}
