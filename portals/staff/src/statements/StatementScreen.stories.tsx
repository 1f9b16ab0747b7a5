import type { Answers } from '@press/shell/story'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  createTabletStory,
  viewportGlobals,
} from '@press/shell/story'
import { elena, createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'
import { invoices, matchedLines, statement, undecidedLines } from './fixtures.ts'

const emptyTally = { count: 0, sum: 0 }
const [university] = undecidedLines
const answers: Answers = {
  'GET /api/statements/{id}': { statement },
  'GET /api/statements/{id}/lines': ({ query }) =>
    query['decided'] === '1'
      ? { lines: matchedLines, total: 41 }
      : { lines: undecidedLines, total: undecidedLines.length },
  // The first payment has a list of unpaid invoices. Every other payment has only the invoices that it is matched with.
  'GET /api/statement-lines/{id}/invoices': ({ params }) => {
    const line = undecidedLines.find(({ id }) => String(id) === params['id'])
    return {
      invoices: line === university ? invoices : (line?.parts ?? []).map(({ amount: _amount, ...offer }) => offer),
    }
  },
}
const decidedStatement = {
  ...statement,
  tallies: {
    ...statement.tallies,
    matched: { count: 46, sum: statement.tallies.matched.sum + statement.tallies.confirm.sum },
    confirm: emptyTally,
    unknown: emptyTally,
    foreign: statement.tallies.unknown,
  },
}
const decidedAnswers: Answers = {
  ...answers,
  'GET /api/statements/{id}': { statement: decidedStatement },
  'GET /api/statements/{id}/lines': ({ query }) =>
    query['decided'] === '1' ? { lines: matchedLines, total: 48 } : { lines: [], total: 0 },
}
const closedAnswers: Answers = {
  ...decidedAnswers,
  'GET /api/statements/{id}': {
    statement: {
      ...decidedStatement,
      state: 'closed',
      closed_by: 'Дина Сапарова',
      closed_at: '2026-11-21T08:40:00.000Z',
    },
  },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Bank statement',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: createPerson(6, 'Дина Сапарова', 6), path: 'statements/7', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const SevenWait: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('41 из 48')).toBeVisible()
    await expect(await canvas.findByRole('checkbox', { name: /Счёт 388/ })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Закрыть выписку' })).toHaveAttribute('aria-disabled', 'true')
  },
}
/** The user confirms a payment by keyboard. The message offers to undo it. */
export const Confirmed: Story = {
  args: {
    answers: {
      ...answers,
      'POST /api/statement-lines/{id}/decide': ({ params }) => {
        const line = undecidedLines.find(({ id }) => String(id) === params['id']) ?? matchedLines[0]!
        return { statement, line: { ...line, state: 'matched' } }
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Подтвердить' }))
    await expect(await screen.findByRole('button', { name: 'Отменить' })).toBeVisible()
  },
}
export const AllDecided: Story = {
  args: { answers: decidedAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Все платежи разобраны')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Закрыть выписку' })).not.toHaveAttribute('aria-disabled')
  },
}
/** A decision in a closed statement is reversed with a reason instead of undone. */
export const Reversing: Story = {
  args: { answers: closedAnswers },
  play: async ({ canvas }) => {
    const [undoButton] = await canvas.findAllByRole('button', { name: /^Отменить: / })
    await expect(canvas.queryByRole('button', { name: 'Закрыть выписку' })).toBeNull()
    await userEvent.click(undoButton as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Сторнировать платёж?' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Причина/ })).toBeVisible())
  },
}
/** A search that finds nothing does not look like a finished statement. */
export const NothingFound: Story = {
  args: {
    path: 'statements/7?search=Қазына',
    answers: { ...answers, 'GET /api/statements/{id}/lines': { lines: [], total: 0 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('По запросу «Қазына» ничего нет')).toBeVisible()
    await expect(canvas.queryByText('Все платежи разобраны')).toBeNull()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const NoAccess: Story = createNoAccessStory(elena)
export const Dark: Story = createDarkStory()
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
/** On a phone, a payment opens above the list. */
export const OnePaymentOnAPhone: Story = {
  args: { path: `statements/7?line=${university?.id}` },
  globals: { viewport: viewportGlobals.phone },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: /Счёт 388/ })).toBeVisible()
  },
}
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
