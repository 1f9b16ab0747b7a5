import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  createTabletStory,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { getBoard } from '@press/ui/src/patterns/KanbanBoard/board-story.ts'
import { getOffer } from '@press/ui/src/press/offers/fixtures.ts'
import { company, partnerOffers } from '@press/ui/src/press/offers/PartnerBoard/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { partner } from '../offers/fixtures.ts'
import { PartnerScreenStory } from '../PartnerScreenStory.ts'

const offers = partnerOffers.map((row) => ({ ...row, own: true }))
const answers: Answers = { 'GET /api/offers-kanban': { offers, company, delivered: 1 } }
const emptyAnswers: Answers = { 'GET /api/offers-kanban': { offers: [], company, delivered: 0 } }

const meta = {
  ...screenMeta,
  title: 'Screens/Partner board',
  tags: ['!autodocs'],
  component: PartnerScreenStory,
  args: { person: partner, path: 'kanban', answers },
} satisfies Meta<typeof PartnerScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const expectFilledBoard: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('9 предложений')).toBeVisible()
}

/** The columns keep their width and the board scrolls horizontally; the page itself does not scroll. */
export const Partner: Story = {
  play: async ({ canvas }) => {
    const lastColumn = await canvas.findByRole('region', { name: 'Доставлено, 1 карта' })
    await expect(lastColumn.getBoundingClientRect().width).toBe(274)
    const main = canvas.getByRole('main')
    await expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight)
  },
}
export const PartnerDark: Story = { ...createDarkStory(), play: expectFilledBoard }
export const PartnerInKazakh: Story = { globals: { locale: 'kz' } }
export const Searched: Story = {
  args: { path: 'kanban?search=%D0%B0%D1%82%D0%BB%D0%B0%D1%81' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(getBoard(canvasElement).listTitles('typography')).toEqual(['Атлас птиц Семиречья, КП-0384']),
    )
    await expect(canvas.queryByText('Петроглифы Тамгалы')).toBeNull()
  },
}
/** A card opens its offer next to the board. */
export const Drawer: Story = {
  args: {
    answers: {
      ...answers,
      'GET /api/offers/{id}': ({ params }) => {
        const row = offers.find(({ id }) => id === Number(params['id'])) ?? offers[0]
        if (!row) throw new Error('The fixtures have no offers')
        return { offer: getOffer(row) }
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Атлас птиц Семиречья/ }))
    await expect(await screen.findByRole('dialog', { name: 'ТОО «Кітап әлемі»' })).toBeVisible()
  },
}
export const Empty: Story = {
  args: { answers: emptyAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Предложений пока нет' })).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Tablet: Story = { ...createTabletStory(), play: expectFilledBoard }
export const PartnerOnAPhone: Story = createPhoneStory()
export const PartnerOnAPhoneDark: Story = {
  globals: { theme: 'dark', viewport: viewportGlobals.phone },
  play: expectFilledBoard,
}
export const PartnerNarrowInKazakh: Story = createNarrowKazakhStory()
