import { setOfferStatus, useOffer, useOfferBoard, usePriceList, useSession } from '@press/client'
import { givenName, recipientStep } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Loaded, rolePaths, useRefusal } from '@press/shell'
import {
  ButtonLink,
  glyphs,
  Page,
  PageHeader,
  PartnerToday,
  PayDialog,
  todayAtPress,
  useConfirm,
  useOfferWords,
  useToast,
  type OfferRow,
} from '@press/ui'
import { useState } from 'react'

const calculatorSearch = (measures?: { pages: number; quantity: number }): string =>
  measures ? `?pages=${measures.pages}&quantity=${measures.quantity}` : ''

/** What a partner has to pay and to decide, and where their orders are. */
export function HomeScreen() {
  const { t } = useTranslation(['home', 'offers'])
  const { money } = useFormat()
  const { nameOf } = useOfferWords()
  const { user } = useSession()
  const paths = rolePaths(user?.role_id ?? 0)
  const offers = useOfferBoard('partner')
  const prices = usePriceList().data?.price_list
  const toast = useToast()
  const refusalOf = useRefusal()
  const [confirm, confirmation] = useConfirm()
  const [paying, setPaying] = useState<number | null>(null)
  const waiting = (offers.data?.offers ?? []).filter((offer) => recipientStep(offer, todayAtPress())).length

  const decline = (offer: OfferRow & { version?: number }) =>
    void confirm({
      title: t('offers:screen.declineTitle', { offer: nameOf(offer) }),
      children: t('offers:screen.declineText', { sum: money(offer.sum) }),
      confirmLabel: t('offers:mine.decline'),
      busyLabel: t('offers:screen.declining'),
      tone: 'danger',
      run: async () => {
        const { id: offer_id, version } = offer
        try {
          await setOfferStatus({ offer_id, status: 'rejected', ...(version && { version }) })
          toast({ message: t('offers:said.status', { offer: nameOf(offer), status: t('offers:status.rejected') }) })
        } catch (problem) {
          throw refusalOf(problem)
        }
      },
    })
  return (
    <Page
      width="wide"
      header={
        <PageHeader
          title={t('greeting', { name: givenName(user?.name ?? '') })}
          {...(waiting > 0 && { count: t('offers:today.summary', { count: waiting }) })}
          primary={
            <ButtonLink leading={glyphs.plus} href={paths.calculator}>
              {t('offers:ask.title')}
            </ButtonLink>
          }
        />
      }
    >
      <Loaded of={offers}>
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
              calculator: (measures) => `${paths.calculator}${calculatorSearch(measures)}`,
            }}
            onPay={({ id }) => setPaying(id)}
            onDecline={decline}
          />
        )}
      </Loaded>
      <Payment id={paying} onClose={() => setPaying(null)} invoiceHref={paths.invoicePreview} />
      {confirmation}
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
  return <PayDialog open offer={data.offer} onOpenChange={onClose} invoiceHref={invoiceHref(id)} />
}
