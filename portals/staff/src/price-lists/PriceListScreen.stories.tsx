import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  settle,
  createTabletStory,
  type Answers,
} from '@press/shell/story'
import { calculations, lists } from '@press/ui/src/press/calculator/fixtures.ts'
import { elena, createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const answers: Answers = {
  'GET /api/price-lists': { price_lists: lists },
  'GET /api/calculations': { calculations, total: calculations.length },
}

const meta = {
  ...screenMeta,
  title: 'Screens/PriceList',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  parameters: { ...screenMeta.parameters, today: '2026-11-22' },
  args: { person: createPerson(6, 'Айгүл Сапарова', 6), path: 'price-list', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The draft of the next price list, and its effect on saved calculations. */
export const Light: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Прайс-лист' })).toBeVisible()
    await expect(await canvas.findByText('11 из 29 цен')).toBeVisible()
    await expect(await canvas.findByText('Введение в корпусную лингвистику')).toBeVisible()
  },
}
/** Before a list is published, the dialog shows every changed price. */
export const Publishing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ввести с/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/Офсетная\s80/)).toBeVisible()
  },
}
/** A published list is read-only. */
export const Published: Story = {
  args: { path: 'price-list?list=7' },
  play: async ({ canvas, canvasElement }) => {
    await settle({ canvasElement })
    await expect(canvas.queryByRole('button', { name: /^Ввести с/ })).toBeNull()
  },
}
/** The user has no saved calculations that could show the effect of the prices. */
export const NoCalculations: Story = {
  args: { answers: { ...answers, 'GET /api/calculations': { calculations: [], total: 0 } } },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const NoAccess: Story = createNoAccessStory(elena)
export const Dark: Story = createDarkStory()
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
