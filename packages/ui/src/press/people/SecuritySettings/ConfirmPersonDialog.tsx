import { useTranslation } from '@press/i18n'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

export interface ConfirmPersonDialogProps {
  /** The action that follows the confirmation: «Показать номер карты». */
  actionLabel: string
  /** Whether the account also requires a code from an authenticator app. */
  requiresTotp: boolean
  onClose: () => void
  /** Confirms the identity. If it rejects with a `FormError`, the errors appear on the fields `password` and `totp`. */
  onSubmit: (proof: { password: string; totp?: string }) => Promise<unknown>
}

/** Asks a person to confirm their identity before a sensitive action. */
export function ConfirmPersonDialog({ actionLabel, requiresTotp, onClose, onSubmit }: ConfirmPersonDialogProps) {
  const { t } = useTranslation('profile')
  const form = usePressForm<{ password: string; totp: string }, 'profile'>({
    values: { password: '', totp: '' },
    problems: ({ password, totp }) => ({
      ...(!password && { password: 'required' as const }),
      ...(requiresTotp && !totp.trim() && { totp: 'required' as const }),
    }),
    namespace: 'profile',
    onSubmit: async ({ password, totp }) => {
      await onSubmit({ password, ...(requiresTotp && { totp }) })
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('confirm.title')}
      onClose={onClose}
      cancelLabel={t('confirm.cancel')}
      submitLabel={actionLabel}
      busyLabel={t('confirm.busy')}
    >
      <Stack gap={4}>
        <Text as="p" tone="secondary">
          {t('confirm.text')}
        </Text>
        <TextField
          label={t('confirm.password')}
          type="password"
          autoComplete="current-password"
          {...form.register('password')}
        />
        {requiresTotp && (
          <TextField
            label={t('confirm.code')}
            hint={t('confirm.codeHint')}
            autoComplete="one-time-code"
            tabular
            {...form.register('totp')}
          />
        )}
      </Stack>
    </FormDialog>
  )
}
