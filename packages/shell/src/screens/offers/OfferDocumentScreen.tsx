import { act, saveFile, updateInvoice, uploadFile, useCall, useOffer, useSession } from '@press/client'
import { getGrantedScope, getRoleOrDefault } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  Button,
  ButtonLink,
  glyphs,
  InvoicePreview,
  Page,
  PageHeader,
  PaymentDialog,
  ScreenOnly,
  SegmentedControl,
  previewKinds,
  useOfferLabels,
  useShortcut,
  type PreviewKind,
} from '@press/ui'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { usePreview } from '../../calls/usePreview.tsx'
import { rolePaths } from '../../routing/paths.ts'
import { useListParams } from '../../routing/useListParams.ts'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'
import { useSaving } from '../../calls/useSaving.ts'
import { useOfferMutation } from './useOfferMutation.ts'
import { useOfferSteps } from './useOfferSteps.tsx'
import { useTurnoverActs } from './useTurnoverActs.ts'

const defaults = { version: '' }

/** An offer or its invoice as it prints, with its payments and deliveries. */
export function OfferDocumentScreen({ kind }: { kind: PreviewKind }) {
  const id = Number(useParams()['id'])
  const { t } = useTranslation(['offers', 'offer-words'])
  const answer = useOffer(id)
  const content = (
    <QueryBoundary result={answer}>
      {({ offer }) => <OfferDocument key={id} offer={offer} kind={kind} title={getTitle(offer, kind, t)} />}
    </QueryBoundary>
  )
  // Until the offer has loaded, the screen has the general title.
  return answer.data ? content : <Page header={<PageHeader title={t(`preview.${kind}`)} />}>{content}</Page>
}

type Offer = NonNullable<ReturnType<typeof useOffer>['data']>['offer']
type Words = ReturnType<typeof useTranslation<['offers', 'offer-words']>>['t']
const getTitle = ({ number, invoice_number }: Offer, kind: PreviewKind, t: Words): string =>
  kind === 'invoice'
    ? t('preview.invoiceTitle', { number: invoice_number ?? '—' })
    : t('preview.kpTitle', { offer: t('offer-words:number', { number }) })

