import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  screenMeta,
  settle,
  type Answers,
} from '@press/shell/story'
import { elena, createPerson, saule } from '@press/ui/src/press/shared/fixtures/people.ts'
import * as fixtures from '@press/ui/src/press/statistics/StatisticsPanels/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const { summary, stageCounts, promises, calculationRows, loadRows, moneyRows, debtors, ratedBooks } = fixtures
const sumValues = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

/** The figures of a press or of a manager, without money and people. */
const bookAnswers: Answers = {
  'GET /api/statistics/figures': {
    ...summary,
    before: summary.before && { ...summary.before, on_time: 78, paid: 1_520_000_000 },
  },
  'GET /api/statistics/published': { months: fixtures.publishedRows },
  'GET /api/statistics/stages': {
    stages: stageCounts.map((row) => ({
      ...row,
      overdue: 0,
      entered: 0,
      passed: 0,
      median_days: null,
      p90_days: null,
      norm_days: null,
    })),
    under_way: sumValues(stageCounts.map((row) => (row.stage === 'done' ? 0 : row.books))),
    overdue: 0,
  },
  'GET /api/statistics/stage-times': {
    stages: fixtures.stageTimes.map((row, index) => ({ ...row, passed: 210 + index })),
  },
  'GET /api/statistics/flow': { days: fixtures.flowRows },
  'GET /api/statistics/promises': {
    promises,
    undated: summary.published - sumValues(promises.map((row) => row.books)),
  },
  'GET /api/statistics/stage-trend': { months: fixtures.stageMonths.slice(0, 11) },
  'GET /api/statistics/satisfaction': {
    ratings: ratedBooks.length,
    mean: 3.9,
    criteria: { quality: 4, punctuality: 3, creativity: 4, politeness: 5, communication: 3.5 },
    books: ratedBooks,
  },
}
const loadAnswers: Answers = {
  'GET /api/statistics/load': {
    people: loadRows.map((row) => ({ ...row, works: 3, kinds: ['editing'] })),
    total: loadRows.length,
  },
}
const answers: Answers = {
  ...bookAnswers,
  'GET /api/statistics/cash': { months: moneyRows, owed: moneyRows.at(-1)?.owed ?? 0, overdue: 82_800_000, debtors },
  'GET /api/statistics/printing': {
    runs: calculationRows,
    total: calculationRows.length,
    over: 2,
    calculated: sumValues(calculationRows.map((row) => row.calculated)),
    actual: sumValues(calculationRows.map((row) => row.actual)),
  },
  ...loadAnswers,
}

const meta = {
  ...screenMeta,
  title: 'Screens/Statistics',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: createPerson(8, 'Мадина Исаева', 8), path: 'statistics', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

/** Waits until the charts are drawn. Their code arrives after the figures. */
const waitForCharts = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await settle({ canvasElement })
  await within(canvasElement).findAllByRole('slider', {}, { timeout: 10_000 })
}

export const Light: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await waitForCharts({ canvasElement })
    await expect(canvas.getByRole('heading', { level: 1, name: 'Статистика' })).toBeVisible()
    await expect(await canvas.findByText(/17,4/)).toBeVisible()
    await expect(canvas.getAllByRole('figure')).toHaveLength(10)
  },
}
export const Dark: Story = { ...createDarkStory(), play: waitForCharts }
export const Kazakh: Story = { globals: { ...screenMeta.globals, locale: 'kz' }, play: waitForCharts }
/** A manager sees the figures of their own books, without money and people. */
export const OfAManager: Story = {
  args: {
    person: elena,
    answers: {
      ...bookAnswers,
      'GET /api/statistics/figures': { ...summary, paid: null, owed: null, before: null },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitForCharts({ canvasElement })
    await expect(canvas.getAllByRole('figure')).toHaveLength(7)
    await expect(canvas.queryByText('Оплачено')).toBeNull()
  },
}
/** HR sees only the figures about people. */
export const OfHr: Story = {
  args: {
    person: createPerson(13, 'Жанар Сейтқали', 10),
    answers: loadAnswers,
  },
  play: async ({ canvas, canvasElement }) => {
    await settle({ canvasElement })
    await canvas.findByText('Елена Ким')
    await expect(canvas.getAllByRole('figure')).toHaveLength(1)
  },
}
/** Nothing has happened in the period. */
export const Empty: Story = {
  args: {
    path: 'statistics?period=2024',
    answers: {
      'GET /api/statistics/figures': {
        published: 0,
        copies: 0,
        days: null,
        on_time: null,
        paid: 0,
        owed: 0,
        before: null,
      },
      'GET /api/statistics/published': { months: [] },
      'GET /api/statistics/stages': { stages: [], under_way: 0, overdue: 0 },
      'GET /api/statistics/stage-times': { stages: [] },
      'GET /api/statistics/flow': { days: [] },
      'GET /api/statistics/promises': { promises: [], undated: 0 },
      'GET /api/statistics/stage-trend': { months: [] },
      'GET /api/statistics/satisfaction': { ratings: 0, mean: null, criteria: null, books: [] },
      'GET /api/statistics/cash': { months: [], owed: 0, overdue: null, debtors: [] },
      'GET /api/statistics/printing': { runs: [], total: 0, over: 0, calculated: 0, actual: 0 },
      'GET /api/statistics/load': { people: [], total: 0 },
    },
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** Executors may not open the statistics. */
export const NoAccess: Story = createNoAccessStory(saule)
export const Phone: Story = {
  ...createPhoneStory(),
  play: async (context) => {
    await waitForCharts(context)
    await createPhoneStory().play(context)
  },
}
export const NarrowKazakh: Story = {
  ...createNarrowKazakhStory(),
  play: async (context) => {
    await waitForCharts(context)
    await createNarrowKazakhStory().play(context)
  },
}
