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
import {
  brokenDays,
  brokenCheck,
  intactCheck,
  logDays,
  logRows,
  logToday,
} from '@press/ui/src/press/events-log/fixtures.ts'
import { createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const answers: Answers = {
  'GET /api/events-log': { events: logRows, days: logDays, next: 48_169, found: { count: 214, more: false } },
  'GET /api/events-log/seals': { checked: intactCheck },
}
const nothingFound: Answers = {
  'GET /api/events-log': { events: [], days: [], next: null, found: { count: 0, more: false } },
  'GET /api/events-log/seals': { checked: intactCheck },
}
const daysPath = 'events-log?from=2026-11-20&to=2026-11-23'

const meta = {
  ...screenMeta,
  title: 'Screens/Log of events',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  parameters: { ...screenMeta.parameters, today: logToday },
  args: { person: createPerson(8, 'Мадина Исаева', 8), path: `${daysPath}&entry=48203`, answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const AnEntryOpen: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('214 найдено')).toBeVisible()
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Выгрузить 214' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Более ранние' })).toHaveAttribute(
      'href',
      expect.stringMatching(/before=48169$/),
    )
  },
}
export const Dark: Story = createDarkStory()
export const ChainBroken: Story = {
  args: {
    path: `${daysPath}&entry=48174`,
    answers: {
      'GET /api/events-log': { events: logRows, days: brokenDays, next: 48_169, found: { count: 214, more: false } },
      'GET /api/events-log/seals': { checked: brokenCheck },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await within(await canvas.findByRole('table')).findByText('Рукопись принята')
  },
}
/** No entry matches the filters. The screen offers to reset them. */
export const NothingFound: Story = {
  args: { path: `${daysPath}&search=переплёт`, answers: nothingFound },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Снять фильтры' })).toBeVisible()
  },
}
/** A new press: nothing has been recorded or sealed. */
export const Empty: Story = {
  args: { path: 'events-log', answers: { ...nothingFound, 'GET /api/events-log/seals': { checked: null } } },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** Project managers do not read the log. */
export const NoAccess: Story = createNoAccessStory(createPerson(4, 'Елена Ким', 4))
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
