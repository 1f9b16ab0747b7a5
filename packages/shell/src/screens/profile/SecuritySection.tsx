import { act, addPasskey, supportsPasskeys, PasskeyError, useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { SecuritySettings, RecoveryCodesDialog, TotpDialog, useConfirm, useToast } from '@press/ui'
import { useState } from 'react'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'
import { useSaving } from '../../calls/useSaving.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { useConfirmIdentity } from './useConfirmIdentity.tsx'

/** The person's sign-in methods and sessions. Every change applies immediately. */
export function SecuritySection() {
  const { t } = useTranslation('profile')
  const security = useCall('GET /api/security', {})
  const sessions = useCall('GET /api/sessions', {})
  const toast = useToast()
  const { save, submit } = useSaving()
  const [confirm, confirmation] = useConfirm()
  const [ask, question] = useConfirmIdentity()
  const [password, setPassword] = useState(false)
  const [setup, setSetup] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<string[]>()

  const end = async (id: number) => {
    await save('change', () => act('DELETE /api/sessions/{id}', { params: { id } }), t('sessions.ended'))
  }
  const endOthers = () =>
    confirm({
      title: t('sessions.endOthersTitle'),
      children: t('sessions.endOthersText'),
      confirmLabel: t('sessions.endOthers'),
      run: async () => {
        await act('DELETE /api/sessions', {})
        toast({ message: t('sessions.endedOthers') })
      },
    })
  const switchTotp = async (on: boolean) => {
    if (on) return ask(t('security.turnOn'), async () => setSetup(await act('POST /api/totp/setup', {})))
    const sure = await confirm({
      title: t('security.turnOffTitle'),
      children: t('security.turnOffText'),
      confirmLabel: t('security.turnOff'),
      tone: 'danger',
    })
    if (!sure) return
    ask(t('security.turnOff'), async () => {
      await act('POST /api/totp/disable', {})
      toast({ message: t('security.turnedOff') })
    })
  }

  const makePasskey = async () => {
    try {
      await addPasskey()
      toast({ message: t('security.passkeyAdded') })
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error
      toast({ message: t(error.known ? 'security.passkeyHere' : 'security.passkeyFailed'), tone: 'danger' })
    }
  }
  const dropPasskey = async (id: number, device: string) => {
    const sure = await confirm({
      title: t('security.passkeyRemoveTitle'),
      children: t('security.passkeyRemoveText', { device }),
      confirmLabel: t('security.passkeyRemoveConfirm'),
      tone: 'danger',
    })
    if (!sure) return
    ask(t('security.passkeyRemoveConfirm'), async () => {
      await act('DELETE /api/passkeys/{id}', { params: { id } })
      toast({ message: t('security.passkeyRemoved') })
    })
  }

  return (
    <>
      <QueryBoundary of={security}>
        {(guard) => (
          <QueryBoundary of={sessions}>
            {(where) => (
              <SecuritySettings
                security={guard}
                sessions={where.sessions}
                onChangePassword={() => setPassword(true)}
                onTotp={(on) => void switchTotp(on)}
                onCodes={() =>
                  ask(t('security.makeCodes'), async () => setCodes((await act('POST /api/totp/codes', {})).codes))
                }
                onAddPasskey={supportsPasskeys() ? () => ask(t('security.passkeyAdd'), makePasskey) : undefined}
                onRemovePasskey={(id, device) => void dropPasskey(id, device)}
                onEndSession={(id) => void end(id)}
                onEndOthers={() => void endOthers()}
              />
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
      {password && <PasswordDialog onClose={() => setPassword(false)} />}
      {setup && (
        <TotpDialog
          {...setup}
          onClose={() => setSetup(undefined)}
          onSubmit={async (code) => {
            const { codes: newCodes } = await submit(() => act('POST /api/totp/confirm', { body: { code } }))
            setCodes(newCodes)
            setSetup(undefined)
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      {confirmation}
      {question}
    </>
  )
}
