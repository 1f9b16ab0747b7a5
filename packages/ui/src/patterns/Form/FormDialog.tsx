import { useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog, type DialogProps } from '../../primitives/Dialog/index.ts'
import { Form } from './Form.tsx'
import type { PressForm } from './usePressForm.ts'

export interface FormDialogProps<Values extends FieldValues> extends Pick<DialogProps, 'title' | 'size'> {
  /** The result of `usePressForm`. */
  form: PressForm<Values>
  /** Closes the dialog without sending; not called while it is sending. */
  onClose: () => void
  cancelLabel: string
  /** The verb of the action. */
  submitLabel: string
  busyLabel: string
  /** `danger` if the action cannot be undone. @default 'primary' */
  tone?: 'primary' | 'danger'
  /** Content at the start of the footer: a total, another action. */
  footerNote?: ReactNode
  /** Disables all buttons while something else is running. @default false */
  disabled?: boolean
  children: ReactNode
}

/** A modal form. It is open for as long as it is rendered. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  size = 'sm',
  onClose,
  cancelLabel,
  submitLabel,
  busyLabel,
  tone = 'primary',
  footerNote,
  disabled = false,
  children,
}: FormDialogProps<Values>) {
  const id = useId()
  return (
    <Dialog
      open
      size={size}
      title={title}
      onOpenChange={onClose}
      dismissable={!form.busy && !disabled}
      footer={
        <>
          {footerNote}
          <Button variant="secondary" disabled={form.busy || disabled} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={id} variant={tone} busy={form.busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={id}>
        {children}
      </Form>
    </Dialog>
  )
}
