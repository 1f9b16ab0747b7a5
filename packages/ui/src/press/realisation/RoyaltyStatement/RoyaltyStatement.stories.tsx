import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { statement } from '../fixtures.ts'
import { RoyaltyStatement } from './RoyaltyStatement.tsx'

const meta = {
  title: 'Press/RoyaltyStatement',
  component: RoyaltyStatement,
  args: {
    statement,
    press: { name: '«Университет баспасы» РМК', bin: '940440010006' },
    language: 'kz',
    onLanguageChange: fn(),
  },
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
/** The sum owed to an author, the withholding and the payment. An author who pays their own taxes gets the whole sum. */
export const InRussian: Story = {
  args: { language: 'ru' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ә. Төлеу, ИИН\/БИН 860314301271/)).toBeVisible()
    await expect(canvas.getByText(/ОПВ, 10 % от 174 611,79/)).toBeVisible()
    await expect(canvas.getAllByText('К выплате')).toHaveLength(2)
  },
}
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
      shares: statement.shares.map((share) => ({ ...share, sum: 0, withheld: [], net: 0, accrual: null })),
    },
  },
}
/** Two authors with the same name are two people. */
export const Namesakes: Story = {
  args: {
    language: 'ru',
    statement: { ...statement, shares: statement.shares.map((share) => ({ ...share, name: 'А. Ли' })) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/А. Ли, ИИН\/БИН 860314301271/)).toBeVisible()
    await expect(canvas.getAllByText('К выплате')).toHaveLength(2)
  },
}
