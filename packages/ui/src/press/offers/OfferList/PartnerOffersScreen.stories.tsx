import type { OfferRow } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { PartnerFixture, useWords } from '../../../docs/PartnerFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline, Page, Stack } from '../../../foundations/layout/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { Stat, StatGroup } from '../../../primitives/Stat/index.ts'
import { InvoiceRequestDialog } from '../InvoiceRequestDialog/index.ts'
import { partnerOffers } from '../row-fixtures.ts'
import { MyOffers } from './MyOffers.tsx'

const words = {
  title: { ru: 'Предложения и счета', kz: 'КҰ және шоттар', en: 'Offers and invoices' },
  statement: { ru: 'Акт сверки', kz: 'Салыстырып тексеру актісі', en: 'Statement' },
  ask: { ru: 'Запросить КП', kz: 'КҰ сұрату', en: 'Ask for an offer' },
  askShort: { ru: 'КП', kz: 'КҰ', en: 'Offer' },
  due: { ru: 'К оплате сейчас', kz: 'Қазір төленеді', en: 'To pay now' },
  made: { ru: 'В производстве', kz: 'Өндірісте', en: 'In production' },
  stock: { ru: 'Ждут на складе', kz: 'Қоймада күтуде', en: 'Waiting in stock' },
  copies: { ru: 'экз.', kz: 'дана', en: 'copies' },
  discount: { ru: 'Скидка партнёра', kz: 'Серіктес жеңілдігі', en: 'Partner’s discount' },
  show: { ru: 'Показать', kz: 'Көрсету', en: 'Show' },
  all: { ru: 'Все', kz: 'Барлығы', en: 'All' },
  mine: { ru: 'Ждут меня', kz: 'Мені күтуде', en: 'Wait for me' },
  process: { ru: 'В работе', kz: 'Жұмыста', en: 'Under way' },
  done: { ru: 'Завершённые', kz: 'Аяқталған', en: 'Finished' },
}
const ignore = () => undefined

/** A partner's offers, as in design/png h1 and h3. */
function PartnerOffersScreen() {
  const phone = useMedia('belowTablet')
  const word = useWords(words)
  const [view, setView] = useState('all')
  const views = [
    { value: 'all', label: word('all'), ...(!phone && { count: 9 }) },
    { value: 'mine', label: word('mine'), count: 2, attention: true },
    { value: 'process', label: word('process'), ...(!phone && { count: 5 }) },
    ...(phone ? [] : [{ value: 'done', label: word('done'), count: 2 }]),
  ]
  const choice = (
    <SegmentedControl label={word('show')} options={views} value={view} onValueChange={setView} fullWidth={phone} />
  )
  const [requestedOffer, setRequestedOffer] = useState<OfferRow | null>(null)
  return (
    <PartnerFixture under="offers">
      <Page
        header={
          <PageHeader
            title={word('title')}
            filters={
              phone ? undefined : (
                <Button variant="secondary" leading={glyphs.downloadSimple}>
                  {word('statement')}
                </Button>
              )
            }
            primary={
              <Button variant="primary" leading={glyphs.plus}>
                {word(phone ? 'askShort' : 'ask')}
              </Button>
            }
          />
        }
      >
        <Stack gap={5}>
          <StatGroup>
            <Stat label={word('due')} value="5 578 000 ₸" />
            {!phone && (
              <>
                <Stat label={word('made')} value="8 589 500 ₸" />
                <Stat label={word('stock')} value="2 140" unit={word('copies')} />
                <Stat label={word('discount')} value="12 %" />
              </>
            )}
          </StatGroup>
          <Stack gap={3}>
            {phone ? choice : <Inline>{choice}</Inline>}
            <MyOffers
              offers={partnerOffers}
              hrefOf={({ id }) => `#/files/${id}`}
              offerHref={({ id }) => `#/offers/${id}.pdf`}
              onInvoiceRequest={setRequestedOffer}
              onPay={ignore}
              onCollect={ignore}
              onRepeat={ignore}
              onOpen={ignore}
            />
          </Stack>
        </Stack>
      </Page>
      {requestedOffer && (
        <InvoiceRequestDialog
          open
          offer={requestedOffer}
          onOpenChange={() => setRequestedOffer(null)}
          contractHref="#/contracts/214"
          onRequest={async () => undefined}
        />
      )}
    </PartnerFixture>
  )
}

const meta = {
  title: 'Screens/Partner offers',
  component: PartnerOffersScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PartnerOffersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(7)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
/** Matches design/png h3: the amount due comes first, then each order with its next step. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
    const [first] = canvas.getAllByRole('listitem').filter((row) => main.contains(row))
    await expect(first).toHaveTextContent('Счёт отправлен')
    await expect(canvas.getByRole('button', { name: /Оплатить остаток 3.480.400/ })).toBeVisible()
  },
}
export const PhoneDark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
export const PhoneInKazakh: Story = { globals: { viewport: { value: 'phone' }, locale: 'kz' } }
