import type { OfferRow } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ToastProvider } from '../../../primitives/Toast/index.ts'
import { listedOffer, offer, getOffer } from '../fixtures.ts'
import { authorOffers, offerRows } from '../row-fixtures.ts'
import { OfferDrawer } from './OfferDrawer.tsx'

const meta = {
  title: 'Press/OfferDrawer',
  component: OfferDrawer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '860px' } } },
  args: {
    offer,
    open: true,
    onOpenChange: fn(),
    actor: { role: 'accounting', own: false },
    hrefOf: ({ id }) => `#/files/${id}`,
    onStatus: fn(async () => undefined),
    onAskChange: fn(),
    onInvoiceRequest: fn(),
    onPayment: fn(),
    onFlag: fn(async () => undefined),
    onAttach: fn(async () => undefined),
    onEdit: fn(),
    onPreview: fn(),
    onCopy: fn(),
    onDelete: fn(async () => undefined),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <ToastProvider>
          <div style={{ blockSize: 860 }}>
            <Story />
          </div>
        </ToastProvider>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof OfferDrawer>
export default meta
type Story = StoryObj<typeof meta>

const getDrawer = (name = 'ТОО «Кітап әлемі»') => within(screen.getByRole('dialog', { name }))
const getOfferByNumber = (rows: readonly OfferRow[], number: string) => {
  const row = rows.find((offerRow) => offerRow.number === number)
  return row ? getOffer(row) : offer
}

export const AwaitsPayment: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(getDrawer().getByText(/Следующий шаг: отметить оплату/)).toBeVisible())
    await userEvent.click(getDrawer().getByRole('button', { name: 'Отметить оплату' }))
    await expect(args.onPayment).toHaveBeenCalledOnce()
    await userEvent.click(getDrawer().getByRole('button', { name: 'Передать в печать' }))
    await expect(args.onStatus).toHaveBeenCalledWith({ offer, to: 'typo_finish' })
  },
}

