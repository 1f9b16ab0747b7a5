import type { OfferEvent } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { OfferHistory } from './OfferHistory.tsx'

const emptyEvent = {
  to: null,
  flag: null,
  value: null,
  document: null,
  kind: null,
  number: null,
  email: null,
  amount: null,
  parts: null,
  revision: null,
  note: null,
}
const clerkName = 'Айгүл Сәрсен'
const events: OfferEvent[] = [
  { ...emptyEvent, id: 9, what: 'paid', by: clerkName, at: '2026-11-20T11:00:00+05:00', amount: 149_160_000 },
  {
    ...emptyEvent,
    id: 8,
    what: 'sent',
    by: clerkName,
    at: '2026-11-19T16:30:00+05:00',
    kind: 'invoice',
    email: 'zakup@kitap.example',
  },
  {
    ...emptyEvent,
    id: 7,
    what: 'flagged',
    by: clerkName,
    at: '2026-11-19T15:00:00+05:00',
    flag: 'in_price',
    value: true,
  },
  { ...emptyEvent, id: 6, what: 'invoiced', by: clerkName, at: '2026-11-19T14:00:00+05:00', number: '0411' },
  { ...emptyEvent, id: 5, what: 'moved', by: 'Гүлнар Әбіш', at: '2026-11-18T14:05:00+05:00', to: 'accept' },
  {
    ...emptyEvent,
    id: 4,
    what: 'changeAsked',
    by: 'Гүлнар Әбіш',
    at: '2026-11-17T10:20:00+05:00',
    note: 'Нужен твёрдый переплёт',
  },
  { ...emptyEvent, id: 3, what: 'created', by: clerkName, at: '2026-11-16T09:00:00+05:00' },
]

const meta = {
  title: 'Press/OfferHistory',
  component: OfferHistory,
  args: { events },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof OfferHistory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'История' })).getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent(/Оплата:\s1\s491\s600\s₸/)
    await expect(items[1]).toHaveTextContent('Отправлено: Счёт, zakup@kitap.example')
    await expect(items[4]).toHaveTextContent('Статус: Принято')
    await expect(items[5]).toHaveTextContent('«Нужен твёрдый переплёт»')
  },
}
export const Empty: Story = { args: { events: [] } }
export const Loading: Story = { args: { events: undefined } }
export const InKazakh: Story = { globals: { locale: 'kz' } }
