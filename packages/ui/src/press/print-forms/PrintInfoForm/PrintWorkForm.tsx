import { emptyPrintForm, validatePrintWork, type PrintFormValues } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Form, FormFooter, usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { BookSection, CourseSection, FinishSection, PaperSection } from './sections.tsx'
import * as styles from './PrintWorkForm.css.ts'

/** The props shared by the forms of a run and a signal copy, which differ only in their name. */
export interface PrintWorkFormProps {
  /** Initial values: the saved values, or values from the tech card. @default an empty form */
  defaultValues?: Partial<PrintFormValues>
  /** An error shown from the start, for example a conflict between the draft and the saved form. */
  refusal?: FormError | undefined
  /** Saves a draft. Called after every change. */
  onDraft?: (values: PrintFormValues) => void
  /** Saves the form. If it rejects with a `FormError`, the errors appear on the fields: `copies`, `binding_counts.7BC`. */
  onSubmit: (values: PrintFormValues) => Promise<void>
  /** Leaves without saving. */
  onCancel: () => void
}

/** The form for a print run or a signal copy, validated while the user types. */
export function PrintWorkForm({
  kind,
  defaultValues,
  refusal,
  onDraft,
  onSubmit,
  onCancel,
}: PrintWorkFormProps & { kind: 'print' | 'signal' }) {
  const { t } = useTranslation('print-forms')
  const form = usePressForm<PrintFormValues, 'print-forms'>({
    values: () => ({ ...emptyPrintForm, ...defaultValues }),
    problems: validatePrintWork,
    namespace: 'print-forms',
    onSubmit,
    onValuesChange: onDraft,
    refusal,
    mode: 'onChange',
  })
  return (
    <Form form={form} label={t(`work.${kind}.label`)}>
      <div className={styles.sections}>
        <BookSection />
        <PaperSection />
        <FinishSection />
        <CourseSection />
      </div>
      <FormFooter state={form.dirty && t('work.unsaved')}>
        <Button onClick={onCancel}>{t('work.cancel')}</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('work.saving')}>
          {t(`work.${kind}.save`)}
        </Button>
      </FormFooter>
    </Form>
  )
}
