import type { TimeCorrection } from '@press/domain'
import { decideCorrection, withdrawCorrection } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useRefusal } from '@press/shell'
import { RefuseCorrectionDialog, useToast, type CorrectionActs } from '@press/ui'
import { useState, type ReactNode } from 'react'
import { useSaving } from '../shared/useSaving.ts'

/** What may be done about corrections that wait, the one it is being done to, and the dialog that asks why. */
export function useCorrectionActs({
  own,
  decides,
}: {
  own: boolean
  decides: boolean
}): [acts: CorrectionActs, busy: number | undefined, dialog: ReactNode] {
  const { t } = useTranslation('time')
  const toast = useToast()
  const refusalOf = useRefusal()
  const { saving, save } = useSaving('time')
  const [refused, setRefused] = useState<TimeCorrection>()
  const acts: CorrectionActs = {
    ...(decides && {
      onApprove: (one: TimeCorrection) =>
        void save(String(one.id), () => decideCorrection(one, { status: 'approved' }), t('said.approved')),
      onRefuse: setRefused,
    }),
    ...(own && {
      onWithdraw: (one: TimeCorrection) =>
        void save(String(one.id), () => withdrawCorrection(one), t('said.withdrawn')),
    }),
  }
  return [
    acts,
    saving === undefined ? undefined : Number(saving),
    refused && (
      <RefuseCorrectionDialog
        correction={refused}
        onClose={() => setRefused(undefined)}
        onRefuse={async (note) => {
          try {
            await decideCorrection(refused, { status: 'refused', note })
          } catch (problem) {
            throw refusalOf(problem)
          }
          toast({ message: t('said.refused') })
        }}
      />
    ),
  ]
}
