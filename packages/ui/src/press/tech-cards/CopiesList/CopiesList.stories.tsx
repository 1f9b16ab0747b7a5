import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CopiesList } from './CopiesList.tsx'

const meta = {
  title: 'Press/CopiesList',
  component: CopiesList,
  args: {
    expected: { author: 50, university: 400, library: 50 },
    received: { author: 50, university: 392, library: 50 },
  },
} satisfies Meta<typeof CopiesList>
export default meta
type Story = StoryObj<typeof meta>

export const WithAShortage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('не хватает 8 экз.')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const HandedOver: Story = {
  args: {
    received: { author: 50, university: 400, library: 50 },
    delivered: {
      author: { copies: 50, to: 'Т. Лесбекова' },
      university: { copies: 400, to: 'склад университета, А. Омаров' },
      library: { copies: 0, to: '' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('выдано 50 экз.: Т. Лесбекова')).toBeVisible()
    await expect(canvas.queryByText(/не хватает/)).toBeNull()
  },
}
const keeper = { id: 5, name: 'Айгүл Омарова', email: 'stock@press.kz', role_id: 1, avatar: null }
/** Two shortages: the copies of the first have arrived, and the second is still open. */
export const WithShortages: Story = {
  args: {
    shortages: [
      {
        id: 1,
        missing: { author: 2, university: 0, library: 0 },
        reason: 'Пачка осталась в типографии',
        recorded_by: keeper,
        recorded_at: '2026-11-02T05:00:00Z',
        outcome: 'received',
        note: 'Привезли с другим тиражом',
        settled_by: keeper,
        settled_at: '2026-11-04T05:00:00Z',
      },
      {
        id: 2,
        missing: { author: 0, university: 6, library: 2 },
        reason: 'Брак переплёта',
        recorded_by: keeper,
        recorded_at: '2026-11-09T05:00:00Z',
        outcome: null,
        note: '',
        settled_by: null,
        settled_at: null,
      },
    ],
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Недостача' }))
    await expect(list.getByText('не хватает 8 экз.')).toBeVisible()
    await expect(list.getByText('не закрыта')).toBeVisible()
    await expect(list.getByText('Пришли позже')).toBeVisible()
    await expect(list.getByText(/Брак переплёта · Айгүл Омарова/)).toBeVisible()
  },
}
export const MoreThanExpected: Story = { args: { received: { author: 55, university: 400, library: 50 } } }
export const OnInk: Story = { globals: { theme: 'dark' } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
