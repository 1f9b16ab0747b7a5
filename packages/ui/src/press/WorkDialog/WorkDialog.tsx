import { workProblems } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { FormProvider, useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { Form, type FormError } from '../../patterns/Form/index.ts'
import { UnsavedChangesDialog } from '../../patterns/UnsavedChanges/index.ts'
import { useToday } from '../../private/useToday.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog } from '../../primitives/Dialog/index.ts'
import type { WorkTask } from '../projects/index.ts'
import { WorkFields, type WorkFieldsProps } from '../projects/WorkFields.tsx'
import { blankWork, workBodyOf, workValues, type WorkBody, type WorkValues } from '../projects/workValues.ts'
import * as styles from './WorkDialog.css.ts'

export interface WorkDialogProps extends Pick<WorkFieldsProps, 'searchExecutors'> {
  /** The work that is changed. @default a new one */
  work?: WorkTask | undefined
  /** Last day of the project: no work goes on after it. */
  deadline: string | null
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Saves it; the dialog closes when it resolves. What it rejects with, a `FormError`, lands on its fields. */
  onSave: (body: WorkBody) => Promise<void>
  /** @default now */
  today?: string
}

/** One work of a project, added or changed: what, how much, by whom, from when until when. */
export function WorkDialog({ open, ...props }: WorkDialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  work,
  deadline,
  onOpenChange,
  onSave,
  searchExecutors,
  today: given,
}: Omit<WorkDialogProps, 'open'>) {
  const { t } = useTranslation(['projects', 'domain'])
  const today = useToday(given)
  const id = useId()
  const [refusal, setRefusal] = useState<FormError>()
  const [leaving, setLeaving] = useState(false)

  const resolver: Resolver<WorkValues> = (values) => {
    const problems = Object.entries(workProblems(values, deadline))
    const errors: FieldErrors<WorkValues> = Object.fromEntries(
      problems.map(([field, problem]) => [field, { type: problem, message: t(`problem.${problem}`) }]),
    )
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  const form = useForm<WorkValues>({
    defaultValues: work ? workValues(work) : blankWork,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { dirtyFields, isDirty, isSubmitting } = form.formState
  const changed = Object.keys(dirtyFields) as (keyof WorkValues)[]
  const close = () => onOpenChange(false)
  const leave = () => (isDirty ? setLeaving(true) : close())

  const save = async (values: WorkValues) => {
    setRefusal(undefined)
    try {
      await onSave(workBodyOf(values))
      close()
    } catch (error) {
      setRefusal(error as FormError)
    }
  }
  return (
    <>
      <Dialog
        open
        size="md"
        onOpenChange={leave}
        dismissable={!isSubmitting}
        title={work ? t('work.editTitle', { work: t(`domain:workType.${work.name}`) }) : t('work.newTitle')}
        footer={
          <>
            <Button variant="secondary" disabled={isSubmitting} onClick={leave}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" form={id} variant="primary" busy={isSubmitting} busyLabel={t('form.saving')}>
              {t(work ? 'work.save' : 'work.add')}
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <Form form={form} id={id} onSubmit={save} error={refusal}>
            <div className={styles.fields}>
              <WorkFields searchExecutors={searchExecutors} today={today} />
            </div>
          </Form>
        </FormProvider>
      </Dialog>
      <UnsavedChangesDialog
        open={leaving}
        loses={changed.map((field) => t(`work.field.${field}`))}
        onStay={() => setLeaving(false)}
        onLeave={close}
      />
    </>
  )
}
