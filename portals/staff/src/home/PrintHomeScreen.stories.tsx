import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  createTabletStory,
  type Answers,
} from '@press/shell/story'
import { plan, today } from '@press/ui/src/press/print-plan/fixtures.ts'
import { createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const answers: Answers = {
  'GET /api/print-plan': { ...plan, total: plan.runs.length },
  'GET /api/queue/others': { groups: [] },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Typography home',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  parameters: { ...screenMeta.parameters, today },
  args: { person: createPerson(16, 'Ерлан Досов', 11), path: 'home', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'План на сегодня' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Атлас птиц Семиречья' })).toHaveAttribute(
      'href',
      '/app/typography/techcards/1168',
    )
  },
}
export const NothingToPrint: Story = {
  args: {
    answers: {
      ...answers,
      'GET /api/print-plan': {
        ...plan,
        runs: [],
        total: 0,
        paper: [],
        finishing: [],
        finishing_total: 0,
        day: { ...plan.day, runs: [] },
      },
    },
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Dark: Story = createDarkStory()
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
