import { confirmPerson, useSecurity } from '@press/client'
import { ConfirmPersonDialog } from '@press/ui'
import { useState, type ReactNode } from 'react'
import { useRefusal } from '../../calls/useRefusal.ts'

interface Asked {
  act: string
  run: () => Promise<unknown>
}

/**
 * Asks whether it is the same person still, and then does something that the server refuses without: `const [ask, question] =
 * useAskPerson()`, with `question` somewhere in the screen. What was refused in the end is said in the dialog.
 */
export function useAskPerson(): [ask: (act: string, run: () => Promise<unknown>) => void, question: ReactNode] {
  const { data } = useSecurity()
  const refusalOf = useRefusal()
  const [asked, setAsked] = useState<Asked>()
  const question = asked && (
    <ConfirmPersonDialog
      act={asked.act}
      guarded={Boolean(data?.totp.on_since)}
      onClose={() => setAsked(undefined)}
      onSubmit={async (proof) => {
        try {
          await confirmPerson(proof)
          await asked.run()
          setAsked(undefined)
        } catch (error) {
          throw refusalOf(error)
        }
      }}
    />
  )
  return [(act, run) => setAsked({ act, run }), question]
}
