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
  /** Of what was seen, where something was. After a refusal it is that of what stands there now, which is shown. */
  version?: number
  /** Finds it in what a refusal says; it is that of the row otherwise. */
  versionIn?: (current: Record<string, unknown>) => number
  change: (values: Values, version: number) => Promise<unknown>
  /** Said once it is done; by then the dialog is closed. */
  done: string
  onClose: () => void
}

/** A stale change is refused with the answer of its call as it would be now: `{ order: { version } }`. */
const versionOfRow = (current: Record<string, unknown>): number =>
  (Object.values(current)[0] as { version: number }).version

/** One thing done with paper. Where somebody was faster, what stands there is read again and the dialog stays. */
export function usePaperTask<Values extends FieldValues>({
  version: seen = 0,
  versionIn = versionOfRow,
  change,
  done,
  onClose,
  ...options
}: PaperTask<Values>) {
  const [version, setVersion] = useState(seen)
  const toast = useToast()
  const refusalOf = useRefusal()
  return usePressForm<Values, 'paper-stock'>({
    ...options,
    words: 'paper-stock',
    onSubmit: async (values) => {
      try {
        await change(values, version)
      } catch (error) {
        if (isApiError(error, 'conflict')) setVersion(versionIn(error.current as Record<string, unknown>))
        throw refusalOf(error)
      }
      toast({ message: done })
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

export function PaperDialog<Values extends FieldValues>({ children, ...dialog }: PaperDialogProps<Values>) {
  const { t } = useTranslation('paper-stock')
  return (
    <FormDialog {...dialog} cancelLabel={t('act.dismiss')} busyLabel={t('act.saving')}>
      <Stack>{children}</Stack>
    </FormDialog>
  )
}
