import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ToastProvider } from '../../../primitives/Toast/index.ts'
import { authorOffers, partnerOffers } from '../row-fixtures.ts'
import { today } from '../fixtures.ts'
import { MyOffers } from './MyOffers.tsx'

const meta = {
  title: 'Press/MyOffers',
  component: MyOffers,
  args: {
    offers: partnerOffers,
    hrefOf: ({ id }) => `#/files/${id}`,
    offerHref: ({ id }) => `#/offers/${id}.pdf`,
    onInvoiceRequest: fn(),
    onPay: fn(),
    onCollect: fn(),
    onRepeat: fn(),
    onOpen: fn(),
    onDecide: fn(async () => undefined),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <ToastProvider>
          <Story />
        </ToastProvider>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof MyOffers>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const getOfferItem = (canvas: Canvas, title: string) =>
  within(canvas.getByRole('heading', { name: title }).closest('li') as HTMLElement)

export const OfAPartner: Story = {
  play: async ({ canvas, args }) => {
    const firstOffer = getOfferItem(canvas, 'Абай және әлем әдебиеті')
    await expect(firstOffer.getByRole('link', { name: 'Договор' })).toHaveAttribute(
      'href',
      expect.stringMatching(/files/),
    )
    await expect(firstOffer.getByText(/Акт/)).toHaveTextContent('Акт, ещё нет')
    await userEvent.click(firstOffer.getByRole('button', { name: /Оплатить/ }))
    await expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ number: '0411' }))
    const secondOffer = getOfferItem(canvas, 'Экономика устойчивого развития')
    await userEvent.click(secondOffer.getByRole('button', { name: 'Запросить счёт' }))
    await expect(args.onInvoiceRequest).toHaveBeenCalledWith(expect.objectContaining({ number: '0407' }))
    await userEvent.click(getOfferItem(canvas, 'Петроглифы Тамгалы').getByRole('button', { name: 'Забрать' }))
    await expect(args.onCollect).toHaveBeenCalled()
  },
}

export const OfAnAuthor: Story = {
  args: { offers: authorOffers },
  play: async ({ canvas, args }) => {
    const firstOffer = getOfferItem(canvas, 'Педагогикалық психология')
    await expect(firstOffer.getByText('Осталось 2 дня')).toBeVisible()
    await userEvent.click(firstOffer.getByRole('button', { name: 'Принять' }))
    await expect(args.onDecide).toHaveBeenCalledWith({
      offer: expect.objectContaining({ number: '0409' }),
      to: 'accept',
    })
    // An expired offer can no longer be accepted or declined.
    const lateOffer = getOfferItem(canvas, 'Жас ерекшелік психологиясы')
    await expect(lateOffer.getByText('Истекло 11 ноя')).toBeVisible()
    await expect(lateOffer.queryByRole('button', { name: 'Принять' })).toBeNull()
  },
}

export const DecisionRefused: Story = {
  args: { offers: authorOffers, onDecide: fn(() => Promise.reject(new Error('КП-0409 уже отозвано'))) },
  play: async ({ canvas }) => {
    await userEvent.click(getOfferItem(canvas, 'Педагогикалық психология').getByRole('button', { name: 'Отклонить' }))
    await waitFor(() => expect(screen.getByText('КП-0409 уже отозвано')).toBeVisible())
  },
}

export const OnlyRead: Story = {
  render: ({ offers, hrefOf, offerHref }) => <MyOffers {...{ offers, hrefOf, offerHref, today }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Loading: Story = { args: { loading: true } }
export const Empty: Story = { args: { offers: [] } }
export const Tablet: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 800 }}>{Story()}</div>],
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const firstOffer = getOfferItem(canvas, 'Абай және әлем әдебиеті')
    await expect(firstOffer.getByRole('button', { name: /Оплатить остаток 3\s480\s400\s₸/ })).toBeVisible()
  },
}
export const AuthorsPhoneInKazakh: Story = {
  args: { offers: authorOffers },
  globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'kz' },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
