import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form, FormFooter, type PressForm } from '../../patterns/Form/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import type { Upload } from '../../primitives/FileUpload/index.ts'
import * as styles from './SendForm.css.ts'

/** What every form has whose content goes to a place outside. */
export interface SendFormProps<Values, Body> {
  /** Why nothing can be sent; the button says it. */
  disabledReason?: string | undefined
  /** Sends a picture. */
  onUpload: Upload
  /** Keeps a draft; called after every change. */
  onDraft?: (values: Values) => void
  /** Sends it. What it rejects with, a `FormError`, lands on its fields: `slug`, `authors.0.name_ru`. */
  onSubmit: (body: Body, values: Values) => Promise<void>
  /** Leaves without sending. */
  onCancel: () => void
  /** Beside the form, above the preview: what was sent before. */
  aside?: ReactNode
}

interface LayoutProps<Values extends FieldValues> extends Pick<
  SendFormProps<Values, never>,
  'disabledReason' | 'onCancel' | 'aside'
> {
  form: PressForm<Values>
  /** Whose words it speaks. */
  words: 'shop' | 'social'
  /** How it will look there. */
  preview: ReactNode
  /** Sections of fields: the first bare, others in a `SendSection`. */
  children: ReactNode
}

/** A form with what was sent and how it will look beside it, and with its two ways out below. */
export function SendForm<Values extends FieldValues>({
  form,
  words,
  preview,
  children,
  disabledReason,
  onCancel,
  aside,
}: LayoutProps<Values>) {
  const { t } = useTranslation(['shop', 'social'])
  return (
    <Form form={form} label={t(`${words}:form.label`)}>
      <div className={styles.columns}>
        <div className={styles.sections}>{children}</div>
        <div className={styles.aside}>
          {aside}
          {preview}
        </div>
      </div>
      <FormFooter state={form.dirty && t(`${words}:form.unsaved`)}>
        <Button onClick={onCancel}>{t(`${words}:form.cancel`)}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          busyLabel={t(`${words}:form.sending`)}
          disabledReason={disabledReason}
        >
          {t(`${words}:form.send`)}
        </Button>
      </FormFooter>
    </Form>
  )
}

export function SendSection({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>
}
