import {
  AuthorShellScreenStory,
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  settle,
  ShellScreenStory,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { lists } from '@press/ui/src/press/calculator/fixtures.ts'
import { nurlan, createPerson, timur } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

const accountant = createPerson(6, 'Дина Сапарова', 6)
const [, currentPrices, plannedPrices] = lists
const answers: Answers = currentPrices
  ? { 'GET /api/price-list': { price_list: currentPrices, next: plannedPrices ?? null } }
  : {}
const book = new URLSearchParams({
  title: 'Ежелгі түркі жазба ескерткіштері',
  format: '70×100/16',
  pages: '384',
  quantity: '1000',
  binding: 'hard',
}).toString()

const meta = {
  ...screenMeta,
  title: 'Screens/Calculator',
  tags: ['!autodocs'],
  component: ShellScreenStory,
  args: { person: accountant, path: `calculator?${book}`, answers },
} satisfies Meta<typeof ShellScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** A book with the costs of the press, and a note about the next prices. */
export const Light: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Название' })).toHaveValue(
      'Ежелгі түркі жазба ескерткіштері',
    )
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Калькулятор печати')
  },
}
export const Dark: Story = createDarkStory()
export const InKazakh: Story = { globals: { locale: 'kz' }, play: settle }
/** The address without a book starts with the usual one. */
export const NewBook: Story = { args: { path: 'calculator' } }
/** An author does not see the costs of the press, and requests an offer. */
export const OfAnAuthor: Story = {
  args: { person: timur },
  render: (args) => <AuthorShellScreenStory {...args} />,
}
/** A saved calculation gets a name. */
export const Saving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Сохранить/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('textbox')).toHaveValue('Ежелгі түркі жазба ескерткіштері')
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** Executors do not read price lists. */
export const NoAccess: Story = createNoAccessStory(nurlan)
export const Phone: Story = createPhoneStory()
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: viewportGlobals.phone }, play: settle }
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
