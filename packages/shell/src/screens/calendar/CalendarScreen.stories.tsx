import type { AnswerOf } from '@press/contract'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  settle,
  ShellScreenStory,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { deadlines, events, people } from '@press/ui/src/press/calendar/Calendar/fixtures.ts'
import { elena } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

const novemberEvents: AnswerOf<'GET /api/events'> = {
  events: events.map(({ deadline: _deadline, users, ...event }) => ({
    ...event,
    version: 1,
    occurrence: null,
    first: null,
    skipped: [],
    repeat: null,
    users: users.filter(({ id }) => id !== elena.id),
    created_by: elena,
  })),
  // The name of an offer is its number only; the screen writes it in the language of the page.
  deadlines: deadlines.map(({ href: _href, ...row }) => ({ ...row, name: row.name.replace(/^КП-/, '') })),
}
const answers: Answers = {
  'GET /api/events': novemberEvents,
  'GET /api/events/people': { people: people.filter(({ id }) => id !== elena.id) },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Calendar',
  tags: ['!autodocs'],
  component: ShellScreenStory,
  args: { person: elena, path: 'calendar', answers },
} satisfies Meta<typeof ShellScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Командировка в Астану')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Календарь')
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('grid', { name: 'ноябрь 2026\u00a0г.' }))
  },
}
export const MonthDark: Story = createDarkStory()
export const Week: Story = { args: { path: 'calendar?view=week&date=2026-11-19' } }
export const WeekInKazakh: Story = { ...Week, globals: { locale: 'kz' } }
export const Agenda: Story = { args: { path: 'calendar?view=agenda&date=2026-11-18' } }
/** The person's own event opens in a form. */
export const AnEvent: Story = {
  ...Agenda,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Командировка в Астану/ }))
    await expect(await screen.findByRole('textbox', { name: /Название/ })).toHaveValue('Командировка в Астану')
  },
}
/** A deadline leads to its record. */
export const ADeadline: Story = {
  ...Agenda,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Алтай өркениеті/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Алтай өркениеті' }))
    await expect(dialog.getByRole('link', { name: 'Открыть книгу' })).toHaveAttribute(
      'href',
      '/app/project-manager/techcards/1119',
    )
  },
}
export const Empty: Story = {
  args: { path: 'calendar?view=agenda', answers: { ...answers, 'GET /api/events': { events: [], deadlines: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ничего не запланировано' })).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Phone: Story = createPhoneStory()
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: viewportGlobals.phone }, play: settle }
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