export const FlagGoesBackWithTheReason: Story = {
  args: { onFlag: fn(() => Promise.reject(new Error('нет связи с сервером'))) },
  play: async () => {
    const actSwitch = getDrawer().getByRole('switch', { name: 'Акт' })
    await userEvent.click(actSwitch)
    await waitFor(() => expect(actSwitch).not.toBeChecked())
    await waitFor(() =>
      expect(
        screen.getByText('Флаг «Акт» не сохранён, вернули как было: нет связи с сервером', { selector: 'li *' }),
      ).toBeVisible(),
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ещё раз' })).toBeVisible())
  },
}

export const WhatIsMissingSaysSo: Story = {
  args: { offer: getOfferByNumber(offerRows, '0412') },
  play: async ({ args }) => {
    const openDrawer = getDrawer('Академия логистики и транспорта')
    await waitFor(() => expect(openDrawer.getByText(/Получатель ждёт счёт и договор с 20 ноября/)).toBeVisible())
    const sentButton = openDrawer.getByRole('button', { name: 'Счёт и договор отправлены' })
    await expect(sentButton).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(sentButton)
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Сначала номер и дата счёта'))
    await expect(args.onStatus).not.toHaveBeenCalled()
  },
}

export const Books: Story = {
  play: async () => {
    await userEvent.click(getDrawer().getByRole('tab', { name: /Книги/ }))
    const booksPanel = within(getDrawer().getByRole('tabpanel', { name: /Книги/ }))
    await waitFor(() => expect(booksPanel.getByText('Вёрстка')).toBeVisible())
    await waitFor(() =>
      expect(booksPanel.getByText(/Четыре миллиона девятьсот семьдесят две тысячи тенге 00 тиын/)).toBeVisible(),
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(getDrawer().getByRole('tab', { name: /Оплаты/ })).toHaveFocus()
    const paymentsPanel = within(getDrawer().getByRole('tabpanel', { name: /Оплаты/ }))
    await waitFor(() => expect(paymentsPanel.getByText('Предоплата по счёту 0411')).toBeVisible())
    await waitFor(() => expect(paymentsPanel.getByText(/3\s480\s400\s₸/)).toBeVisible())
  },
}

/** A book with a tech card shows the card and its state in the shop. A book without a card shows a link that creates a card. */
export const BooksWithTheirCards: Story = {
  args: {
    offer: { ...offer, techcards: [{ id: 128, book_name: offer.items[0]?.name ?? '', shop: 'waiting' }] },
    cardHref: (id) => `#card-${id}`,
    newCardHref: (book) => `#new-${book}`,
  },
  play: async () => {
    await userEvent.click(getDrawer().getByRole('tab', { name: /Книги/ }))
    await expect(await getDrawer().findByRole('link', { name: 'Тех. карта 128' })).toHaveAttribute('href', '#card-128')
    await expect(getDrawer().getByText('Магазин: в очереди')).toBeVisible()
    const newCardLink = getDrawer().getByRole('link', { name: `Завести тех. карту: «${offer.items[1]?.name}»` })
    await expect(newCardLink).toHaveAttribute('href', '#new-1')
  },
}
export const Particulars: Story = {
  play: async () => {
    await userEvent.click(getDrawer().getByRole('tab', { name: 'Реквизиты' }))
    await waitFor(() => expect(getDrawer().getByText('РГП «Университет баспасы»')).toBeVisible())
    await waitFor(() => expect(getDrawer().getByText('№ 214-26 от 19 ноября 2026 г.')).toBeVisible())
  },
}

export const DeletingAsks: Story = {
  play: async ({ args }) => {
    await userEvent.click(getDrawer().getByRole('button', { name: 'Удалить' }))
    const confirmDialog = within(await screen.findByRole('alertdialog', { name: 'Удалить КП-0411?' }))
    await userEvent.click(confirmDialog.getByRole('button', { name: 'Удалить КП' }))
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(offer))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

export const AttachesAPaper: Story = {
  play: async ({ args }) => {
    const file = new File(['%PDF-1.7'], 'Акт_0411.pdf', { type: 'application/pdf' })
    const fileInput = document.querySelector<HTMLInputElement>('input[type=file][aria-label="Акт"]')
    await userEvent.upload(fileInput as HTMLInputElement, file)
    await waitFor(() => expect(args.onAttach).toHaveBeenCalledWith({ offer, document: 'act_file', file }))
  },
}

const { onFlag: _onFlag, onAttach: _onAttach, onEdit: _onEdit, onDelete: _onDelete, ...forRecipients } = meta.args

export const OfItsRecipient: Story = {
  render: () => (
    <OfferDrawer
      {...forRecipients}
      offer={getOfferByNumber(authorOffers, '0409')}
      actor={{ role: 'author', own: true }}
    />
  ),
  play: async () => {
    const openDrawer = getDrawer('Нұрғали Қ. Т.')
    await waitFor(() => expect(openDrawer.getByText(/ждёт вашего решения/)).toBeVisible())
    await userEvent.click(openDrawer.getByRole('button', { name: 'Принять' }))
    await expect(meta.args.onStatus).toHaveBeenCalledWith(expect.objectContaining({ to: 'accept' }))
    await userEvent.click(openDrawer.getByRole('button', { name: 'Попросить изменить' }))
    await expect(meta.args.onAskChange).toHaveBeenCalledOnce()
    await expect(openDrawer.getByRole('switch', { name: 'Акт' })).toBeDisabled()
    await expect(openDrawer.queryByRole('button', { name: 'Удалить' })).toBeNull()
  },
}

const recordedDecision = {
  revision: 1,
  note: '',
  by: 'Гүлнар Әбіш',
  file: { id: 91, name: 'Коммерческое_предложение_КП-0411.pdf', size: 84_000, mime: 'application/pdf' },
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}
/** Each answer shows the document that it refers to. The first answer requests a change. */
export const WhatItsRecipientSaid: Story = {
  args: {
    offer: {
      ...offer,
      decisions: [
        {
          ...recordedDecision,
          id: 1,
          decision: 'change',
          note: 'Нужен твёрдый переплёт',
          at: '2026-11-17T10:20:00+05:00',
        },
        { ...recordedDecision, id: 2, decision: 'accept', at: '2026-11-18T14:05:00+05:00' },
      ],
    },
  },
  play: async () => {
    const decisionList = within(getDrawer().getByRole('list', { name: 'Решения получателя' }))
    await expect(decisionList.getByText(/Просьба изменить: Гүлнар Әбіш/)).toBeVisible()
    await expect(decisionList.getByText('«Нужен твёрдый переплёт»')).toBeVisible()
    await expect(decisionList.getByText(/Принято: Гүлнар Әбіш/)).toBeVisible()
    await expect(decisionList.getAllByText(/sha256 9f86d081 … b0f00a08/)).toHaveLength(2)
  },
}
/** The recipient waits until the sales department answers. */
export const AChangeIsAskedFor: Story = {
  args: {
    offer: {
      ...offer,
      status: 'in process',
      asked_at: '2026-11-17T10:20:00+05:00',
      answered_at: null,
      decisions: [
        {
          ...recordedDecision,
          id: 1,
          decision: 'change',
          note: 'Нужен твёрдый переплёт',
          at: '2026-11-17T10:20:00+05:00',
        },
      ],
    },
    onAnswer: fn(async () => undefined),
  },
  play: async ({ args }) => {
    await expect(getDrawer().getByText(/Получатель попросил изменить КП 17 ноября/)).toBeVisible()
    await userEvent.click(getDrawer().getByRole('button', { name: 'Отправить ответ' }))
    await expect(args.onAnswer).toHaveBeenCalledOnce()
  },
}
export const WithoutAMouse: Story = {
  play: async ({ args }) => {
    getDrawer().getByRole('tab', { name: 'Обзор' }).focus()
    await userEvent.tab()
    await expect(getDrawer().getByRole('button', { name: 'Отметить оплату' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(getDrawer().getByRole('switch', { name: 'ISBN' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onFlag).toHaveBeenCalledWith({ offer, key: 'has_isbn', value: false })
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const NarrowInKazakh: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'kz' },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const PricesHaveChanged: Story = {
  args: { offer: listedOffer },
  play: async () => {
    const internalDrawer = getDrawer('Ботанический сад')
    await expect(internalDrawer.getByText(/Прайс: \+\s?10\s100\s₸/)).toBeVisible()
    await expect(internalDrawer.getByText(/По сегодняшнему прайсу 192\s300\s₸/)).toBeVisible()
  },
}
/** The prices of a completed offer are final, so no difference to today's price list is shown. */
export const PricesOfADoneOfferAreHistory: Story = {
  args: { offer: { ...listedOffer, status: 'done' } },
  play: async () => {
    await expect(getDrawer('Ботанический сад').queryByText(/[Пп]райс[у:]/)).toBeNull()
  },
}
export const PricesHaveChangedInKazakh: Story = {
  args: { offer: listedOffer },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
}
