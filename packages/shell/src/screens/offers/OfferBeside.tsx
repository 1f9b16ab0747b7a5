import {
  addPayment,
  answerOfferRequest,
  attachOfferFile,
  copyOffer,
  deleteOffer,
  MissingToken,
  makeInvoice,
  setOfferStatus,
  toggleOfferFlag,
  updateInvoice,
  updateProgress,
  upload,
  useOffer,
  useSession,
} from '@press/client'
import { grantOf, roleOf } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  InvoiceDialog,
  InvoiceRequestDialog,
  OfferDrawer,
  PaymentDialog,
  useOfferWords,
  useToast,
  type InvoiceFacts,
  type PaymentChange,
} from '@press/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDownload } from '../../calls/useDownload.ts'
import { useErrorText } from '../../calls/useErrorText.ts'
import { useRefusal } from '../../calls/useRefusal.ts'
import { rolePaths } from '../../routing/paths.ts'
import { fileHref } from './fileHref.ts'
import { useAskChange } from './useAskChange.tsx'
import { useDecline } from './useDecline.tsx'

// Looked at behind a tab: the drawer opens without it.
const OfferPast = lazy(async () => ({ default: (await import('./OfferPast.tsx')).OfferPast }))

export interface OfferBesideProps {
  /** The offer that the address names; null while it names none. */
  id: number | null
  onClose: () => void
  /** Opens another one: a copy that was made. */
  onOpen?: (id: number) => void
  /** Opens its form. */
  onEdit?: (id: number) => void
}

type Asking = 'payment' | 'request' | 'invoice'

/** An offer beside its list, with what the person's role may do about it. */
export function OfferBeside({ id, onClose, onOpen, onEdit }: OfferBesideProps) {
  const { t } = useTranslation('offers')
  const { user } = useSession()
  const { role } = { role: roleOf(user?.role_id ?? 0).key }
  const navigate = useNavigate()
  const paths = rolePaths(user?.role_id ?? 0)
  const { nameOf } = useOfferWords()
  const { data, error } = useOffer(id)
  const toast = useToast()
  const errorText = useErrorText()
  const refusalOf = useRefusal()
  const onDownload = useDownload()
  const [asking, setAsking] = useState<Asking>()
  const [decline, declining] = useDecline()
  const [askChange, changing] = useAskChange()
  const failed = id !== null && !data && error
  useEffect(() => {
    if (!failed) return
    toast({ tone: 'danger', message: errorText(failed) })
    onClose()
    // The address is told once that it leads to nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failed])
  if (id === null || data?.offer.id !== id) return null
  const { offer } = data
  const { version } = offer

  /** What the server says against a change is said where it was asked for. */
  const carryOut = async (
    change: () => Promise<unknown>,
    done: string,
    failedWords: (reason: string) => string = (reason) => t('said.updateFailed', { reason }),
  ) => {
    try {
      await change()
      toast({ message: done })
    } catch (problem) {
      const refusal = refusalOf(problem)
      throw { ...refusal, message: failedWords(refusal.message) }
    }
  }
  const pay = (change: PaymentChange) =>
    carryOut(
      () => ('progress' in change ? updateProgress(id, change.progress) : addPayment(id, change.payment)),
      t('said.paid'),
      (reason) => t('said.payFailed', { reason }),
    )
  const saveInvoice = async (facts: InvoiceFacts) => {
    try {
      const { invoice_number, ...others } = facts
      const made =
        invoice_number || offer.invoice_number
          ? undefined
          : await makeInvoice(id, { ...(facts.invoice_date && { invoice_date: facts.invoice_date }), version })
      await updateInvoice(id, {
        ...others,
        invoice_number: invoice_number || (made?.invoice_number ?? null),
        invoice_date: facts.invoice_date ?? made?.invoice_date ?? null,
      })
      toast({ message: t('said.invoice') })
    } catch (problem) {
      if (problem instanceof MissingToken) throw { message: t('said.noToken') }
      throw { ...refusalOf(problem), message: t('said.invoiceFailed') }
    }
  }
  const may = (action: 'write' | 'copy' | 'delete' | 'advance' | 'request') =>
    grantOf(role, 'offers', action) !== undefined
  const money = grantOf(role, 'invoices', 'write') !== undefined
  const contract = offer.contract_file
  return (
    <>
      <OfferDrawer
        open
        key={id}
        offer={offer}
        onOpenChange={onClose}
        actor={{ role, own: offer.own }}
        hrefOf={fileHref}
        onDownload={onDownload}
        onPreview={() => void navigate(offer.invoice_number ? paths.invoicePreview(id) : paths.kpPreview(id))}
        {...(may('advance') && {
          onStatus: async ({ to }) => {
            if (to === 'rejected') return decline(offer, offer.own)
            await carryOut(
              () => setOfferStatus({ offer_id: id, status: to, version }),
              t('said.status', { offer: nameOf(offer), status: t(`status.${to}`) }),
            )
          },
          onInvoiceRequest: () => setAsking('request'),
        })}
        {...(may('request') && { onAskChange: () => askChange(offer) })}
        {...(may('write') && {
          onFlag: async ({ key, value }) => {
            try {
              await toggleOfferFlag(id, key, value)
            } catch (problem) {
              throw refusalOf(problem)
            }
          },
          onAttach: async ({ document, file }) => {
            try {
              const stored = await upload(file, 'document')
              await attachOfferFile(id, document, stored.id)
            } catch (problem) {
              throw refusalOf(problem)
            }
          },
          onAnswer: () => carryOut(() => answerOfferRequest(id, version), t('said.answered', { offer: nameOf(offer) })),
          onEdit: () => onEdit?.(id),
        })}
        {...(may('write') && {
          history: (
            <Suspense>
              <OfferPast id={id} />
            </Suspense>
          ),
        })}
        {...(grantOf(role, 'techCards', 'read') === 'all' && { cardHref: paths.techCard })}
        {...(grantOf(role, 'techCards', 'write') === 'all' && {
          newCardHref: (book: number) => paths.newTechCardFor(id, book),
        })}
        {...(money && {
          onPayment: () => setAsking('payment'),
          onInvoice: () => setAsking('invoice'),
        })}
        {...(may('copy') && {
          onCopy: () =>
            void carryOut(
              async () => {
                const copy = await copyOffer(id)
                onOpen?.(copy.id)
              },
              t('said.copied', { offer: nameOf(offer) }),
            ).catch((refusal: { message: string }) => toast({ tone: 'danger', message: refusal.message })),
        })}
        {...(may('delete') && {
          onDelete: () =>
            carryOut(
              () => deleteOffer(id),
              t('said.deleted', { offer: nameOf(offer) }),
              (reason) => reason,
            ),
        })}
      />
      {declining}
      {changing}
      <PaymentDialog offer={offer} open={asking === 'payment'} onOpenChange={() => setAsking(undefined)} onSave={pay} />
      <InvoiceDialog
        offer={offer}
        open={asking === 'invoice'}
        onOpenChange={() => setAsking(undefined)}
        onSave={saveInvoice}
      />
      <InvoiceRequestDialog
        offer={offer}
        open={asking === 'request'}
        onOpenChange={() => setAsking(undefined)}
        contractHref={contract ? fileHref(contract) : undefined}
        onContract={() => contract && onDownload(contract)}
        onRequest={({ note, agreed }) =>
          carryOut(
            () => setOfferStatus({ offer_id: id, status: 'Request for invoice', note, agreed, version }),
            t('said.requested'),
          )
        }
      />
    </>
  )
}
