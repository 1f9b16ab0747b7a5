import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  settle,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { getOffer } from '@press/ui/src/press/offers/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PartnerScreenStory } from '../PartnerScreenStory.ts'
import { ownOffers, partner } from './fixtures.ts'

const emptyAnswer = { data: [], total: 0, counts: {}, asked: 0 }
const answers: Answers = { 'GET /api/offers': { ...emptyAnswer, data: ownOffers, total: ownOffers.length } }
const acceptedOffer = ownOffers.find(({ status }) => status === 'accept')
if (!acceptedOffer) throw new Error('The fixtures have no accepted offer')

const meta = {
  ...screenMeta,
  title: 'Screens/Partner offers',
  tags: ['!autodocs'],
  component: PartnerScreenStory,
  args: { person: partner, path: 'offers', answers },
} satisfies Meta<typeof PartnerScreenStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const findOffer = async (canvas: Canvas, title: string) =>
  within((await canvas.findByRole('heading', { level: 2, name: title })).closest('li') as HTMLElement)

export const Wide: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(6)
    await expect(canvas.getByText('6 КП')).toBeVisible()
    const undecidedOffer = await findOffer(canvas, 'Нейробиология: краткий курс')
    await expect(undecidedOffer.getByRole('button', { name: 'Принять' })).toBeVisible()
  },
}
export const Dark: Story = createDarkStory()
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const Empty: Story = {
  args: { answers: { 'GET /api/offers': emptyAnswer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Предложений пока нет' })).toBeVisible()
  },
}
/** No offer needs an action of the partner. */
export const NothingWaits: Story = {
  args: { path: 'offers?view=mine', answers: { 'GET /api/offers': emptyAnswer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь пусто' })).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()

/** The partner requests the invoice of an accepted offer from the drawer. */
export const InvoiceRequest: Story = {
  args: {
    path: `offers?offer=${acceptedOffer.id}`,
    answers: { ...answers, 'GET /api/offers/{id}': { offer: getOffer(acceptedOffer) } },
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: acceptedOffer.recipient_name }))
    const request = await drawer.findByRole('button', { name: 'Запросить счёт' })
    await userEvent.click(request)
    await expect(await screen.findByRole('dialog', { name: /счёт/i })).toBeVisible()
  },
}
export const DrawerOnAPhone: Story = {
  args: InvoiceRequest.args,
  globals: { viewport: viewportGlobals.phone },
  play: settle,
}
/** Declining an offer needs a reason. */
export const Declining: Story = {
  play: async ({ canvas }) => {
    const undecidedOffer = await findOffer(canvas, 'Нейробиология: краткий курс')
    const declineButton = undecidedOffer.getByRole('button', { name: 'Отклонить' })
    await userEvent.click(declineButton)
    const dialog = await screen.findByRole('dialog', { name: /КП-0401/ })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Не отклонять' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(declineButton).toHaveFocus()
  },
}
