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
  const [confirm, confirmDialog] = useConfirm()
  const [confirmIdentity, identityDialog] = useConfirmIdentity()
  const [isPasswordDialogOpen, setIsPasswordDialogOpen] = useState(false)
  const [totpSetup, setTotpSetup] = useState<{ secret: string; uri: string }>()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()

  const endSession = async (id: number) => {
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
    if (on)
      return confirmIdentity(t('security.turnOn'), async () => setTotpSetup(await act('POST /api/totp/setup', {})))
    const isConfirmed = await confirm({
      title: t('security.turnOffTitle'),
      children: t('security.turnOffText'),
      confirmLabel: t('security.turnOff'),
      tone: 'danger',
    })
    if (!isConfirmed) return
    confirmIdentity(t('security.turnOff'), async () => {
      await act('POST /api/totp/disable', {})
      toast({ message: t('security.turnedOff') })
    })
  }

  const createPasskey = async () => {
    try {
      await addPasskey()
      toast({ message: t('security.passkeyAdded') })
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error
      toast({
        message: t(error.isAlreadyRegistered ? 'security.passkeyHere' : 'security.passkeyFailed'),
        tone: 'danger',
      })
    }
  }
  const removePasskey = async (id: number, device: string) => {
    const isConfirmed = await confirm({
      title: t('security.passkeyRemoveTitle'),
      children: t('security.passkeyRemoveText', { device }),
      confirmLabel: t('security.passkeyRemoveConfirm'),
      tone: 'danger',
    })
    if (!isConfirmed) return
    confirmIdentity(t('security.passkeyRemoveConfirm'), async () => {
      await act('DELETE /api/passkeys/{id}', { params: { id } })
      toast({ message: t('security.passkeyRemoved') })
    })
  }

  return (
    <>
      <QueryBoundary result={security}>
        {(securityData) => (
          <QueryBoundary result={sessions}>
            {(sessionData) => (
              <SecuritySettings
                security={securityData}
                sessions={sessionData.sessions}
                onChangePassword={() => setIsPasswordDialogOpen(true)}
                onTotp={(on) => void switchTotp(on)}
                onCodes={() =>
                  confirmIdentity(t('security.makeCodes'), async () =>
                    setRecoveryCodes((await act('POST /api/totp/codes', {})).codes),
                  )
                }
                onAddPasskey={
                  supportsPasskeys() ? () => confirmIdentity(t('security.passkeyAdd'), createPasskey) : undefined
                }
                onRemovePasskey={(id, device) => void removePasskey(id, device)}
                onEndSession={(id) => void endSession(id)}
                onEndOthers={() => void endOthers()}
              />
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
      {isPasswordDialogOpen && <PasswordDialog onClose={() => setIsPasswordDialogOpen(false)} />}
      {totpSetup && (
        <TotpDialog
          {...totpSetup}
          onClose={() => setTotpSetup(undefined)}
          onSubmit={async (code) => {
            const { codes: newCodes } = await submit(() => act('POST /api/totp/confirm', { body: { code } }))
            setRecoveryCodes(newCodes)
            setTotpSetup(undefined)
          }}
        />
      )}
      {recoveryCodes && <RecoveryCodesDialog codes={recoveryCodes} onClose={() => setRecoveryCodes(undefined)} />}
      {confirmDialog}
      {identityDialog}
    </>
  )
}
