import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ToastProvider } from '../../../primitives/Toast/index.ts'
import { createPayment } from '../fixtures.ts'
import { deliveredOffer } from '../turnover-fixtures.ts'
import { earlierVersion, offerWithDocuments, deliveries } from './fixtures.ts'
import { InvoicePreview } from './InvoicePreview.tsx'

const saveDone = fn(async () => undefined)

const meta = {
  title: 'Press/InvoicePreview',
  component: InvoicePreview,
  decorators: [
    (Story) => (
      <Announcer>
        <ToastProvider>{Story()}</ToastProvider>
      </Announcer>
    ),
  ],
  args: {
    offer: offerWithDocuments,
    kind: 'invoice',
    deliveries,
    onOpen: fn(),
    onPdf: saveDone,
    onSend: saveDone,
    onProgress: saveDone,
    onEsf: saveDone,
    onTurnover: saveDone,
  },
} satisfies Meta<typeof InvoicePreview>
export default meta
type Story = StoryObj<typeof meta>

export const Sales: Story = {
  play: async ({ canvas, args }) => {
    const sendButton = canvas.getByRole('button', { name: 'Отправить ещё раз' })
    await userEvent.click(sendButton)
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        kind: 'invoice',
        language: 'ru',
        email: offerWithDocuments.recipient_email,
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Төлемге_шот_411.pdf' }))
    await expect(args.onOpen).toHaveBeenCalledWith(deliveries[1]?.file)
  },
}
export const WithWordsOfTheSenders: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить сообщение' }))
    const messageField = canvas.getByLabelText(/^Сообщение/)
    await expect(messageField).toHaveFocus()
    await userEvent.type(messageField, ' Счёт действует 10 дней. ')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }))
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ message: 'Счёт действует 10 дней.' })),
    )
    await expect(await canvas.findByRole('button', { name: 'Добавить сообщение' })).toBeVisible()
  },
}
export const AnIncompleteSide: Story = {
  args: {
    offer: { ...offerWithDocuments, recipient_bin: '' },
    parties: { role: 'accounting', hrefs: { requisites: '#/settings', offer: '#/offers/411/edit' } },
  },
  play: async ({ canvas, args }) => {
    const sendButton = canvas.getByRole('button', { name: 'Отправить ещё раз' })
    await expect(sendButton).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(sendButton)
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'Заполнить в КП' })).toHaveAttribute('href', '#/offers/411/edit')
  },
}
export const LanguageByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard(']')
    await expect(canvas.getByRole('radio', { name: 'Казахский' })).toBeChecked()
    await userEvent.keyboard('[[')
    await expect(canvas.getByRole('radio', { name: 'Русский' })).toBeChecked()
    // Typing in a field does not trigger shortcuts.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Куда отправить' }), ']')
    await expect(canvas.getByRole('radio', { name: 'Русский' })).toBeChecked()
  },
}
export const Overpaid: Story = {
  args: {
    offer: {
      ...offerWithDocuments,
      progress: 100,
      payments: [createPayment(1, offerWithDocuments.sum + 1_200_000, '2026-11-20', '')],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Оплачено полностью')).toBeVisible()
    await expect(canvas.getByText(/Аванс сверх суммы: 12\s000\s₸/)).toBeVisible()
  },
}
export const WrongPercentage: Story = {
  play: async ({ canvas, args }) => {
    const percentageField = canvas.getByLabelText(/Или задать процент/, { selector: 'input' })
    await userEvent.clear(percentageField)
    await userEvent.type(percentageField, '130')
    await userEvent.click(canvas.getByRole('button', { name: 'Задать' }))
    await waitFor(() => expect(percentageField).toHaveAccessibleDescription(/Введите процент от 0 до 100/))
    await expect(args.onProgress).not.toHaveBeenCalled()
  },
}
export const OfRecipient: Story = {
  args: {
    owes: true,
    onSend: undefined,
    onProgress: undefined,
    onEsf: undefined,
    onTurnover: undefined,
    offer: {
      ...offerWithDocuments,
      esf_number: 'ESF-1',
      esf_date: '2026-11-20',
      ...deliveredOffer,
    },
  },
}
export const RecipientDecides: Story = {
  args: {
    ...OfRecipient.args,
    kind: 'kp',
    offer: { ...offerWithDocuments, status: 'in process', payments: [], paid: 0, progress: 0 },
    actor: { role: 'partner', own: true },
    onStatus: saveDone,
    onAskChange: fn(),
  },
  play: async ({ canvas, args }) => {
    const nextSteps = within(canvas.getByRole('group', { name: 'Что дальше' }))
    await userEvent.click(nextSteps.getByRole('button', { name: 'Попросить изменить' }))
    await expect(args.onAskChange).toHaveBeenCalled()
    await userEvent.click(nextSteps.getByRole('button', { name: 'Принять' }))
    await waitFor(() => expect(args.onStatus).toHaveBeenCalledWith(expect.objectContaining({ to: 'accept' })))
  },
}
/** Deliveries in parts, a correction and a return, and the resulting debt. */
export const HandedOver: Story = {
  args: { offer: { ...offerWithDocuments, ...deliveredOffer } },
  play: async ({ canvas, args }) => {
    const documentList = within(canvas.getByRole('list', { name: 'Акты, накладные и возвраты' }))
    await expect(documentList.getAllByRole('listitem')).toHaveLength(deliveredOffer.turnovers.length)
    await expect(documentList.getByText('аннулирован')).toBeVisible()
    await userEvent.click(documentList.getByRole('button', { name: /^Действия: Накладная №\s0012/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Скачать PDF' }))
    await waitFor(() => expect(args.onPdf).toHaveBeenCalledWith(expect.objectContaining({ number: '0012' }), 'ru'))
    await userEvent.click(documentList.getByRole('button', { name: /^Действия: Накладная №\s0012/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Оформить возврат' }))
    const returnDialog = within(await screen.findByRole('dialog', { name: /^Возврат: Накладная №\s0012/ }))
    await userEvent.type(await returnDialog.findByRole('spinbutton'), '5')
    await userEvent.type(returnDialog.getByRole('textbox', { name: 'Причина' }), 'Брак переплёта')
    await userEvent.click(returnDialog.getByRole('button', { name: 'Оформить возврат' }))
    await waitFor(() =>
      expect(args.onTurnover).toHaveBeenCalledWith(
        expect.objectContaining({ action: 'return' }),
        expect.objectContaining({ reason: 'Брак переплёта', lines: [{ item: 0, work: null, quantity: 5 }] }),
      ),
    )
  },
}
export const AnEarlierVersion: Story = {
  args: {
    offer: { ...offerWithDocuments, revision: 2 },
    versions: [earlierVersion],
    revision: 1,
    versionHref: (revision: number) => `?version=${revision}`,
    kind: 'kp',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/КП-0411: прежняя версия, заменена/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'КП-0411' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: /КП-0411\sv2/ })).toHaveAttribute('href', '?version=2')
    await expect(canvas.getByRole('region', { name: 'Страница: КП' })).toHaveTextContent('Прежняя цена')
    // A previous version can be read but not sent.
    await expect(canvas.queryByRole('button', { name: 'Отправить ещё раз' })).not.toBeInTheDocument()
  },
}
export const WithoutInvoice: Story = {
  args: { offer: { ...offerWithDocuments, invoice_number: null }, deliveries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Счёта пока нет')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Отправить' })).not.toBeInTheDocument()
  },
}
export const Waiting: Story = { args: { deliveries: undefined } }
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
