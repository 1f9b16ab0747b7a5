import { act, searchOrganizations, useCall, useOfferReference } from '@press/client'
import type { PriceList } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useFormScreen, useSaving } from '@press/shell'
import {
  Alert,
  OfferForm,
  Page,
  PageHeader,
  Stack,
  useToast,
  type OfferFormBody,
  type OfferLetter,
  type OfferValues,
} from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import { useItemsFromCalculator } from './useItemsFromCalculator.ts'
import { useSendAfterSave } from './useSendAfterSave.ts'

interface NewOfferProps {
  reference: NonNullable<ReturnType<typeof useOfferReference>['data']>
  prices: PriceList
}

/** A new offer, with the press's own details filled in. */
export function NewOfferScreen() {
  const { t } = useTranslation('offers')
  const reference = useOfferReference()
  const prices = useCall('GET /api/price-list', {})
  return (
    <Page header={<PageHeader title={t('screen.new')} />}>
      <QueryBoundary result={reference}>
        {(loadedReference) => (
          <QueryBoundary result={prices}>
            {({ price_list }) => <NewOffer reference={loadedReference} prices={price_list} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </Page>
  )
}

function NewOffer({ reference: { sender, accounts, partner_discount }, prices }: NewOfferProps) {
  const { t } = useTranslation('offers')
  const { role, paths } = useStaff()
  const toast = useToast()
  const { submit } = useSaving()
  const sendOffer = useSendAfterSave()
  const screen = useFormScreen<OfferValues>('offer.new', { lossText: t('screen.loses') })
  const calculatedItems = useItemsFromCalculator(prices)
  const { draft } = screen
  const calculatedValues = calculatedItems && {
    items: [...(draft?.items.filter(({ name }) => name) ?? []), ...calculatedItems],
  }

  const createOffer = async (body: OfferFormBody) => (await submit(() => act('POST /api/offers', { body }))).offer
  const saveOffer = async (body: OfferFormBody) => {
    const { id } = await createOffer(body)
    toast({ message: t('said.created') })
    screen.leave(paths.offer(id))
  }
  const saveAndSendOffer = async (body: OfferFormBody, _values: OfferValues, letter: OfferLetter) => {
    const offer = await createOffer(body)
    await sendOffer(offer, letter)
    screen.leave(paths.kpPreview(offer.id))
  }
  return (
    <Stack gap={5}>
      {draft && (
        <Alert action={{ label: t('screen.startOver'), onAction: screen.startOver }}>{t('screen.draftRestored')}</Alert>
      )}
      <OfferForm
        key={screen.formKey}
        defaultValues={{ ...(draft ?? sender), ...calculatedValues }}
        accounts={accounts}
        parties={{ role, hrefs: { requisites: paths.pressBankDetails } }}
        partnerDiscount={partner_discount}
        searchOrganizations={searchOrganizations}
        onDraft={screen.storeDraft}
        draftSavedAt={screen.savedAt}
        onSubmit={saveOffer}
        onSend={saveAndSendOffer}
        onCancel={() => screen.leave(paths.offers)}
      />
      {screen.guard}
    </Stack>
  )
}
