import { ApiError, changePassword } from '@press/client'
import { passwordProblem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Alert, Button, Panel, Stack, TextField, useToast } from '@press/ui'
import { useState, type FormEvent } from 'react'
import { useErrorText } from '../../calls/useErrorText.ts'

/** Changes the own password; the other sessions end with it. */
export function PasswordPanel() {
  const { t } = useTranslation('people')
  const { t: tAuth } = useTranslation('auth')
  const errorText = useErrorText()
  const toast = useToast()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const problem = passwordProblem(password)
  const fields = failure instanceof ApiError ? failure.fields : {}

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!current || problem) return
    setBusy(true)
    setFailure(undefined)
    try {
      await changePassword(current, password)
      setCurrent('')
      setPassword('')
      setTried(false)
      toast({ message: t('password.changed') })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Panel title={t('password.title')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {failure !== undefined && Object.keys(fields).length === 0 && (
            <Alert tone="danger">{errorText(failure)}</Alert>
          )}
          <TextField
            label={tAuth('fields.currentPassword')}
            type="password"
            autoComplete="current-password"
            value={current}
            error={fields['current'] ?? (tried && !current ? tAuth('problems.required') : undefined)}
            onValueChange={setCurrent}
          />
          <TextField
            label={tAuth('fields.newPassword')}
            type="password"
            autoComplete="new-password"
            hint={tAuth('fields.passwordHint')}
            value={password}
            error={fields['password'] ?? (tried && problem ? tAuth(`problems.${problem}`) : undefined)}
            onValueChange={setPassword}
          />
          <div>
            <Button type="submit" busy={busy} busyLabel={t('password.busy')}>
              {t('password.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  )
}
