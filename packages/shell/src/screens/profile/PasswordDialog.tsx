import { act } from '@press/client'
import { getPasswordProblem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FormDialog, Stack, TextField, usePressForm } from '@press/ui'
import { useSaving } from '../../calls/useSaving.ts'

/** Changes the person's password; all other sessions end. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile')
  const { t: tAuth } = useTranslation('session')
  const { submit } = useSaving()
  const form = usePressForm({
    values: { current: '', password: '' },
    onSubmit: async ({ current, password }) => {
      await submit(() => act('POST /api/password/change', { body: { current, password } }), t('password.changed'))
      onClose()
    },
  })
  const validatePassword = (value: string): string | true => {
    const problem = getPasswordProblem(value)
    return problem ? tAuth(`problems.${problem}`) : true
  }
  return (
    <FormDialog
      form={form}
      title={t('password.title')}
      onClose={onClose}
      cancelLabel={t('password.cancel')}
      submitLabel={t('password.submit')}
      busyLabel={t('password.busy')}
    >
      <Stack gap={4}>
        <TextField
          label={tAuth('fields.currentPassword')}
          type="password"
          autoComplete="current-password"
          {...form.register('current', { required: tAuth('problems.required') })}
        />
        <TextField
          label={tAuth('fields.newPassword')}
          type="password"
          autoComplete="new-password"
          hint={tAuth('fields.passwordHint')}
          {...form.register('password', { validate: validatePassword })}
        />
      </Stack>
    </FormDialog>
  )
}