function OfferDocument({ offer, kind, title }: { offer: Offer; kind: PreviewKind; title: string }) {
  const { t } = useTranslation(['offers', 'offer-words'])
  const { id } = offer
  const { user } = useSession()
  const roleId = user?.role_id ?? 0
  const { key: role } = getRoleOrDefault(roleId)
  const { nameOf } = useOfferLabels()
  const navigate = useNavigate()
  const mutateOffer = useOfferMutation()
  const { saving: savingKey, save } = useSaving()
  const sendings = useCall('GET /api/offers/{id}/sendings', { params: { id } })
  const versions = useCall('GET /api/offers/{id}/versions', { params: { id } })
  // The address may name an earlier version of the offer.
  const [{ version }] = useListParams(defaults)
  const revision = Number(version) || offer.revision
  const [getSteps, stepDialogs] = useOfferSteps()
  const [openPreview, previewDialog] = usePreview()
  const [isPaying, setIsPaying] = useState(false)
  const canWriteInvoices = getGrantedScope(role, 'invoices', 'write') !== undefined
  const stock = useCall('GET /api/offers/{id}/stock', canWriteInvoices ? { params: { id } } : null)
  const userPaths = rolePaths(roleId)

  const formatPayFailure = (reason: string) => t('said.payFailed', { reason })
  const onTurnover = useTurnoverActs(offer)
  useShortcut('a', () => setIsPaying(true), { enabled: canWriteInvoices })
  useShortcut('p', () => window.print())
  const download = () => {
    const name = `${t(`preview.papers.${kind}`)} ${offer.number}.pdf`
    return save('pdf', () =>
      saveFile(
        'GET /api/offers/{id}/documents/{kind}.pdf',
        {
          params: { id, kind },
          query: { lang: offer.language, ...(revision && { revision }) },
        },
        name,
      ),
    )
  }
  return (
    <Page
      header={
        <ScreenOnly>
          <PageHeader
            title={title}
            count={`${offer.recipient_name} · ${nameOf(offer)}`}
            filters={
              <>
                <SegmentedControl
                  label={t('preview.paper')}
                  options={previewKinds.map((value) => ({ value, label: t(`preview.papers.${value}`) }))}
                  value={kind}
                  onValueChange={(next) =>
                    void navigate(next === 'kp' ? userPaths.kpPreview(id) : userPaths.invoicePreview(id))
                  }
                />
                <ButtonLink leading={glyphs.chatCircle} href={userPaths.chatAboutOffer(id)}>
                  {t('discuss')}
                </ButtonLink>
                <Button leading={glyphs.printer} onClick={() => window.print()}>
                  {t('preview.print')}
                </Button>
                <Button leading={glyphs.downloadSimple} busy={savingKey === 'pdf'} onClick={() => void download()}>
                  {t('preview.pdf')}
                </Button>
              </>
            }
            primary={
              canWriteInvoices && (
                <Button variant="primary" leading={glyphs.plus} onClick={() => setIsPaying(true)}>
                  {t('preview.pay')}
                </Button>
              )
            }
          />
        </ScreenOnly>
      }
    >
      <InvoicePreview
        offer={offer}
        kind={kind}
        deliveries={sendings.data?.sendings}
        versions={versions.data?.versions}
        revision={revision}
        versionHref={(one) => (one === offer.revision ? '?' : `?version=${one}`)}
        {...(offer.own && { actor: { role, own: true }, ...getSteps(offer) })}
        owes={offer.own}
        onOpen={openPreview}
        onPdf={async (document, lang) => {
          await save('document', () =>
            saveFile(
              'GET /api/offers/{id}/turnovers/{turnover}/document.pdf',
              { params: { id, turnover: document.id }, query: { lang } },
              `${t(`preview.papers.${document.kind}`)} ${document.number}.pdf`,
            ),
          )
        }}
        parties={{ role, hrefs: { requisites: userPaths.pressBankDetails, offer: userPaths.editOffer(id) } }}
        onSend={
          getGrantedScope(role, 'offers', 'write')
            ? ({ email, ...letter }) =>
                mutateOffer(
                  () =>
                    act('POST /api/offers/{id}/send', {
                      params: { id },
                      body: { ...letter, email, version: offer.version },
                    }),
                  t('preview.sent', { email }),
                )
            : undefined
        }
        {...(canWriteInvoices && {
          onProgress: (progress) =>
            mutateOffer(
              () =>
                act('POST /api/invoices/{offerId}/update-progress', { params: { offerId: id }, body: { progress } }),
              t('said.paid'),
              formatPayFailure,
            ),
          onEsf: ({ file, ...facts }) =>
            mutateOffer(
              async () => {
                const storedFile = file && (await uploadFile(file, 'document'))
                await updateInvoice(id, { ...facts, ...(storedFile && { esf_file: storedFile.id }) })
              },
              t('preview.esfSaved'),
              () => t('said.invoiceFailed'),
            ),
          onTurnover,
          stock: stock.data?.lines,
        })}
      />
      <PaymentDialog
        offer={offer}
        open={isPaying}
        onOpenChange={setIsPaying}
        defaultMode="payment"
        onSave={(change) =>
          mutateOffer(
            () =>
              'progress' in change
                ? act('POST /api/invoices/{offerId}/update-progress', {
                    params: { offerId: id },
                    body: { progress: change.progress },
                  })
                : act('POST /api/offers/{id}/payments', { params: { id }, body: change.payment }),
            t('said.paid'),
            formatPayFailure,
          )
        }
      />
      {stepDialogs}
      {previewDialog}
    </Page>
  )
}
