import type { RiskReason, StageKey } from '@press/domain'
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
import { createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import * as fixtures from '@press/ui/src/press/statistics/DirectorDashboard/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

/** The stage of a late book for each cause of a delay. */
const stageByRisk: Partial<Record<RiskReason, StageKey>> = {
  workLate: 'process',
  protocol: 'editor',
  notSigned: 'author',
  sales: 'account',
  signalNotPassed: 'signal',
}
const { stages, owedWithPressMoney, people } = fixtures
/** The panels do not show the authors. */
const authors = ''
const risks = fixtures.risks.map((risk) => ({ ...risk, authors, stage: stageByRisk[risk.reason] ?? 'editor' }))
const deliveries = { ...fixtures.deliveries, books: fixtures.deliveries.books.map((book) => ({ ...book, authors })) }
const answers: Answers = {
  'GET /api/statistics/stages': { stages, under_way: 68, overdue: risks.length },
  'GET /api/statistics/risks': { books: risks, total: risks.length },
  'GET /api/statistics/deliveries': deliveries,
  'GET /api/statistics/money': owedWithPressMoney,
  'GET /api/statistics/load': { people, total: people.length },
  'GET /api/queue/others': { groups: [] },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Director home',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  parameters: { ...screenMeta.parameters, today: fixtures.today },
  args: { person: createPerson(1, 'Ардак Нуржанов', 1), path: 'home', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Книги под угрозой' })).toBeVisible()
    await expect(await canvas.findByText('Вёрстка: не сдано, срок был 18 ноя · Сәуле Тоқтар')).toBeVisible()
  },
}
/** The late books one by one, with a message to the person who can help. */
export const Review: Story = {
  play: async ({ canvas }) => {
    const reviewButton = await canvas.findByRole('button', { name: /Разобрать/ })
    await userEvent.click(reviewButton)
    const review = await screen.findByRole('dialog')
    await expect(await within(review).findByText('История книжного дела Казахстана')).toBeVisible()
  },
}
/** One panel fails to load. The other panels show their figures. */
export const MoneyFailed: Story = {
  args: { answers: { ...answers, 'GET /api/statistics/money': unreachable } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Повторить' })).toHaveLength(1))
    await expect(await canvas.findByText('Вёрстка: не сдано, срок был 18 ноя · Сәуле Тоқтар')).toBeVisible()
  },
}
/** A new press without books. */
export const Empty: Story = {
  args: {
    answers: {
      ...answers,
      'GET /api/statistics/stages': {
        stages: stages.map(({ stage, norm_days }) => ({
          stage,
          books: 0,
          overdue: 0,
          entered: 0,
          passed: 0,
          median_days: null,
          p90_days: null,
          norm_days,
        })),
        under_way: 0,
        overdue: 0,
      },
      'GET /api/statistics/risks': { books: [], total: 0 },
      'GET /api/statistics/deliveries': { books: [], total: 0, copies: 0, next: null },
      'GET /api/statistics/money': {
        owed: 0,
        owed_works: 0,
        checking: 0,
        checking_works: 0,
        people: [],
        press: { received: 0, owed: 0, overdue: 0, unpaid: 0, debtors: [], authors: 0 },
      },
      'GET /api/statistics/load': { people: [], total: 0 },
    },
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Dark: Story = createDarkStory()
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
