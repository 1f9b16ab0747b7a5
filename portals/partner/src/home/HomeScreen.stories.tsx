import { priceLists } from '@press/domain'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  createTabletStory,
  type Answers,
} from '@press/shell/story'
import { getOffer, offer } from '@press/ui/src/press/offers/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { ownOffers, partner } from '../offers/fixtures.ts'
import { PartnerScreenStory } from '../PartnerScreenStory.ts'

const [currentPriceList] = priceLists
if (!currentPriceList) throw new Error('There is no price list')

const company = { bin: '940440010006', names: ['РГП «Университет баспасы»'] }
const answers: Answers = {
  'GET /api/offers-kanban': { offers: ownOffers, company, delivered: 1 },
  'GET /api/price-list': { price_list: { ...currentPriceList, id: 1, number: 1 }, next: null },
  'GET /api/queue/others': {
    groups: [
      {
        kind: 'contract',
        total: 1,
        items: [
          { id: 214, title: 'Договор № 214-26', about: 'На подпись', since: '2026-11-18T06:30:00Z', due: '2026-11-25' },
        ],
      },
    ],
  },
  'GET /api/offers/{id}': ({ params }) => {
    const row = ownOffers.find(({ id }) => id === Number(params['id']))
    return { offer: row && row.id !== offer.id ? getOffer(row) : { ...offer, own: true } }
  },
}
const emptyAnswers: Answers = {
  ...answers,
  'GET /api/offers-kanban': { offers: [], company, delivered: 0 },
  'GET /api/queue/others': { groups: [] },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Partner home',
  tags: ['!autodocs'],
  component: PartnerScreenStory,
  args: { person: partner, path: 'home', answers },
} satisfies Meta<typeof PartnerScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'К оплате' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Заказы в пути' })).toBeVisible()
    const pendingPanel = within(canvas.getByRole('region', { name: 'Ждёт вас' }))
    await expect(pendingPanel.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const Dark: Story = createDarkStory()
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const NothingWaits: Story = {
  args: { answers: emptyAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Счетов к оплате нет')).toBeVisible()
    await expect(canvas.queryByText('Ждёт вас')).toBeNull()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** The bank details that a payment order needs, each with a copy button. */
export const Requisites: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Оплатить счёт/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Скопировать: ИИК' })).toBeVisible()
  },
}
/** The partner says how a delivery differs from the order. */
export const Difference: Story = {
  play: async ({ canvas }) => {
    const pendingPanel = within(await canvas.findByRole('region', { name: 'Ждёт вас' }))
    await userEvent.click(pendingPanel.getByRole('button', { name: /^Расхождение/ }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
