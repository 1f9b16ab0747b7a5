import type { QueueItem } from '@press/domain'
import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createPhoneStory,
  screenMeta,
  createTabletStory,
  unreachable,
  type Answers,
} from '@press/shell/story'
import * as fixtures from '@press/ui/src/press/accounts/AccountingToday/fixtures.ts'
import type { AccountingDay } from '@press/ui/src/press/accounts/AccountingToday/day.ts'
import { createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import { stageCounts } from '@press/ui/src/press/shared/fixtures/tech-cards.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

/** A book that the accountant hands over to the warehouse. */
const printedBook: QueueItem = {
  kind: 'techcard',
  id: 1118,
  version: 1,
  step: 'passToStock',
  book_name: 'Қазақ тілінің тарихи грамматикасы',
  language: 'kz',
  authors: 'С. Әбілқасым',
  src_cover: null,
  stage: 'account',
  since: '2026-11-19T05:00:00Z',
  due: '2026-11-27',
  techcard_id: null,
  project_id: null,
  work: null,
  price: null,
  missing: null,
}
const emptyQueue = { items: [], total: 0, overdue: 0, today: 0, stages: [] }
const createAnswers = (day: AccountingDay): Answers => ({
  'GET /api/statistics/accounting/bill': day.bill,
  'GET /api/statistics/accounting/late': day.late,
  'GET /api/statistics/accounting/answer': day.answer,
  'GET /api/statistics/accounting/lacking': day.lacking,
  'GET /api/statistics/accounting/income': day.income,
  'GET /api/queue': emptyQueue,
  'GET /api/queue/others': { groups: [] },
})
const answers: Answers = {
  ...createAnswers(fixtures.accountingDay),
  'GET /api/queue': { items: [printedBook], total: 1, overdue: 0, today: 0, stages: stageCounts },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Accounting home',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  parameters: { ...screenMeta.parameters, now: fixtures.now },
  args: { person: createPerson(6, 'Дина Сапарова', 6), path: 'home', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** Payments come first, then the books with a task of the accountant. */
export const Today: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Выставить счёт: КП-0412' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Сегодня, 22 ноября' })).toBeVisible()
    await expect(canvas.getByText('10 дел ждут вас, 4 КП без документов')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Қазақ тілінің тарихи грамматикасы' })).toBeVisible()
  },
}
/** A reminder is sent only after a confirmation that names the address. */
export const Reminding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Напомнить: КП-0388' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Напомнить о счёте по КП-0388?' }))
    await expect(question.getByText(/bukh@inyaz\.example/)).toBeVisible()
  },
}
export const AllDone: Story = {
  args: { answers: createAnswers(fixtures.emptyAccountingDay) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Следующий срок 25 ноября, документы по КП-0365.')).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** One part of the day fails to load. The other parts are shown, and the title omits the incomplete number of tasks. */
export const PartFailed: Story = {
  args: { answers: { ...answers, 'GET /api/statistics/accounting/answer': unreachable } },
  play: async ({ canvas }) => {
    const answerPanel = await canvas.findByRole('region', { name: 'Ответить' })
    await expect(await within(answerPanel).findByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Выставить счёт: КП-0412' })).toBeVisible()
    await expect(canvas.queryByText(/дел ждут вас/)).toBeNull()
  },
}
export const Dark: Story = createDarkStory()
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
