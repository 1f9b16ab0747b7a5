import { act, saveOfferItems, updateInvoice, uploadFile, useOffer, useSession } from '@press/client'
import { getGrantedScope, getRoleOrDefault, type Instalment } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  InstalmentsDialog,
  InvoiceDialog,
  ItemsDialog,
  OfferDrawer,
  PaymentDialog,
  useOfferLabels,
  useToast,
  type InvoiceFacts,
  type PaymentChange,
} from '@press/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDownload } from '../../calls/useDownload.ts'
import { useSayFailure } from '../../calls/useSayFailure.ts'
import { useSaving } from '../../calls/useSaving.ts'
import { rolePaths } from '../../routing/paths.ts'
import { getFileHref } from './file-href.ts'
import { useOfferMutation } from './useOfferMutation.ts'
import { useOfferSteps } from './useOfferSteps.tsx'
import { useToggleFlag } from './useToggleFlag.ts'

// The history is shown in a tab, and the drawer opens without waiting for its code.
const OfferHistoryPanel = lazy(async () => ({ default: (await import('./OfferHistoryPanel.tsx')).OfferHistoryPanel }))

export interface OfferDrawerPanelProps {
  /** The offer in the address; null if there is none. */
  id: number | null
  onClose: () => void
  /** Opens another offer, for example a new copy. */
  onOpen?: (id: number) => void
  /** Opens the offer's form. */
  onEdit?: (id: number) => void
}

type DialogName = 'payment' | 'instalments' | 'invoice' | 'items'

/** An offer next to its list, with the actions that the person's role allows. */
export function OfferDrawerPanel({ id, onClose, onOpen, onEdit }: OfferDrawerPanelProps) {
  const { t } = useTranslation('offers')
  const { user } = useSession()
  const { key: role } = getRoleOrDefault(user?.role_id ?? 0)
  const navigate = useNavigate()
  const paths = rolePaths(user?.role_id ?? 0)
  const { nameOf } = useOfferLabels()
  const { data, error } = useOffer(id)
  const toast = useToast()
  const showFailure = useSayFailure()
  const { submit } = useSaving()
  const onDownload = useDownload()
  const [openDialog, setOpenDialog] = useState<DialogName>()
  const mutateOffer = useOfferMutation()
  const onFlag = useToggleFlag()
  const [getSteps, stepDialogs] = useOfferSteps()
  const loadError = id !== null && !data && error
  useEffect(() => {
    if (!loadError) return
    showFailure(loadError)
    onClose()
    // Corrects the address once if its offer does not exist.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [loadError])
  if (id === null || data?.offer.id !== id) return null
  const { offer } = data
  const { version } = offer
  const formatUpdateFailure = (reason: string) => t('said.updateFailed', { reason })
  const savePayment = (change: PaymentChange) =>
    mutateOffer(
      () =>
        'progress' in change
          ? act('POST /api/invoices/{offerId}/update-progress', {
              params: { offerId: id },
              body: { progress: change.progress },
            })
          : act('POST /api/offers/{id}/payments', { params: { id }, body: change.payment }),
      t('said.paid'),
      (reason) => t('said.payFailed', { reason }),
    )
  const saveInstalments = (instalments: Instalment[]) =>
    mutateOffer(
      () => act('PUT /api/offers/{id}/instalments', { params: { id }, body: { instalments, version } }),
      t(instalments.length > 0 ? 'said.planned' : 'said.unplanned'),
      formatUpdateFailure,
    )
  const saveInvoice = (facts: InvoiceFacts) =>
    mutateOffer(
      async () => {
        const { invoice_number, ...otherFacts } = facts
        const issuedOffer =
          invoice_number || offer.invoice_number
            ? undefined
            : (
                await act('POST /api/offers/{id}/invoice', {
                  params: { id },
                  body: { ...(facts.invoice_date && { invoice_date: facts.invoice_date }), version },
                })
              ).offer
        await updateInvoice(id, {
          ...otherFacts,
          invoice_number: invoice_number || (issuedOffer?.invoice_number ?? null),
          invoice_date: facts.invoice_date ?? issuedOffer?.invoice_date ?? null,
        })
      },
      t('said.invoice'),
      () => t('said.invoiceFailed'),
    )
  const hasPermission = (action: 'write' | 'copy' | 'delete') => getGrantedScope(role, 'offers', action) !== undefined
  const canWriteInvoices = getGrantedScope(role, 'invoices', 'write') !== undefined
  return (
    <>
      <OfferDrawer
        open
        key={id}
        offer={offer}
        onOpenChange={onClose}
        actor={{ role, own: offer.own }}
        hrefOf={getFileHref}
        onDownload={onDownload}
        onPreview={() => void navigate(offer.invoice_number ? paths.invoicePreview(id) : paths.kpPreview(id))}
        {...getSteps(offer)}
        {...(hasPermission('write') && {
          onFlag,
          onAttach: async ({ document, file }) => {
            await submit(async () => {
              const storedFile = await uploadFile(file, 'document')
              await act('POST /api/offers/{id}/files', { params: { id }, body: { document, file: storedFile.id } })
            })
          },
          onAnswer: () =>
            mutateOffer(
              () => act('POST /api/offers/{id}/answer', { params: { id }, body: { version } }),
              t('said.answered', { offer: nameOf(offer) }),
              formatUpdateFailure,
            ),
          onEdit: () => onEdit?.(id),
          onItems: () => setOpenDialog('items'),
        })}
        {...(hasPermission('write') && {
          history: (
            <Suspense>
              <OfferHistoryPanel id={id} />
            </Suspense>
          ),
        })}
        {...(getGrantedScope(role, 'techCards', 'read') === 'all' && { cardHref: paths.techCard })}
        {...(getGrantedScope(role, 'techCards', 'write') === 'all' && {
          newCardHref: (book: number) => paths.newTechCardFor(id, book),
        })}
        {...(canWriteInvoices && {
          onPayment: () => setOpenDialog('payment'),
          onInstalments: () => setOpenDialog('instalments'),
          onInvoice: () => setOpenDialog('invoice'),
        })}
        {...(hasPermission('copy') && {
          onCopy: () =>
            void mutateOffer(
              async () => {
                const { offer: copiedOffer } = await act('POST /api/offers/{id}/copy', { params: { id } })
                onOpen?.(copiedOffer.id)
              },
              t('said.copied', { offer: nameOf(offer) }),
              formatUpdateFailure,
            ).catch((refusal: { message: string }) => toast({ tone: 'danger', message: refusal.message })),
        })}
        {...(hasPermission('delete') && {
          onDelete: () =>
            mutateOffer(
              () => act('DELETE /api/offers/{id}', { params: { id } }),
              t('said.deleted', { offer: nameOf(offer) }),
            ),
        })}
      />
      {stepDialogs}
      <PaymentDialog
        offer={offer}
        open={openDialog === 'payment'}
        onOpenChange={() => setOpenDialog(undefined)}
        onSave={savePayment}
      />
      <InstalmentsDialog
        offer={offer}
        open={openDialog === 'instalments'}
        onOpenChange={() => setOpenDialog(undefined)}
        onSave={saveInstalments}
      />
      {openDialog === 'items' && (
        <ItemsDialog
          offer={offer}
          onClose={() => setOpenDialog(undefined)}
          onSave={(items) =>
            mutateOffer(() => saveOfferItems(id, items, version), t('said.updated'), formatUpdateFailure)
          }
        />
      )}
      <InvoiceDialog
        offer={offer}
        open={openDialog === 'invoice'}
        onOpenChange={() => setOpenDialog(undefined)}
        onSave={saveInvoice}
      />
    </>
  )
}
