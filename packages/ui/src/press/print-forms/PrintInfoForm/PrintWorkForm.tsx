import { emptyPrintForm, validatePrintWork, type PrintFormValues } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Form, FormFooter, usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { useToday } from '../../../private/useToday.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { BookSection, CourseSection, FinishSection, PaperSection } from './sections.tsx'
import * as styles from './PrintWorkForm.css.ts'

/** What the forms of a run and of a signal copy have in common: they are the same but for their name. */
export interface PrintWorkFormProps {
  /** What has been filled in, or what the tech card knows. @default an empty form */
  defaultValues?: Partial<PrintFormValues>
  /** What is told from the beginning on: a draft and the form have come apart. */
  refusal?: FormError | undefined
  /** Keeps a draft; called after every change. */
  onDraft?: (values: PrintFormValues) => void
  /** Saves the form. What it rejects with, a `FormError`, lands on its fields: `copies`, `binding_counts.7BC`. */
  onSubmit: (values: PrintFormValues) => Promise<void>
  /** Leaves without saving. */
  onCancel: () => void
  /** @default now */
  today?: string
}

/** Everything that is printed of a book, checked while it is typed. */
export function PrintWorkForm({
  kind,
  defaultValues,
  refusal,
  onDraft,
  onSubmit,
  onCancel,
  today: given,
}: PrintWorkFormProps & { kind: 'print' | 'signal' }) {
  const { t } = useTranslation('print')
  const today = useToday(given)
  const form = usePressForm<PrintFormValues, 'print'>({
    values: () => ({ ...emptyPrintForm, ...defaultValues }),
    problems: validatePrintWork,
    words: 'print',
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
        <CourseSection today={today} />
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
