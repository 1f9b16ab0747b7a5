import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { FormDialog, Stack, usePressForm, type PressForm, type PressFormOptions } from '@press/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

interface Task<Values extends FieldValues> extends Pick<
  PressFormOptions<Values, 'tech-cards'>,
  'values' | 'problems' | 'refusal'
> {
  /** Saves the change of the card. */
  change: (values: Values) => Promise<unknown>
  /** Returns the message shown after success, when the dialog is already closed. */
  formatSuccess: (values: Values) => string
  /** Returns the message shown on failure, which includes the reason. */
  formatFailure?: (reason: string) => string
  onClose: () => void
}

/** Handles the form of one task on a card. On a conflict the card is reloaded and the dialog stays open. */
export function useTechCardTask<Values extends FieldValues>({
  change: sendChange,
  formatSuccess,
  formatFailure,
  onClose,
  ...options
}: Task<Values>) {
  const { submit } = useSaving()
  return usePressForm<Values, 'tech-cards'>({
    ...options,
    namespace: 'tech-cards',
    onSubmit: async (values) => {
      await submit(() => sendChange(values), formatSuccess(values), formatFailure)
      onClose()
    },
  })
}

interface TechCardTaskFormProps<Values extends FieldValues> {
  /** The result of `useTechCardTask`. */
  form: PressForm<Values>
  /** A question that names the book. */
  title: string
  /** The verb of the question. */
  confirmLabel: string
  onClose: () => void
  children: ReactNode
}

/** The fields of a task and its submit button. */
export function TechCardTaskForm<Values extends FieldValues>({
  confirmLabel,
  children,
  ...dialogProps
}: TechCardTaskFormProps<Values>) {
  const { t } = useTranslation('tech-cards')
  return (
    <FormDialog {...dialogProps} cancelLabel={t('act.cancel')} submitLabel={confirmLabel} busyLabel={t('act.saving')}>
      <Stack>{children}</Stack>
    </FormDialog>
  )
}
