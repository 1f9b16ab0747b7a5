import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  settle,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { offer } from '@press/ui/src/press/offers/fixtures.ts'
import { offerRows } from '@press/ui/src/press/offers/row-fixtures.ts'
import { createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const accountant = createPerson(6, 'Дина Сапарова', 6)
const answers: Answers = {
  'GET /api/offers': {
    data: offerRows,
    total: 412,
    counts: { 'in process': 36, 'Request for invoice': 5, 'Invoice and contract sent': 18, stock: 41 },
    asked: 2,
  },
}
const drawerAnswers: Answers = { ...answers, 'GET /api/offers/{id}': { offer } }

const meta = {
  ...screenMeta,
  title: 'Screens/Offers',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: accountant, path: 'offers', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    const recipient = await canvas.findByText('Национальная научная библиотека')
    await expect(canvas.getByRole('heading', { level: 1, name: 'КП и счета' })).toBeVisible()
    await expect(recipient.scrollWidth).toBeLessThanOrEqual(recipient.clientWidth)
  },
}
export const Dark: Story = createDarkStory()
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const Empty: Story = {
  args: { answers: { 'GET /api/offers': { data: [], total: 0, counts: {}, asked: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'КП пока нет' })).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** The warehouse does not read offers. */
export const NoAccess: Story = createNoAccessStory(createPerson(12, 'Марат Оспанов', 12))
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()

export const Drawer: Story = {
  args: { path: `offers?offer=${offer.id}`, answers: drawerAnswers },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'ТОО «Кітап әлемі»' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Отметить оплату' }))
    const payment = await screen.findByRole('dialog', { name: 'Сколько оплачено по КП-0411?' })
    await userEvent.click(within(payment).getByRole('button', { name: 'Отмена' }))
    await waitFor(() => expect(payment).not.toBeInTheDocument())
    await expect(drawer.getByRole('button', { name: 'Отметить оплату' })).toHaveFocus()
  },
}
export const DrawerOnAPhone: Story = { args: Drawer.args, globals: { viewport: viewportGlobals.phone }, play: settle }
