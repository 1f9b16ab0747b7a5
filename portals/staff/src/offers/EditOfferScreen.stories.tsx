import { priceLists } from '@press/domain'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  createTabletStory,
  type Answers,
} from '@press/shell/story'
import { offer } from '@press/ui/src/press/offers/fixtures.ts'
import { deliveries } from '@press/ui/src/press/offers/InvoicePreview/fixtures.ts'
import { createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import { pressDetails } from '@press/ui/src/press/shared/fixtures/settings.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const [prices] = priceLists
if (!prices) throw new Error('There is no price list')

const accountant = createPerson(6, 'Дина Сапарова', 6)
const undecidedOffer = {
  ...offer,
  status: 'in process' as const,
  status_since: offer.date,
  payments: [],
  paid: 0,
  progress: 0,
  invoice_number: null,
  invoice_date: null,
}
const acceptedOffer = {
  ...undecidedOffer,
  status: 'accept' as const,
  decided_by: 'Гүлнар Әбіш',
  decided_at: '2026-11-20T11:10:00.000Z',
}
const senderFields = Object.fromEntries(Object.entries(offer).filter(([field]) => field.startsWith('sender_')))
const answers: Answers = {
  'GET /api/offers/{id}': { offer: undecidedOffer },
  'GET /api/offers/create': { sender: senderFields, accounts: pressDetails.accounts, partner_discount: 12 },
  'GET /api/offers/{id}/sendings': { sendings: [] },
}
const lockedAnswers: Answers = {
  ...answers,
  'GET /api/offers/{id}': { offer: acceptedOffer },
  'GET /api/offers/{id}/sendings': {
    sendings: deliveries.slice(1, 2).map((delivery) => ({
      ...delivery,
      kind: 'kp',
      language: 'ru',
      file: { ...delivery.file, name: 'КП-0411.pdf' },
      created_at: '2026-11-19T09:20:00.000Z',
    })),
  },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Offer form',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: accountant, path: `offers/${offer.id}/edit`, answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** Waits for the form, and runs the play of a variant. */
const playWithLoadedForm =
  (playVariant: (context: { canvasElement: HTMLElement }) => Promise<void> = async () => undefined): Story['play'] =>
  async ({ canvas, canvasElement }) => {
    await canvas.findByDisplayValue(offer.recipient_name)
    await playVariant({ canvasElement })
  }

export const Form: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Коммерческое предложение' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: /КП-0411/ })).toBeVisible()
  },
}
/** The books of an accepted offer can no longer change. The next version can change them. */
export const Locked: Story = {
  args: { answers: lockedAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Принято: Гүлнар Әбіш/)).toBeVisible()
    await expect(await canvas.findByText('Как отправлено')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Добавить книгу' })).toBeNull()
  },
}
export const New: Story = {
  args: {
    path: 'offers/new',
    answers: {
      'GET /api/offers/create': { sender: senderFields, accounts: pressDetails.accounts, partner_discount: 12 },
      'GET /api/price-list': { price_list: { ...prices, id: 1, number: 1 }, next: null },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить КП' }))
    const [name] = canvas.getAllByRole('textbox', { name: 'Название или имя' })
    await expect(name).toHaveFocus()
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('Новое КП')
  },
}
export const FormDark: Story = { ...createDarkStory(), play: playWithLoadedForm() }
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** The warehouse does not read offers. */
export const NoAccess: Story = createNoAccessStory(createPerson(12, 'Марат Оспанов', 12))
export const FormOnATablet: Story = { ...createTabletStory(), play: playWithLoadedForm() }
export const FormOnAPhone: Story = { ...createPhoneStory(), play: playWithLoadedForm(createPhoneStory().play) }
export const FormNarrowInKazakh: Story = {
  ...createNarrowKazakhStory(),
  play: playWithLoadedForm(createNarrowKazakhStory().play),
}
