import type { AnswerOf } from '@press/client'
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
import { balances, movements, order, runs, today } from '@press/ui/src/press/shared/fixtures/paper.ts'
import { createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

type Paper = AnswerOf<'GET /api/paper'>

const printer = createPerson(11, 'Ардак Нуржанов', 11)
const runDefaults = {
  language: 'kz',
  paper: 'offset80',
  missing: 0,
  expected: null,
} satisfies Partial<Paper['runs'][number]>
/** Print runs whose paper needs add up to the balances. */
const plannedRuns: Paper['runs'] = [
  ...runs.slice(0, 2),
  { ...runDefaults, id: 1143, book_name: 'Ежелгі түркі жазба ескерткіштері', due: '2026-11-30', sheets: 6_888 },
  ...runs.slice(2, 3),
  ...runs.slice(3).map((last) => ({ ...last, missing: last.sheets, expected: null })),
  {
    ...runDefaults,
    id: 1171,
    book_name: 'Ұлы дала философиясы',
    due: '2026-12-10',
    paper: 'offset120',
    sheets: 14_283,
  },
  {
    ...runDefaults,
    id: 1172,
    book_name: 'Қазақ тілінің тарихи грамматикасы',
    due: '2026-12-12',
    paper: 'colotech160',
    sheets: 1_236,
  },
]
const paperStock: Paper = {
  papers: balances.map((balance) => (balance.paper === 'offset120' ? { ...balance, ordered: 5_000 } : balance)),
  orders: [{ ...order, paper: 'offset120', sheets: 5_000 }],
  movements,
  runs: plannedRuns,
}
const answers: Answers = { 'GET /api/paper': paperStock }

const meta = {
  ...screenMeta,
  title: 'Screens/Paper',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  parameters: { ...screenMeta.parameters, today },
  args: { person: printer, path: 'paper', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Движение' })).toBeVisible()
    await expect(canvas.getByText(/54 пачки придут к 3 декабря/)).toBeVisible()
  },
}
/** The dialog suggests the missing packs. */
export const Ordering: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Заказать бумагу: Офсетная/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Заказ бумаги: Офсетная/ }))
    await expect(dialog.getByRole('spinbutton', { name: /^Листов/ })).toHaveDisplayValue(/^27.000$/)
  },
}
/** The paper of a finished run is corrected with a reason. */
export const CorrectingARun: Story = {
  args: {
    answers: {
      ...answers,
      'GET /api/paper/runs/{id}': {
        use: {
          techcard_id: 1152,
          book_name: 'Введение в корпусную лингвистику',
          printed: 250,
          papers: [{ paper: 'offset80', good: 6_750, spoilt: 141 }],
          version: 4,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Исправить расход/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Расход тиража/ })
    await expect(within(dialog).getByRole('textbox', { name: /^Причина/ })).toBeVisible()
  },
}
/** The deputy director sees the paper but does not manage it. */
export const ReadOnly: Story = {
  args: { person: createPerson(2, 'Бақыт Сейтжан', 2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Движение' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Исправить|Заказать|Пришла/ })).toBeNull()
  },
}
export const Empty: Story = {
  args: { answers: { 'GET /api/paper': { papers: [], orders: [], movements: [], runs: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Бумага ещё не приходила и не расходовалась.')).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
/** Accounting does not read the stock of paper. */
export const NoAccess: Story = createNoAccessStory(createPerson(6, 'Дина Сапарова', 6))
export const Dark: Story = createDarkStory()
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
