import { isApiError } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useRefusal } from '@press/shell'
import { FormDialog, Stack, usePressForm, useToast, type PressForm, type PressFormOptions } from '@press/ui'
import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

interface PaperTask<Values extends FieldValues> extends Pick<
  PressFormOptions<Values, 'paper-stock'>,
  'values' | 'problems'
> {
  /**
   * The version of the displayed row, if there is one. After a conflict the hook uses the version of the current row, which is then
   * displayed.
   */
  version?: number
  /** Extracts the version from the data of a conflict. @default the version of the row */
  versionIn?: (current: Record<string, unknown>) => number
  change: (values: Values, version: number) => Promise<unknown>
  /** The message that a toast shows after success, when the dialog is already closed. */
  successMessage: string
  onClose: () => void
}

/** Extracts the version from the data of a conflict. The data is the current answer of the call: `{ order: { version } }`. */
const versionOfRow = (current: Record<string, unknown>): number =>
  (Object.values(current)[0] as { version: number }).version

/** Handles the form of one paper operation. On a conflict the current data is loaded and the dialog stays open. */
export function usePaperTask<Values extends FieldValues>({
  version: initialVersion = 0,
  versionIn = versionOfRow,
  change: sendChange,
  successMessage,
  onClose,
  ...options
}: PaperTask<Values>) {
  const [version, setVersion] = useState(initialVersion)
  const toast = useToast()
  const toFormError = useRefusal()
  return usePressForm<Values, 'paper-stock'>({
    ...options,
    namespace: 'paper-stock',
    onSubmit: async (values) => {
      try {
        await sendChange(values, version)
      } catch (error) {
        if (isApiError(error, 'conflict')) setVersion(versionIn(error.current as Record<string, unknown>))
        throw toFormError(error)
      }
      toast({ message: successMessage })
      onClose()
    },
  })
}

interface PaperDialogProps<Values extends FieldValues> {
  form: PressForm<Values>
  title: string
  submitLabel: string
  onClose: () => void
  children: ReactNode
}

export function PaperDialog<Values extends FieldValues>({ children, ...dialogProps }: PaperDialogProps<Values>) {
  const { t } = useTranslation('paper-stock')
  return (
    <FormDialog {...dialogProps} cancelLabel={t('act.dismiss')} busyLabel={t('act.saving')}>
      <Stack>{children}</Stack>
    </FormDialog>
  )
}
