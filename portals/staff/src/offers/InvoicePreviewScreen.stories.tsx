import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  type Answers,
} from '@press/shell/story'
import { deliveredOffer } from '@press/ui/src/press/offers/turnover-fixtures.ts'
import { deliveries, earlierVersion, offerWithDocuments } from '@press/ui/src/press/offers/InvoicePreview/fixtures.ts'
import { createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const accountant = createPerson(6, 'Дина Сапарова', 6)
const answers: Answers = {
  'GET /api/offers/{id}': { offer: offerWithDocuments },
  'GET /api/offers/{id}/sendings': { sendings: deliveries },
  'GET /api/offers/{id}/versions': { versions: [] },
  'GET /api/offers/{id}/stock': { lines: [] },
}
const { id } = offerWithDocuments

const meta = {
  ...screenMeta,
  title: 'Screens/Invoice preview',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: accountant, path: `invoice-preview/${id}`, answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Invoice: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Счет на оплату №\s0?411/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: /^Счёт №\s0?411/ })).toBeVisible()
  },
}
export const InvoiceDark: Story = createDarkStory()
export const InvoiceInKazakh: Story = { globals: { locale: 'kz' } }
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** The warehouse does not read offers. */
export const NoAccess: Story = createNoAccessStory(createPerson(12, 'Марат Оспанов', 12))
export const InvoiceOnAPhone: Story = createPhoneStory()
export const InvoiceNarrowInKazakh: Story = createNarrowKazakhStory()
/** The offer that the invoice belongs to has not been sent yet. */
export const Offer: Story = {
  args: { path: `kp-preview/${id}`, answers: { ...answers, 'GET /api/offers/{id}/sendings': { sendings: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /КП-0411/ })).toBeVisible()
  },
}
/** An earlier version can be read but not sent. */
export const AnEarlierVersion: Story = {
  args: {
    path: `kp-preview/${id}?version=1`,
    answers: {
      ...answers,
      'GET /api/offers/{id}': { offer: { ...offerWithDocuments, revision: 2 } },
      'GET /api/offers/{id}/versions': { versions: [earlierVersion] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/КП-0411: прежняя версия, заменена/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Отправить ещё раз' })).toBeNull()
  },
}
/** Deliveries in parts, a correction and a return, and the resulting debt. */
export const HandedOver: Story = {
  args: { answers: { ...answers, 'GET /api/offers/{id}': { offer: { ...offerWithDocuments, ...deliveredOffer } } } },
  play: async ({ canvas }) => {
    const documents = within(await canvas.findByRole('list', { name: 'Акты, накладные и возвраты' }))
    await expect(documents.getAllByRole('listitem')).toHaveLength(deliveredOffer.turnovers.length)
  },
}
/** The key A opens the dialog for a payment. */
export const Payment: Story = {
  play: async ({ canvas }) => {
    const addButton = await canvas.findByRole('button', { name: 'Добавить оплату' })
    await userEvent.click(addButton)
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(addButton).toHaveFocus()
    await userEvent.keyboard('a')
    await expect(await screen.findByRole('dialog', { name: /КП-0411/ })).toBeVisible()
  },
}
