import { useTranslation } from '@press/i18n'
import { useRefusal } from '@press/shell'
import { FormDialog, Stack, usePressForm, useToast, type PressForm, type PressFormOptions } from '@press/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

interface Task<Values extends FieldValues> extends Pick<
  PressFormOptions<Values, 'tech-cards'>,
  'values' | 'problems' | 'refusal'
> {
  /** Changes the card. */
  change: (values: Values) => Promise<unknown>
  /** Said once it is changed; by then the dialog is closed. */
  done: (values: Values) => string
  /** What is said when it was not, before the reason. */
  failed?: (reason: string) => string
  onClose: () => void
}

/** One thing done with a card. Where somebody was faster, the card is read again and the dialog stays. */
export function useTechCardTask<Values extends FieldValues>({
  change,
  done,
  failed,
  onClose,
  ...options
}: Task<Values>) {
  const toast = useToast()
  const refusalOf = useRefusal()
  return usePressForm<Values, 'tech-cards'>({
    ...options,
    words: 'tech-cards',
    onSubmit: async (values) => {
      try {
        await change(values)
      } catch (error) {
        const refusal = refusalOf(error)
        throw failed ? { ...refusal, message: failed(refusal.message) } : refusal
      }
      toast({ message: done(values) })
      onClose()
    },
  })
}

interface TechCardTaskFormProps<Values extends FieldValues> {
  /** What `useTechCardTask` returned. */
  form: PressForm<Values>
  /** A question that names the book. */
  title: string
  /** The verb of the question. */
  confirmLabel: string
  onClose: () => void
  children: ReactNode
}

/** What a task asks for, and the button that does it. */
export function TechCardTaskForm<Values extends FieldValues>({
  confirmLabel,
  children,
  ...dialog
}: TechCardTaskFormProps<Values>) {
  const { t } = useTranslation('tech-cards')
  return (
    <FormDialog {...dialog} cancelLabel={t('act.cancel')} submitLabel={confirmLabel} busyLabel={t('act.saving')}>
      <Stack>{children}</Stack>
    </FormDialog>
  )
}
