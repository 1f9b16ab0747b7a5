import type { BodyOf } from '@press/contract'
import { act, useSession } from '@press/client'
import { getGrantedScope, getRoleOrDefault, type Offer } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { InvoiceRequestDialog, useOfferLabels, type OfferIntents } from '@press/ui'
import { useState, type ReactNode } from 'react'
import { usePreview } from '../../calls/usePreview.tsx'
import { rolePaths } from '../../routing/paths.ts'
import { fileHref } from './file-href.ts'
import { useRequestChange } from './useRequestChange.tsx'
import { useOfferMutation } from './useOfferMutation.ts'
import { useDecline } from './useDecline.tsx'

type Steps = Pick<OfferIntents, 'onStatus' | 'onInvoiceRequest' | 'onAskChange'>
type Read = Offer & { version?: number; own?: boolean }

/**
 * Returns the status changes that the person's role may make and the answers that the recipient may give, with the dialogs that
 * they need.
 */
export function useOfferSteps(): [stepsOf: (offer: Read) => Steps, dialogs: ReactNode] {
  const { t } = useTranslation('offers')
  const { user } = useSession()
  const role_id = user?.role_id ?? 0
  const { key: role } = getRoleOrDefault(role_id)
  const paths = rolePaths(role_id)
  const { nameOf } = useOfferLabels()
  const carryOut = useOfferMutation()
  const [decline, declining] = useDecline()
  const [askChange, changing] = useRequestChange()
  const [preview, previewed] = usePreview()
  const [requested, setRequested] = useState<Read>()
  const may = (action: 'advance' | 'request') => getGrantedScope(role, 'offers', action) !== undefined
  const file = requested?.contract_file
  const contract = requested?.contract

  const move = ({ id, version }: Read, body: Omit<BodyOf<'POST /api/offer/update-status'>, 'offer_id'>, done: string) =>
    carryOut(
      () => act('POST /api/offer/update-status', { body: { offer_id: id, ...body, ...(version && { version }) } }),
      done,
      (reason) => t('said.updateFailed', { reason }),
    )
  return [
    (offer) => ({
      ...(may('advance') && {
        onStatus: async ({ to }) => {
          if (to === 'rejected') return decline(offer, offer.own)
          await move(offer, { status: to }, t('said.status', { offer: nameOf(offer), status: t(`status.${to}`) }))
        },
        onInvoiceRequest: () => setRequested(offer),
      }),
      ...(may('request') && { onAskChange: () => askChange(offer) }),
    }),
    <>
      {declining}
      {changing}
      {requested && (
        <InvoiceRequestDialog
          offer={requested}
          open
          onOpenChange={() => setRequested(undefined)}
          contractHref={file ? fileHref(file) : contract ? paths.contract(contract.id) : undefined}
          {...(file && { onContract: () => preview(file) })}
          onRequest={(request) => move(requested, { status: 'Request for invoice', ...request }, t('said.requested'))}
        />
      )}
      {previewed}
    </>,
  ]
}
