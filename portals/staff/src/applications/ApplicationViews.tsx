import type { RoleKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useNavigate } from '@press/shell'
import { glyphs, SegmentedControl } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

interface ApplicationViewsProps {
  value: 'list' | 'grid' | 'board'
  /** Switches the view on the same screen. @default opens the screen of the list */
  onValueChange?: (view: 'list' | 'grid') => void
}

/** The roles that have a board of applications (spec §2). */
const deciderRoles: readonly RoleKey[] = ['initiator', 'deputy']

/** A choice between the views of applications: a list, cards, and a board for people who decide on applications. */
export function ApplicationViews({ value, onValueChange }: ApplicationViewsProps) {
  const { t } = useTranslation('applications')
  const { role, paths } = useStaff()
  const navigate = useNavigate()
  const changeView = (view: string) => {
    if (view === 'board') void navigate(paths.applicationStatuses)
    else if (onValueChange) onValueChange(view as 'list' | 'grid')
    else void navigate(view === 'grid' ? `${paths.applications}?view=grid` : paths.applications)
  }
  return (
    <SegmentedControl
      label={t('list.view')}
      options={[
        { value: 'list', label: t('list.asList'), glyph: glyphs.list, iconOnly: true },
        { value: 'grid', label: t('list.asGrid'), glyph: glyphs.squaresFour, iconOnly: true },
        ...(deciderRoles.includes(role)
          ? [{ value: 'board', label: t('list.asBoard'), glyph: glyphs.kanban, iconOnly: true }]
          : []),
      ]}
      value={value}
      onValueChange={changeView}
    />
  )
}
