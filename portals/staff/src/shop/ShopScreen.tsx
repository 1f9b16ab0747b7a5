import { sendToShop, useProduct } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Loaded, useFormScreen, useParams, usePageTitle, useRefusal, useUpload } from '@press/shell'
import {
  Alert,
  Page,
  PageHeader,
  ShopForm,
  shopValues,
  Stack,
  useToast,
  type ShopBody,
  type ShopValues,
} from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import { Publications } from './Publications.tsx'

type Answer = NonNullable<ReturnType<typeof useProduct>['data']>

/** A book as it goes to the press's shop, and what was sent of it. */
export function ShopScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation(['shop', 'tech-cards'])
  const answer = useProduct(id)
  const number = t('tech-cards:number', { id })
  usePageTitle(`${t('title')}, ${number}`)
  const host = answer.data?.shop
  return (
    <Page
      header={<PageHeader title={t('title')} description={host ? `${number} · ${t('place', { host })}` : number} />}
    >
      <Loaded of={answer}>{(loaded) => <Product key={id} id={id} answer={loaded} />}</Loaded>
    </Page>
  )
}

function Product({ id, answer: { shop, product, publications } }: { id: number; answer: Answer }) {
  const { t } = useTranslation('shop')
  const { to } = useStaff()
  const toast = useToast()
  const refusalOf = useRefusal()
  const onUpload = useUpload('image')
  const screen = useFormScreen<ShopValues>(`shop.${id}`, { loses: t('form.loses') })

  const send = async (body: ShopBody) => {
    try {
      await sendToShop({ ...body, external_techcard_id: id })
    } catch (error) {
      throw refusalOf(error)
    }
    toast({ message: t('form.queued') })
    screen.startOver()
  }
  return (
    <Stack gap={5}>
      {shop === null && (
        <Alert tone="warning" title={t('notConfigured.title')}>
          {t('notConfigured.text')}
        </Alert>
      )}
      {screen.draft && (
        <Alert action={{ label: t('form.startOver'), onAction: screen.startOver }}>{t('form.draftRestored')}</Alert>
      )}
      <ShopForm
        key={screen.round}
        defaultValues={screen.draft ?? shopValues(product)}
        number={id}
        shop={shop}
        disabledReason={shop === null ? t('notConfigured.title') : undefined}
        onUpload={onUpload}
        onDraft={screen.keep}
        onSubmit={send}
        onCancel={() => screen.leave(to.techCard(id))}
        aside={<Publications publications={publications} />}
      />
      {screen.guard}
    </Stack>
  )
}
