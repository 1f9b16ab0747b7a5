import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form, FormFooter, type PressForm } from '../../patterns/Form/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import type { Upload } from '../../primitives/FileUpload/index.ts'
import * as styles from './SendForm.css.ts'

/** The props shared by all forms that send content to an external site. */
export interface SendFormProps<Values, Body> {
  /** Why nothing can be sent; shown on the button. */
  disabledReason?: string | undefined
  /** Uploads a picture. */
  onUpload: Upload
  /** Saves a draft; called after every change. */
  onDraft?: (values: Values) => void
  /** Sends the content. A rejection with a `FormError` is shown on its fields: `slug`, `authors.0.name_ru`. */
  onSubmit: (body: Body, values: Values) => Promise<void>
  /** Leaves without sending. */
  onCancel: () => void
  /** Content next to the form, above the preview: the earlier publications. */
  aside?: ReactNode
}

interface LayoutProps<Values extends FieldValues> extends Pick<
  SendFormProps<Values, never>,
  'disabledReason' | 'onCancel' | 'aside'
> {
  form: PressForm<Values>
  /** The translation namespace of the form's texts. */
  namespace: 'shop' | 'social'
  /** A preview of the result on the external site. */
  preview: ReactNode
  /** Sections of fields. The first section has no wrapper; wrap each further section in a `SendSection`. */
  children: ReactNode
}

/** A form with two buttons below its fields. The earlier publications and the preview are next to the form. */
export function SendForm<Values extends FieldValues>({
  form,
  namespace,
  preview,
  children,
  disabledReason,
  onCancel,
  aside,
}: LayoutProps<Values>) {
  const { t } = useTranslation(['shop', 'social'])
  return (
    <Form form={form} label={t(`${namespace}:form.label`)}>
      <div className={styles.columns}>
        <div className={styles.sections}>{children}</div>
        <div className={styles.aside}>
          {aside}
          {preview}
        </div>
      </div>
      <FormFooter state={form.dirty && t(`${namespace}:form.unsaved`)}>
        <Button onClick={onCancel}>{t(`${namespace}:form.cancel`)}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          busyLabel={t(`${namespace}:form.sending`)}
          disabledReason={disabledReason}
        >
          {t(`${namespace}:form.send`)}
        </Button>
      </FormFooter>
    </Form>
  )
}

export function SendSection({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>
}
