import { act } from '@press/client'
import type { TimeCorrection } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { RefuseCorrectionDialog, type CorrectionActions } from '@press/ui'
import { useState, type ReactNode } from 'react'

/**
 * Returns the actions on pending corrections, the id of the correction that is being saved, and the dialog that asks for a reason.
 */
export function useCorrectionActs({
  isOwn,
  canDecide,
}: {
  isOwn: boolean
  canDecide: boolean
}): [acts: CorrectionActions, busy: number | undefined, dialog: ReactNode] {
  const { t } = useTranslation('time')
  const { saving: savingKey, save, submit } = useSaving()
  const [correctionToRefuse, setCorrectionToRefuse] = useState<TimeCorrection>()
  const actions: CorrectionActions = {
    ...(canDecide && {
      onApprove: (correction: TimeCorrection) =>
        void save(
          String(correction.id),
          () =>
            act('POST /api/time/corrections/{id}/decide', {
              params: { id: correction.id },
              body: { status: 'approved', version: correction.version },
            }),
          t('said.approved'),
        ),
      onRefuse: setCorrectionToRefuse,
    }),
    ...(isOwn && {
      onWithdraw: (correction: TimeCorrection) =>
        void save(
          String(correction.id),
          () => act('DELETE /api/time/corrections/{id}', { params: { id: correction.id } }),
          t('said.withdrawn'),
        ),
    }),
  }
  return [
    actions,
    savingKey === undefined ? undefined : Number(savingKey),
    correctionToRefuse && (
      <RefuseCorrectionDialog
        correction={correctionToRefuse}
        onClose={() => setCorrectionToRefuse(undefined)}
        onRefuse={async (note) => {
          await submit(
            () =>
              act('POST /api/time/corrections/{id}/decide', {
                params: { id: correctionToRefuse.id },
                body: { status: 'refused', note, version: correctionToRefuse.version },
              }),
            t('said.refused'),
          )
        }}
      />
    ),
  ]
}
