import { useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog, type DialogProps } from '../../primitives/Dialog/index.ts'
import { Form } from './Form.tsx'
import type { PressForm } from './usePressForm.ts'

export interface FormDialogProps<Values extends FieldValues> extends Pick<DialogProps, 'title' | 'size'> {
  /** What `usePressForm` returned. */
  form: PressForm<Values>
  /** Closes it without sending; not while it is being sent. */
  onClose: () => void
  cancelLabel: string
  /** The verb of what it does. */
  submitLabel: string
  busyLabel: string
  /** What it does cannot be taken back. @default 'primary' */
  tone?: 'primary' | 'danger'
  /** At the start of the footer: what it comes to, another way out. */
  beside?: ReactNode
  /** Something else is under way: nothing can be pressed. @default false */
  disabled?: boolean
  children: ReactNode
}

/** A form that is answered before anything else. It stands open for as long as it is drawn. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  size = 'sm',
  onClose,
  cancelLabel,
  submitLabel,
  busyLabel,
  tone = 'primary',
  beside,
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
          {beside}
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
