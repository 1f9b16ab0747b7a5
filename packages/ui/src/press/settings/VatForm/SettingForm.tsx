import type { FormSection } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { Form, FormFooter, type FormError, type PressForm } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { useUnsavedCount } from '../UnsavedSettings/slot.ts'
import * as styles from './VatForm.css.ts'

/** What the form of a section is given. */
export interface SettingFormProps<Values> {
  /** What is set, or a draft. */
  defaultValues: Values
  /** What is said before anything is sent. */
  refusal?: FormError | undefined
  /** Keeps a draft; called after every change. */
  onDraft?: ((values: Values) => void) | undefined
  /** Saves them. What it rejects with, a `FormError`, lands on its fields. */
  onSubmit: (values: Values) => Promise<void>
  /** Begins anew from what is set. */
  onCancel: () => void
}

interface FrameProps<Values extends FieldValues> {
  section: FormSection
  form: PressForm<Values>
  onCancel: () => void
  children: ReactNode
}

/** The form of a section of the settings, with its buttons. */
export function SettingForm<Values extends FieldValues>({ section, form, onCancel, children }: FrameProps<Values>) {
  const { t } = useTranslation('settings')
  const changes = useUnsavedCount()
  useShortcut('mod+s', () => void form.submit())
  return (
    <Form form={form} label={t('form.label', { section: t(`section.${section}`) })}>
      <div className={styles.fields}>{children}</div>
      <FormFooter state={form.dirty && changes === 0 && t('form.unsaved')}>
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          busyLabel={t('form.saving')}
          aria-keyshortcuts="Control+S"
        >
          {changes > 0 ? t('form.saveCount', { count: changes }) : t('form.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}
