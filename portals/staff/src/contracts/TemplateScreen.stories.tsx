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
import { press, templates } from '@press/ui/src/press/contracts/fixtures.ts'
import { previousTemplateText, versions } from '@press/ui/src/press/contracts/template-fixtures.ts'
import { createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const versionDetails = {
  version: 3,
  note: 'Срок приёмки 10 дней',
  created_by: 'Гүлнар Ахмет',
  created_at: '2026-11-20T06:30:00.000Z',
}
const answers: Answers = {
  'GET /api/contract-templates/{kind}': {
    template: { kind: 'gph', ...versionDetails, text: templates.gph },
    versions,
    press,
  },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Contract text',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  parameters: { ...screenMeta.parameters, today: '2026-11-24' },
  args: { person: createPerson(10, 'Гүлнар Ахмет', 10), path: 'contract-templates/gph', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** The text of contracts for services, in both languages. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Пункт 1.3, на русском' })).toBeVisible()
  },
}
/** The text of an earlier version is loaded when the user compares it with the current text. */
export const Compared: Story = {
  args: {
    answers: {
      ...answers,
      'GET /api/contract-templates/{kind}/versions/{version}': {
        template: {
          kind: 'gph',
          ...versionDetails,
          version: 2,
          note: '',
          created_by: null,
          text: previousTemplateText,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Изменения/ }))
    const changes = within(canvas.getByRole('tabpanel', { name: /^Изменения/ }))
    await userEvent.selectOptions(changes.getByRole('combobox', { name: 'Сравнить с версией' }), '2')
    await expect(await changes.findByText('Пункт 1.2, на русском')).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** Accounting writes contracts but does not change their texts. */
export const NoAccess: Story = createNoAccessStory(createPerson(6, 'Дина Сапарова', 6))
export const Dark: Story = createDarkStory()
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const NarrowInKazakh: Story = createNarrowKazakhStory()
