import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../../primitives/Button/index.ts'
import { NextActionCard } from './NextActionCard.tsx'

const meta = {
  title: 'Press/NextActionCard',
  component: NextActionCard,
  args: {
    kind: 'signal',
    book: { book_name: 'Введение в корпусную лингвистику', language: 'ru', authors: 'Тимур Ли' },
    due: '2026-11-26',
    copies: 250,
    href: '#signal',
    remarksHref: '#remarks',
  },
} satisfies Meta<typeof NextActionCard>
export default meta
type Story = StoryObj<typeof meta>

export const Signal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Проверьте сигнальный экземпляр' })).toHaveTextContent(
      'Посмотрите книгу «Введение в корпусную лингвистику» целиком. После вашей подписи тираж 250 экз. уйдёт в печать.',
    )
    await expect(canvas.getByText('Нужно ваше решение до 26 ноября')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Открыть сигнал' })).toHaveAttribute('href', '#signal')
  },
}
export const SignalOverdue: Story = {
  args: { due: '2026-11-18' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ваше решение ждали до 18 ноября')).toBeVisible()
  },
}
export const NoDateNoRun: Story = { args: { due: null, copies: null, remarksHref: undefined } }
export const Revision: Story = {
  args: {
    kind: 'revision',
    book: { book_name: 'Қазақ тілінің корпусы: құрылымы мен қолданылуы', language: 'kz', authors: 'Т. Ли, Р. Есенов' },
    documents: 2,
    remarksHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/просит заменить 2 документа/)).toBeVisible()
  },
}
export const OnTheBooksPage: Story = {
  args: {
    remarksHref: undefined,
    action: (
      <Button variant="primary" size="lg">
        Подписать сигнал
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Подписать сигнал' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneKazakh: Story = {
  ...Revision,
  play: undefined,
  globals: { viewport: { value: 'phone' }, locale: 'kz' },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
