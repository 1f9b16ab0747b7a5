import { validateWork, type WorkTask } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { UnsavedChangesDialog } from '../../../patterns/UnsavedChanges/index.ts'
import { WorkFields, type WorkFieldsProps } from '../WorkFields.tsx'
import { emptyWork, toWorkBody, toWorkValues, type WorkBody, type WorkValues } from '../work-values.ts'
import * as styles from './WorkDialog.css.ts'

export interface WorkDialogProps extends Pick<WorkFieldsProps, 'searchExecutors'> {
  /** The work to change. @default a new work */
  work?: WorkTask | undefined
  /** Last day of the project. No work may end after this day. */
  deadline: string | null
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Saves the work. The dialog closes when it resolves. If it rejects with a `FormError`, the errors appear on the fields. */
  onSave: (body: WorkBody) => Promise<void>
}

/** A dialog that adds or changes a work of a project: type, amount, executor, start and end. */
export function WorkDialog({ open, ...props }: WorkDialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ work, deadline, onOpenChange, onSave, searchExecutors }: Omit<WorkDialogProps, 'open'>) {
  const { t } = useTranslation(['projects', 'domain'])
  const [isLeaving, setIsLeaving] = useState(false)
  const form = usePressForm<WorkValues, 'projects'>({
    values: work ? toWorkValues(work) : emptyWork,
    problems: (values) => validateWork(values, deadline),
    namespace: 'projects',
    onSubmit: async (values) => {
      await onSave(toWorkBody(values))
      closeDialog()
    },
  })
  const { dirtyFields } = form.formState
  const changedFields = Object.keys(dirtyFields) as (keyof WorkValues)[]
  const closeDialog = () => onOpenChange(false)
  const requestClose = () => (form.dirty ? setIsLeaving(true) : closeDialog())
  return (
    <>
      <FormDialog
        form={form}
        size="md"
        title={work ? t('work.editTitle', { work: t(`domain:workType.${work.name}`) }) : t('work.newTitle')}
        onClose={requestClose}
        cancelLabel={t('form.cancel')}
        submitLabel={t(work ? 'work.save' : 'work.add')}
        busyLabel={t('form.saving')}
      >
        <div className={styles.fields}>
          <WorkFields searchExecutors={searchExecutors} />
        </div>
      </FormDialog>
      <UnsavedChangesDialog
        open={isLeaving}
        losses={changedFields.map((field) => t(`work.field.${field}`))}
        onOpenChange={setIsLeaving}
        onLeave={closeDialog}
      />
    </>
  )
}
