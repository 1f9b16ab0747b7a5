import { act, saveFile, searchOrganizations, useCall, useOffer, useOfferReference } from '@press/client'
import { getGrantedScope } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  QueryBoundary,
  useEditScreen,
  useErrorMessage,
  useNavigate,
  useParams,
  usePageTitle,
  usePreview,
  useSaving,
} from '@press/shell'
import {
  Alert,
  Button,
  glyphs,
  OfferForm,
  OfferPriceChange,
  OfferStatusBadge,
  toOfferValues,
  Page,
  PageHeader,
  Stack,
  useOfferLabels,
  useToast,
  type OfferFormBody,
  type OfferLetter,
  type OfferValues,
} from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import { useOfferFieldLabels } from './useOfferFieldLabels.ts'
import { useSendAfterSave } from './useSendAfterSave.ts'

type Offer = NonNullable<ReturnType<typeof useOffer>['data']>['offer']

/** The form of an offer. The items of an accepted offer are locked. To change the items, the user creates the next version. */
export function EditOfferScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferLabels()
  const answer = useOffer(id)
  const offer = answer.data?.offer
  usePageTitle(offer && nameOf(offer))
  return (
    <Page
      header={
        <PageHeader
          title={offer ? t('screen.edit', { offer: nameOf(offer) }) : t('screen.editTitle')}
          count={offer ? t('screen.version', { number: offer.revision }) : undefined}
          filters={offer && <OfferTools offer={offer} />}
        />
      }
    >
      <QueryBoundary result={answer}>
        {({ offer: row }) => <EditOffer key={`${id} ${row.revision}`} offer={row} />}
      </QueryBoundary>
    </Page>
  )
}

/** The status of an offer, and the actions for its last saved version. */
function OfferTools({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferLabels()
  const { role, paths } = useStaff()
  const navigate = useNavigate()
  const toast = useToast()
  const { saving: savingKey, save } = useSaving()
  const copyOffer = async () => {
    const { offer: copiedOffer } = await act('POST /api/offers/{id}/copy', { params: { id: offer.id } })
    toast({ message: t('said.copied', { offer: nameOf(copiedOffer) }) })
    void navigate(paths.editOffer(copiedOffer.id))
  }
  return (
    <>
      <OfferStatusBadge status={offer.status} />
      <OfferPriceChange offer={offer} />
      {getGrantedScope(role, 'offers', 'copy') && (
        <Button
          variant="quiet"
          leading={glyphs.copy}
          busy={savingKey === 'copy'}
          onClick={() => void save('copy', copyOffer)}
        >
          {t('drawer.copy')}
        </Button>
      )}
      <Button
        variant="quiet"
        leading={glyphs.filePdf}
        busy={savingKey === 'pdf'}
        onClick={() =>
          void save('pdf', () =>
            saveFile(
              'GET /api/offers/{id}/documents/{kind}.pdf',
              {
                params: { id: offer.id, kind: 'kp' },
                query: { lang: offer.language },
              },
              `${nameOf(offer)}.pdf`,
            ),
          )
        }
      >
        {t('preview.pdf')}
      </Button>
    </>
  )
}

function EditOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferLabels()
  const { role, paths } = useStaff()
  const toast = useToast()
  const formatError = useErrorMessage()
  const reference = useOfferReference()
  const sendOffer = useSendAfterSave()
  const sendings = useCall('GET /api/offers/{id}/sendings', { params: { id: offer.id } })
  const [openPreview, previewDialog] = usePreview()
  const { id, status, revision, discount, decided_by, decided_at } = offer
  const screen = useEditScreen<Offer, OfferValues>(`offer.${id}`, {
    row: offer,
    valuesOf: toOfferValues,
    currentRowOf: (answer) => (answer as { offer: Offer }).offer,
    ...useOfferFieldLabels(),
    lossText: t('screen.loses'),
  })

  const saveOffer = async (body: OfferFormBody, values: OfferValues) => {
    await screen.save(values, async (version) => {
      const { offer: savedOffer } = await act('POST /api/offers/{id}', { params: { id }, body: { ...body, version } })
      // The installments were agreed for another amount, so they no longer apply. Tells the user about this.
      if (offer.instalments.length > 0 && savedOffer.instalments.length === 0)
        toast({ tone: 'info', message: t('said.replan'), duration: 8_000 })
    })
    toast({ message: t('said.updated') })
    screen.leave(paths.offer(id))
  }
  const saveAndSendOffer = async (body: OfferFormBody, values: OfferValues, letter: OfferLetter) => {
    await screen.save(values, async (version) =>
      sendOffer((await act('POST /api/offers/{id}', { params: { id }, body: { ...body, version } })).offer, letter),
    )
    screen.leave(paths.kpPreview(id))
  }
  const createRevision = async () => {
    try {
      const { offer: revisedOffer } = await act('POST /api/offers/{id}/revision', {
        params: { id },
        body: { version: offer.version },
      })
      toast({ message: t('said.revised', { offer: nameOf(revisedOffer) }) })
    } catch (problem) {
      toast({ tone: 'danger', message: t('said.updateFailed', { reason: formatError(problem) }) })
    }
  }
  return (
    <Stack gap={5}>
      {screen.isDraftRestored && (
        <Alert action={{ label: t('screen.dropDraft'), onAction: screen.startOver }}>{t('screen.draftRestored')}</Alert>
      )}
      <OfferForm
        key={screen.formKey}
        defaultValues={screen.values}
        refusal={screen.refusal}
        status={status}
        revision={revision}
        acceptance={decided_by && decided_at ? { acceptedBy: decided_by, acceptedAt: decided_at } : undefined}
        sentDocument={sendings.data?.sendings.find(({ kind }) => kind === 'kp')}
        onOpenSent={openPreview}
        onNewVersion={() => void createRevision()}
        accounts={reference.data?.accounts}
        parties={{ role, hrefs: { requisites: paths.pressBankDetails } }}
        partnerDiscount={discount || (reference.data?.partner_discount ?? 0)}
        searchOrganizations={searchOrganizations}
        onDraft={screen.storeDraft}
        draftSavedAt={screen.savedAt}
        onSubmit={saveOffer}
        onSend={saveAndSendOffer}
        onCancel={() => screen.leave(paths.offer(id))}
      />
      {previewDialog}
      {screen.guard}
    </Stack>
  )
}
