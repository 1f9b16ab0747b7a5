import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CopiesList } from './CopiesList.tsx'
import { guide } from './CopiesList.guide.ts'

const meta = {
  title: 'Press/CopiesList',
  component: CopiesList,
  args: {
    expected: { author: 50, university: 400, library: 50 },
    received: { author: 50, university: 392, library: 50 },
  },
  parameters: { guide },
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
    handedOver: {
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
export const MoreThanExpected: Story = { args: { received: { author: 55, university: 400, library: 50 } } }
export const OnInk: Story = { globals: { theme: 'dark' } }
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } } }
