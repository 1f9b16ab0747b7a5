import { priceLists } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { partnerOffers } from '../row-fixtures.ts'
import { PartnerToday } from './PartnerToday.tsx'

const meta = {
  title: 'Press/PartnerToday',
  component: PartnerToday,
  args: {
    offers: partnerOffers,
    links: {
      offers: '#/offers',
      offer: (id: number) => `#/offers/${id}`,
      kp: (id: number) => `#/kp/${id}`,
      invoice: (id: number) => `#/invoice/${id}`,
      calculator: () => '#/calculator',
    },
    prices: priceLists[0],
    discount: 12,
    onPay: fn(),
    onDecline: fn(),
    onReceive: fn(),
    onDiffer: fn(),
  },
  decorators: [
    (StoryView) => (
      <Announcer>
        <StoryView />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof PartnerToday>
export default meta
type Story = StoryObj<typeof meta>

/** Only the earliest invoice has a button. The progress of an order is a single image with a text alternative. */
export const Day: Story = {
  play: async ({ canvas, args }) => {
    const dueSection = within(canvas.getByRole('region', { name: 'К оплате' }))
    await userEvent.click(dueSection.getByRole('button', { name: /^Оплатить счёт/ }))
    await expect(args.onPay).toHaveBeenCalledOnce()
    await expect(canvas.getAllByRole('img', { name: 'Этап 2 из 5: Тираж' }).length).toBeGreaterThan(0)
    dueSection.getByRole('button', { name: /^Оплатить счёт/ }).blur()
  },
}
export const NothingToDo: Story = {
  args: { offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Счетов к оплате нет')).toBeVisible()
    await expect(canvas.queryByText('Ждёт вас')).toBeNull()
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const InKazakhOnAPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'kz' } }
