import type { WorkTypeStatus, WorkTask } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import { listWorkActions, type Worker } from '../index.ts'

interface WorkMenuProps {
  work: WorkTask
  worker: Worker
  onSend: (work: WorkTask, to: WorkTypeStatus) => void
  onOpen: (work: WorkTask) => void
  onEdit: ((work: WorkTask) => void) | undefined
}

export const actionGlyphs: Record<WorkTypeStatus, Glyph> = {
  offered: glyphs.clock,
  'in progress': glyphs.play,
  completed: glyphs.uploadSimple,
  approved: glyphs.check,
  cancelled: glyphs.xCircle,
  paid: glyphs.receipt,
}

/** The menu of actions on a work; an unavailable action shows its reason. Renders nothing for read-only users. */
export function WorkMenu({ work, worker, onSend, onOpen, onEdit }: WorkMenuProps) {
  const { t } = useTranslation(['projects', 'domain'])
  const actions = listWorkActions(work, worker)
  if (actions.length === 0 && !onEdit) return null
  const label = t('work.actions', { work: t(`domain:workType.${work.name}`) })
  return (
    <Menu
      label={label}
      align="end"
      items={[
        ...actions.map(({ to, isBackward, refusal }) => ({
          key: to,
          label: isBackward ? t('work.back') : t(`work.to.${to as 'paid'}`),
          glyph: isBackward ? glyphs.arrowCounterClockwise : actionGlyphs[to],
          ...(refusal
            ? { disabled: true as const, reason: t(`refusal.${refusal}`) }
            : // Approving a work requires scores, so it happens in the panel next to the table.
              { onSelect: () => (to === 'approved' ? onOpen(work) : onSend(work, to)) }),
        })),
        ...(onEdit
          ? [{ key: 'edit', label: t('work.edit'), glyph: glyphs.pencilSimple, onSelect: () => onEdit(work) }]
          : []),
      ]}
      renderTrigger={(trigger) => <IconButton {...trigger} glyph={glyphs.dotsThree} label={label} />}
    />
  )
}
