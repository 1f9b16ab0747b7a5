import { editOffer, reviseOffer, searchOrganizations, useOffer, useOfferReference } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Loaded, useEditScreen, useErrorText, useParams, usePageTitle } from '@press/shell'
import {
  Alert,
  OfferForm,
  offerValues,
  Page,
  PageHeader,
  Stack,
  useOfferWords,
  useToast,
  type OfferFormBody,
  type OfferValues,
} from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import { useOfferFieldWords } from './useOfferFieldWords.ts'

type Offer = NonNullable<ReturnType<typeof useOffer>['data']>['offer']

/** An offer to be changed; once it is accepted its lines are locked, and a change of them makes its next version. */
export function EditOfferScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferWords()
  const answer = useOffer(id)
  const offer = answer.data?.offer
  usePageTitle(offer && nameOf(offer))
  return (
    <Page header={<PageHeader title={offer ? t('screen.edit', { offer: nameOf(offer) }) : t('screen.editTitle')} />}>
      <Loaded of={answer}>{({ offer: row }) => <EditOffer key={`${id} ${row.revision}`} offer={row} />}</Loaded>
    </Page>
  )
}

function EditOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferWords()
  const { to } = useStaff()
  const toast = useToast()
  const errorText = useErrorText()
  const reference = useOfferReference()
  const { id, status, revision, discount } = offer
  const screen = useEditScreen<Offer, OfferValues>(`offer.${id}`, {
    row: offer,
    valuesOf: offerValues,
    currentOf: (answer) => (answer as { offer: Offer }).offer,
    ...useOfferFieldWords(),
    loses: t('screen.loses'),
  })

  const send = async (body: OfferFormBody, values: OfferValues) => {
    await screen.save(values, (version) => editOffer(id, { ...body, version }))
    toast({ message: t('said.updated') })
    screen.leave(to.offer(id))
  }
  const revise = async () => {
    try {
      const next = await reviseOffer(id, offer.version)
      toast({ message: t('said.revised', { offer: nameOf(next) }) })
    } catch (problem) {
      toast({ tone: 'danger', message: t('said.updateFailed', { reason: errorText(problem) }) })
    }
  }
  return (
    <Stack gap={5}>
      {screen.restored && (
        <Alert action={{ label: t('screen.dropDraft'), onAction: screen.startOver }}>{t('screen.draftRestored')}</Alert>
      )}
      <OfferForm
        key={screen.round}
        defaultValues={screen.values}
        refusal={screen.refusal}
        status={status}
        revision={revision}
        onNewVersion={() => void revise()}
        partnerDiscount={discount || (reference.data?.partner_discount ?? 0)}
        searchOrganizations={searchOrganizations}
        onDraft={screen.keep}
        draftSavedAt={screen.savedAt}
        onSubmit={send}
        onCancel={() => screen.leave(to.offer(id))}
      />
      {screen.guard}
    </Stack>
  )
}
