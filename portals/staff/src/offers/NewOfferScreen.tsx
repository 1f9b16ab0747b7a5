import { createOffer, searchOrganizations, useOfferReference } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Loaded, useFormScreen, useRefusal } from '@press/shell'
import { Alert, OfferForm, Page, PageHeader, Stack, useToast, type OfferFormBody, type OfferValues } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'

type Reference = NonNullable<ReturnType<typeof useOfferReference>['data']>

/** A new offer, with the press's own side filled in. */
export function NewOfferScreen() {
  const { t } = useTranslation('offers')
  return (
    <Page header={<PageHeader title={t('screen.new')} />}>
      <Loaded of={useOfferReference()}>{(reference) => <NewOffer reference={reference} />}</Loaded>
    </Page>
  )
}

function NewOffer({ reference: { sender, partner_discount } }: { reference: Reference }) {
  const { t } = useTranslation('offers')
  const { to } = useStaff()
  const toast = useToast()
  const refusalOf = useRefusal()
  const screen = useFormScreen<OfferValues>('offer.new', { loses: t('screen.loses') })

  const send = async (body: OfferFormBody) => {
    try {
      const { id } = await createOffer(body)
      toast({ message: t('said.created') })
      screen.leave(to.offer(id))
    } catch (error) {
      throw refusalOf(error)
    }
  }
  return (
    <Stack gap={5}>
      {screen.draft && (
        <Alert action={{ label: t('screen.startOver'), onAction: screen.startOver }}>{t('screen.draftRestored')}</Alert>
      )}
      <OfferForm
        key={screen.round}
        defaultValues={screen.draft ?? sender}
        partnerDiscount={partner_discount}
        searchOrganizations={searchOrganizations}
        onDraft={screen.keep}
        draftSavedAt={screen.savedAt}
        onSubmit={send}
        onCancel={() => screen.leave(to.offers)}
      />
      {screen.guard}
    </Stack>
  )
}
