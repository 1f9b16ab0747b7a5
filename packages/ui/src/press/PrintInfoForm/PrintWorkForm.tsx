import { printWorkProblems, type PrintWork } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { FormProvider, set, useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { Form, FormFooter, type FormError } from '../../patterns/Form/index.ts'
import { useChangedValues } from '../../private/useChangedValues.ts'
import { useToday } from '../../private/useToday.ts'
import { Button } from '../../primitives/Button/index.ts'
import { blankPrintWork } from './printWork.ts'
import { BookSection, CourseSection, FinishSection, PaperSection } from './sections.tsx'
import * as styles from './PrintWorkForm.css.ts'

/** What the forms of a run and of a signal copy have in common: they are the same but for their name. */
export interface PrintWorkFormProps {
  /** What has been filled in, or what the tech card knows. @default an empty form */
  defaultValues?: Partial<PrintWork>
  /** Keeps a draft; called after every change. */
  onDraft?: (values: PrintWork) => void
  /** Saves the form. What it rejects with, a `FormError`, lands on its fields: `copies`, `binding_counts.7BC`. */
  onSubmit: (values: PrintWork) => Promise<void>
  /** Leaves without saving. */
  onCancel: () => void
  /** @default now */
  today?: string
}

/** Everything that is printed of a book, checked while it is typed. */
export function PrintWorkForm({
  kind,
  defaultValues,
  onDraft,
  onSubmit,
  onCancel,
  today: given,
}: PrintWorkFormProps & { kind: 'print' | 'signal' }) {
  const { t } = useTranslation('print')
  const today = useToday(given)
  const [initial] = useState<PrintWork>(() => ({ ...blankPrintWork, ...defaultValues }))
  const [refusal, setRefusal] = useState<FormError>()

  const resolver: Resolver<PrintWork> = (values) => {
    const errors: FieldErrors<PrintWork> = {}
    for (const [field, problem] of Object.entries(printWorkProblems(values)))
      set(errors, field, { type: problem, message: t(`work.problem.${problem}`) })
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  const form = useForm<PrintWork>({ defaultValues: initial, resolver, mode: 'onChange', shouldFocusError: false })
  const { isDirty, isSubmitting } = form.formState
  useChangedValues(form, onDraft)

  const submit = async (values: PrintWork) => {
    setRefusal(undefined)
    try {
      await onSubmit(values)
    } catch (error) {
      setRefusal(error as FormError)
    }
  }
  return (
    <FormProvider {...form}>
      <Form form={form} onSubmit={submit} error={refusal} label={t(`work.${kind}.label`)}>
        <div className={styles.sections}>
          <BookSection />
          <PaperSection />
          <FinishSection />
          <CourseSection today={today} />
        </div>
        <FormFooter state={isDirty && t('work.unsaved')}>
          <Button onClick={onCancel}>{t('work.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isSubmitting} busyLabel={t('work.saving')}>
            {t(`work.${kind}.save`)}
          </Button>
        </FormFooter>
      </Form>
    </FormProvider>
  )
}
