import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { statement } from '../fixtures.ts'
import { guide } from './RoyaltyStatement.guide.ts'
import { RoyaltyStatement } from './RoyaltyStatement.tsx'

const meta = {
  title: 'Press/RoyaltyStatement',
  component: RoyaltyStatement,
  parameters: { guide },
  args: { statement, press: '«Университет баспасы» РМК', language: 'kz', onLanguageChange: fn() },
} satisfies Meta<typeof RoyaltyStatement>
export default meta
type Story = StoryObj<typeof meta>

export const InKazakh: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Кітаптың өткізілуі туралы есеп')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Рус' }))
    await expect(args.onLanguageChange).toHaveBeenCalledWith('ru')
  },
}
export const InRussian: Story = { args: { language: 'ru' } }
export const NothingSold: Story = {
  args: {
    language: 'ru',
    statement: {
      ...statement,
      channels: statement.channels.map(({ channel }) => ({ channel, copies: 0, price: null, sum: 0 })),
      copies: 0,
      sum: 0,
      vat: 0,
      net: 0,
      owed: 0,
      shares: statement.shares.map((share) => ({ ...share, sum: 0 })),
    },
  },
}
