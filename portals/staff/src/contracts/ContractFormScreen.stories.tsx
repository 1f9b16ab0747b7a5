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
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { contract, press, templates } from '@press/ui/src/press/contracts/fixtures.ts'
import { elena, createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const template = { version: 1, text: templates.author }
const answers: Answers = {
  'GET /api/contracts/{id}': { contract, press, template, newer_template: null },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Contract form',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  parameters: { ...screenMeta.parameters, today: '2026-11-24' },
  args: { person: createPerson(6, 'Дина Сапарова', 6), path: `contract-edit/${contract.id}`, answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The form of an author's contract, as in design/png p1. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    const paper = await canvas.findByRole('region', { name: 'Текст договора на двух языках' })
    await expect(paper).toHaveTextContent('Ли Тимур')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('219-26')
  },
}
/** The template was changed after the draft was created. The user can apply the new text or keep the old text. */
export const NewerTemplate: Story = {
  args: {
    answers: {
      'GET /api/contracts/{id}': { contract, press, template, newer_template: { ...template, version: 2 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Текст этого вида договоров изменили: версия 2. Здесь версия 1.'),
    ).toBeVisible()
  },
}
/** A new contract of employment. */
export const NewContract: Story = {
  args: {
    person: createPerson(10, 'Гүлнар Ахмет', 10),
    path: 'contract-add/itd',
    answers: { 'GET /api/contracts/create': { press, template: { version: 1, text: templates.itd } } },
  },
}
/** A renewal copies the terms of the earlier contract, and begins today. */
export const Renewal: Story = {
  args: {
    path: `contract-add/author?renews=${contract.id}`,
    answers: {
      'GET /api/contracts/create': { press, template },
      'GET /api/contracts/{id}': {
        contract: { ...contract, status: 'signed', date: '2021-12-01', starts_on: '2021-12-01', ends_on: '2026-11-30' },
        press,
        template: null,
        newer_template: null,
      },
    },
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** A project manager reads contracts but does not write them. */
export const NoAccess: Story = createNoAccessStory(elena)
export const Dark: Story = createDarkStory()
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
/** On a phone, the text of the contract is on a tab of its own. */
export const TextOnAPhone: Story = {
  globals: { viewport: viewportGlobals.phone },
  play: async (context) => {
    await settle(context)
    await userEvent.click(context.canvas.getByRole('tab', { name: 'Договор' }))
    await expect(context.canvas.getByRole('region', { name: 'Текст договора на двух языках' })).toBeVisible()
  },
}
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
