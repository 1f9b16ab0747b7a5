import type { OfferRow } from '@press/domain'
import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { useOfferLabels } from '@press/ui'
import { lazy, Suspense, useState } from 'react'

const DifferenceDialog = lazy(async () => ({ default: (await import('@press/ui/DifferenceDialog')).DifferenceDialog }))

type DeliveredOffer = OfferRow & { version?: number }

/** Returns functions with which a partner confirms the receipt of a delivery, or reports differences. */
export function useReceipt() {
  const { t } = useTranslation('partner-home')
  const { nameOf } = useOfferLabels()
  const { save, submit } = useSaving()
  const [reportedOffer, setReportedOffer] = useState<DeliveredOffer>()
  const sendReceipt = ({ id, version }: DeliveredOffer, note: string) =>
    act('POST /api/offers/{id}/receipt', { params: { id }, body: { note, ...(version !== undefined && { version }) } })
  return {
    receive: async (offer: DeliveredOffer) => {
      await save('change', () => sendReceipt(offer, ''), t('received', { offer: nameOf(offer) }))
    },
    reportDifference: setReportedOffer,
    differenceDialog: reportedOffer && (
      <Suspense>
        <DifferenceDialog
          key={reportedOffer.id}
          offer={reportedOffer}
          onClose={() => setReportedOffer(undefined)}
          onSubmitNote={async (note) => {
            await submit(() => sendReceipt(reportedOffer, note), t('differs', { offer: nameOf(reportedOffer) }))
          }}
        />
      </Suspense>
    ),
  }
}
