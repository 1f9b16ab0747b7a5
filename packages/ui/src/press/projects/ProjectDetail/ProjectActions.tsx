import {
  isWorkDone,
  projectTransitions,
  getTargetStatuses,
  type ProjectStatus,
  type RoleKey,
  type Project,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { toFormError } from '../../../patterns/Form/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { useConfirm } from '../../../patterns/Confirm/index.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import { useToast } from '../../../primitives/Toast/index.ts'

export interface ProjectActionsProps {
  project: Project
  role: RoleKey
  /** Starts or finishes the project. Must resolve when `project` has the new status. */
  onStatus: (status: ProjectStatus) => Promise<void>
  /** Sets or removes the urgent mark. Absent if the user may not change the mark. */
  onUrgent?: ((urgent: boolean) => Promise<void>) | undefined
  /** URL of the project's form. Absent if the user may not change the project. */
  editHref?: string | undefined
}

/**
 * The buttons for the folder, the form, the urgent mark and the next step of a project. Finishing a project with unfinished works
 * asks for confirmation.
 */
export function ProjectActions({ project, role, onStatus, onUrgent, editHref }: ProjectActionsProps) {
  const { t } = useTranslation('projects')
  const toast = useToast()
  const [confirm, confirmDialog] = useConfirm()
  const [isBusy, setIsBusy] = useState(false)
  const { name, status, urgent, tasks, fname_gdisk } = project
  const [nextStatus] = getTargetStatuses(projectTransitions, { role, own: false }, status)
  const openTaskCount = tasks.filter((task) => task.status !== 'cancelled' && !isWorkDone(task.status)).length

  const runAction = async (action: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await action()
    } catch (error) {
      toast({ tone: 'danger', message: toFormError(error).message })
    }
    setIsBusy(false)
  }
  const changeStatus = async (to: ProjectStatus) => {
    const isConfirmed =
      to !== 'done' ||
      openTaskCount === 0 ||
      (await confirm({
        title: t('detail.finishTitle', { name }),
        children: t('detail.finishText', { count: openTaskCount }),
        confirmLabel: t('detail.finish'),
        cancelLabel: t('detail.finishKeep'),
      }))
    if (isConfirmed) await runAction(() => onStatus(to))
  }
  return (
    <>
      {fname_gdisk && (
        <ButtonLink size="sm" leading={glyphs.folderOpen} href={fname_gdisk}>
          {t('detail.folder')}
        </ButtonLink>
      )}
      {editHref && (
        <ButtonLink size="sm" leading={glyphs.pencilSimple} href={editHref}>
          {t('detail.edit')}
        </ButtonLink>
      )}
      {nextStatus && (
        <Button
          size="sm"
          variant={nextStatus === 'done' ? 'secondary' : 'primary'}
          busy={isBusy}
          busyLabel={t('detail.saving')}
          onClick={() => void changeStatus(nextStatus)}
        >
          {t(nextStatus === 'done' ? 'detail.finish' : 'detail.start')}
        </Button>
      )}
      {onUrgent && status !== 'done' && (
        <Menu
          label={t('detail.more')}
          align="end"
          items={[
            {
              key: 'urgent',
              label: t(urgent ? 'detail.unmarkUrgent' : 'detail.markUrgent'),
              glyph: glyphs.flag,
              onSelect: () => void runAction(() => onUrgent(!urgent)),
            },
          ]}
          renderTrigger={(trigger) => (
            <IconButton {...trigger} glyph={glyphs.dotsThree} label={t('detail.more')} size="sm" outline />
          )}
        />
      )}
      {confirmDialog}
    </>
  )
}
