import { useCall, useOffer, useSession } from '@press/client'
import { getGivenName, getRecipientAction } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, OtherPending, rolePaths, useDecline } from '@press/shell'
import { ButtonLink, glyphs, Page, PageHeader, PartnerToday, useToday } from '@press/ui'
import { lazy, Suspense, useState } from 'react'
import { useReceipt } from './useReceipt.tsx'

// Loaded separately from the home screen, because it opens only after a click.
const PayDialog = lazy(async () => ({ default: (await import('@press/ui/PartnerToday')).PayDialog }))

const formatCalculatorSearch = (measures?: { pages: number; quantity: number }): string =>
  measures ? `?pages=${measures.pages}&quantity=${measures.quantity}` : ''

/** The home screen of a partner: the amounts to pay, the decisions to make, and the status of the orders. */
export function HomeScreen() {
  const today = useToday()
  const { t } = useTranslation(['partner-home', 'offer-words', 'shell'])
  const { user } = useSession()
  const paths = rolePaths(user?.role_id ?? 0)
  const offers = useCall('GET /api/offers-kanban', { query: { board: 'partner' } })
  const prices = useCall('GET /api/price-list', {}).data?.price_list
  const [openDecline, declineDialog] = useDecline()
  const { receive, reportDifference, differenceDialog } = useReceipt()
  const [payingOfferId, setPayingOfferId] = useState<number | null>(null)
  const pendingCount = (offers.data?.offers ?? []).filter((offer) => getRecipientAction(offer, today)).length

  return (
    <Page
      width="wide"
      header={
        <PageHeader
          title={t('shell:greeting', { name: getGivenName(user?.name ?? '') })}
          count={pendingCount > 0 ? t('summary', { count: pendingCount }) : undefined}
          primary={
            <ButtonLink leading={glyphs.plus} href={paths.calculator}>
              {t('offer-words:ask')}
            </ButtonLink>
          }
        />
      }
    >
      <QueryBoundary result={offers}>
        {({ offers: rows }) => (
          <PartnerToday
            offers={rows}
            prices={prices}
            discount={prices?.partner_discount ?? 0}
            links={{
              offers: paths.offers,
              offer: paths.offer,
              kp: paths.kpPreview,
              invoice: paths.invoicePreview,
              calculator: (measures) => `${paths.calculator}${formatCalculatorSearch(measures)}`,
            }}
            onPay={({ id }) => setPayingOfferId(id)}
            onDecline={(offer) => openDecline(offer, true)}
            onReceive={(offer) => void receive(offer)}
            onDiffer={reportDifference}
          />
        )}
      </QueryBoundary>
      <Suspense>
        <OtherPending />
      </Suspense>
      <Payment id={payingOfferId} onClose={() => setPayingOfferId(null)} invoiceHref={paths.invoicePreview} />
      {declineDialog}
      {differenceDialog}
    </Page>
  )
}

interface PaymentProps {
  id: number | null
  onClose: () => void
  invoiceHref: (id: number) => string
}

function Payment({ id, onClose, invoiceHref }: PaymentProps) {
  const { data } = useOffer(id)
  if (id === null || data?.offer.id !== id) return null
  return (
    <Suspense>
      <PayDialog open offer={data.offer} onOpenChange={onClose} invoiceHref={invoiceHref(id)} />
    </Suspense>
  )
}
