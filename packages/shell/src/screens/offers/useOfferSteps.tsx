import type { BodyOf } from '@press/contract'
import { act, useSession } from '@press/client'
import { getGrantedScope, getRoleOrDefault, type Offer } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { InvoiceRequestDialog, useOfferLabels, type OfferIntents } from '@press/ui'
import { useState, type ReactNode } from 'react'
import { usePreview } from '../../calls/usePreview.tsx'
import { rolePaths } from '../../routing/paths.ts'
import { getFileHref } from './file-href.ts'
import { useRequestChange } from './useRequestChange.tsx'
import { useOfferMutation } from './useOfferMutation.ts'
import { useDecline } from './useDecline.tsx'

type Steps = Pick<OfferIntents, 'onStatus' | 'onInvoiceRequest' | 'onAskChange'>
type OfferWithAccess = Offer & { version?: number; own?: boolean }

/**
 * Returns the status changes that the person's role may make and the answers that the recipient may give, with the dialogs that
 * they need.
 */
export function useOfferSteps(): [stepsOf: (offer: OfferWithAccess) => Steps, dialogs: ReactNode] {
  const { t } = useTranslation('offers')
  const { user } = useSession()
  const role_id = user?.role_id ?? 0
  const { key: role } = getRoleOrDefault(role_id)
  const paths = rolePaths(role_id)
  const { nameOf } = useOfferLabels()
  const mutateOffer = useOfferMutation()
  const [openDecline, declineDialog] = useDecline()
  const [askChange, changeDialog] = useRequestChange()
  const [openPreview, previewDialog] = usePreview()
  const [requestedOffer, setRequestedOffer] = useState<OfferWithAccess>()
  const hasPermission = (action: 'advance' | 'request') => getGrantedScope(role, 'offers', action) !== undefined
  const contractFile = requestedOffer?.contract_file
  const contract = requestedOffer?.contract

  const changeStatus = (
    { id, version }: OfferWithAccess,
    body: Omit<BodyOf<'POST /api/offer/update-status'>, 'offer_id'>,
    successMessage: string,
  ) =>
    mutateOffer(
      () => act('POST /api/offer/update-status', { body: { offer_id: id, ...body, ...(version && { version }) } }),
      successMessage,
      (reason) => t('said.updateFailed', { reason }),
    )
  return [
    (offer) => ({
      ...(hasPermission('advance') && {
        onStatus: async ({ to }) => {
          if (to === 'rejected') return openDecline(offer, offer.own)
          await changeStatus(
            offer,
            { status: to },
            t('said.status', { offer: nameOf(offer), status: t(`status.${to}`) }),
          )
        },
        onInvoiceRequest: () => setRequestedOffer(offer),
      }),
      ...(hasPermission('request') && { onAskChange: () => askChange(offer) }),
    }),
    <>
      {declineDialog}
      {changeDialog}
      {requestedOffer && (
        <InvoiceRequestDialog
          offer={requestedOffer}
          open
          onOpenChange={() => setRequestedOffer(undefined)}
          contractHref={contractFile ? getFileHref(contractFile) : contract ? paths.contract(contract.id) : undefined}
          onContract={contractFile ? () => openPreview(contractFile) : undefined}
          onRequest={(request) =>
            changeStatus(requestedOffer, { status: 'Request for invoice', ...request }, t('said.requested'))
          }
        />
      )}
      {previewDialog}
    </>,
  ]
}
