import { act } from '@press/client'
import type { TimeCorrection } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { RefuseCorrectionDialog, type CorrectionActs } from '@press/ui'
import { useState, type ReactNode } from 'react'

/**
 * Returns the actions on pending corrections, the id of the correction that is being saved, and the dialog that asks for a reason.
 */
export function useCorrectionActs({
  own,
  decides,
}: {
  own: boolean
  decides: boolean
}): [acts: CorrectionActs, busy: number | undefined, dialog: ReactNode] {
  const { t } = useTranslation('time')
  const { saving, save, submit } = useSaving()
  const [refused, setRefused] = useState<TimeCorrection>()
  const acts: CorrectionActs = {
    ...(decides && {
      onApprove: (one: TimeCorrection) =>
        void save(
          String(one.id),
          () =>
            act('POST /api/time/corrections/{id}/decide', {
              params: { id: one.id },
              body: { status: 'approved', version: one.version },
            }),
          t('said.approved'),
        ),
      onRefuse: setRefused,
    }),
    ...(own && {
      onWithdraw: (one: TimeCorrection) =>
        void save(
          String(one.id),
          () => act('DELETE /api/time/corrections/{id}', { params: { id: one.id } }),
          t('said.withdrawn'),
        ),
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
          await submit(
            () =>
              act('POST /api/time/corrections/{id}/decide', {
                params: { id: refused.id },
                body: { status: 'refused', note, version: refused.version },
              }),
            t('said.refused'),
          )
        }}
      />
    ),
  ]
}
