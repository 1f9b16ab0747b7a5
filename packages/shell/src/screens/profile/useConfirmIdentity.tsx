import { act, isApiError, useCall } from '@press/client'
import { ConfirmPersonDialog } from '@press/ui'
import { useState, type ReactNode } from 'react'
import { useSaving } from '../../calls/useSaving.ts'

interface PendingConfirmation {
  actionLabel: string
  run: () => Promise<unknown>
  onClose?: () => void
}

/** Runs a call. When the server asks for a confirmation, shows the dialog and runs the call again. */
export type RunWithConfirmation = <Result>(actionLabel: string, run: () => Promise<Result>) => Promise<Result>

/**
 * Confirms the person's identity, then runs a call that the server refuses without it. Usage: `const [ask, question, guard] =
 * useConfirmIdentity()`, with `question` rendered in the screen. A final refusal after `ask` is shown in the dialog; after `guard`
 * it is thrown.
 */
export function useConfirmIdentity(): [
  ask: (actionLabel: string, run: () => Promise<unknown>) => void,
  question: ReactNode,
  guard: RunWithConfirmation,
] {
  const { data } = useCall('GET /api/security', {})
  const { submit } = useSaving()
  const [pendingConfirmation, setPendingConfirmation] = useState<PendingConfirmation>()
  const identityDialog = pendingConfirmation && (
    <ConfirmPersonDialog
      actionLabel={pendingConfirmation.actionLabel}
      requiresTotp={Boolean(data?.totp.on_since)}
      onClose={() => {
        setPendingConfirmation(undefined)
        pendingConfirmation.onClose?.()
      }}
      onSubmit={async (proof) => {
        await submit(async () => {
          await act('POST /api/confirm', { body: proof })
          await pendingConfirmation.run()
        })
        setPendingConfirmation(undefined)
      }}
    />
  )
  const runWithConfirmation: RunWithConfirmation = async (action, run) => {
    try {
      return await run()
    } catch (error) {
      if (!isApiError(error, 'confirmationNeeded')) throw error
      const isConfirmed = await new Promise<boolean>((resolve) => {
        setPendingConfirmation({ actionLabel: action, run: async () => resolve(true), onClose: () => resolve(false) })
      })
      if (!isConfirmed) throw error
      return run()
    }
  }
  return [(action, run) => setPendingConfirmation({ actionLabel: action, run }), identityDialog, runWithConfirmation]
}
