import type { OfferRow } from '@press/domain'
import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useRefusal, useSayFailure } from '@press/shell'
import { useOfferLabels, useToast } from '@press/ui'
import { lazy, Suspense, useState } from 'react'

const DifferenceDialog = lazy(async () => ({ default: (await import('@press/ui/DifferenceDialog')).DifferenceDialog }))

type Delivered = OfferRow & { version?: number }

/** Confirms receipt of a delivery, or first asks for differences. */
export function useReceipt() {
  const { t } = useTranslation('partner-home')
  const { nameOf } = useOfferLabels()
  const toast = useToast()
  const showFailure = useSayFailure()
  const refusalOf = useRefusal()
  const [reportedOffer, setReportedOffer] = useState<Delivered>()
  const sendReceipt = ({ id, version }: Delivered, note: string) =>
    act('POST /api/offers/{id}/receipt', { params: { id }, body: { note, ...(version !== undefined && { version }) } })
  return {
    receive: async (offer: Delivered) => {
      try {
        await sendReceipt(offer, '')
        toast({ message: t('received', { offer: nameOf(offer) }) })
      } catch (problem) {
        showFailure(problem)
      }
    },
    differ: setReportedOffer,
    differing: reportedOffer && (
      <Suspense>
        <DifferenceDialog
          key={reportedOffer.id}
          offer={reportedOffer}
          onClose={() => setReportedOffer(undefined)}
          onSay={async (note) => {
            try {
              await sendReceipt(reportedOffer, note)
            } catch (problem) {
              throw refusalOf(problem)
            }
            toast({ message: t('differs', { offer: nameOf(reportedOffer) }) })
          }}
        />
      </Suspense>
    ),
  }
}
