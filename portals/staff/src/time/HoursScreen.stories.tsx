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
import { createPerson, saule } from '@press/ui/src/press/shared/fixtures/people.ts'
import { corrections, dana, days, month, nowMinute, people, today } from '@press/ui/src/press/time/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const hoursAnswer = { user: dana, month, today, now: nowMinute, away: [], days, corrections }
const answers: Answers = {
  'GET /api/time/users/{id}': hoursAnswer,
  'GET /api/time/today': { day: today, now: nowMinute, people },
}
/** The responses for a person who may not read other people's hours. */
const ownAnswers: Answers = {
  ...answers,
  'GET /api/time/today': { day: today, now: nowMinute, people: people.filter(({ user }) => user.id === dana.id) },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Time of a month',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  // 12:20 in the time zone of the press, the same time as in the responses.
  parameters: { ...screenMeta.parameters, now: new Date(`${today}T07:20:00Z`) },
  args: { person: createPerson(13, 'Жанар Сейтқали', 10), path: `time-tracker/users/${dana.id}`, answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const ToApprove: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Дана Оспанова' })).toBeVisible()
    await expect(canvasElement).toHaveTextContent(/Правки ждут4.ч.42.мин/u)
    await expect(canvas.getByRole('button', { name: 'Утвердить обе правки' })).toBeVisible()
    await expect(await canvas.findByText('Айгүл Сәрсен')).toBeVisible()
  },
}
export const OnesOwn: Story = {
  args: { person: dana, answers: ownAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Попросить правку' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Утвердить обе правки' })).toBeNull()
  },
}
export const NothingYet: Story = {
  args: {
    person: dana,
    answers: {
      'GET /api/time/users/{id}': { ...hoursAnswer, days: [], corrections: [] },
      'GET /api/time/today': {
        day: today,
        now: nowMinute,
        people: [{ user: dana, presence: 'missing', spans: [], away: null, worked: 0, norm: 7200, waiting: 0 }],
      },
    },
  },
}
/** The title appears once the person's name has loaded. */
export const Loading: Story = {
  ...createLoadingStory(answers),
  play: async ({ canvas }) => {
    await canvas.findByText('Загружаем')
  },
}
export const Failed: Story = createFailedStory(answers)
/** Executors are paid by work, not by hours. */
export const NoAccess: Story = createNoAccessStory(saule)
export const Dark: Story = createDarkStory()
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
