import {
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  screenMeta,
  settle,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { accounts } from '@press/ui/src/press/accounts/fixtures.ts'
import { elena, createPerson } from '@press/ui/src/press/shared/fixtures/people.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

const sumAccounts = (field: 'delivered' | 'paid' | 'owed' | 'advance' | 'overdue' | 'unpaid') =>
  accounts.reduce((sum, account) => sum + account[field], 0)
const sums = {
  delivered: sumAccounts('delivered'),
  paid: sumAccounts('paid'),
  owed: sumAccounts('owed'),
  advance: sumAccounts('advance'),
  overdue: sumAccounts('overdue'),
  unpaid: sumAccounts('unpaid'),
}
const noSums = { delivered: 0, paid: 0, owed: 0, advance: 0, overdue: 0, unpaid: 0 }
const answers: Answers = { 'GET /api/accounts': { accounts, total: accounts.length, sums } }
const emptyAnswers: Answers = { 'GET /api/accounts': { accounts: [], total: 0, sums: noSums } }

const meta = {
  ...screenMeta,
  title: 'Screens/Accounts',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: createPerson(6, 'Дина Сапарова', 6), path: 'accounts', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Organisations: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Университет иностранных языков/ })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Взаиморасчёты' })).toBeVisible()
    await expect(canvas.getByText('4 организации')).toBeVisible()
  },
}
export const Dark: Story = createDarkStory()
export const Empty: Story = {
  args: { answers: emptyAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Расчётов пока нет' })).toBeVisible()
  },
}
/** No organization matches the search. A button clears the search. */
export const NothingFound: Story = {
  args: {
    path: 'accounts?search=Қазына',
    answers: {
      'GET /api/accounts': ({ query }) =>
        query['search'] ? { accounts: [], total: 0, sums: noSums } : { accounts, total: accounts.length, sums },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Снять фильтры' }))
    await expect(await canvas.findByRole('link', { name: /^Университет иностранных языков/ })).toBeVisible()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const NoAccess: Story = createNoAccessStory(elena)
/** A phone shows cards instead of the table. */
export const Phone: Story = {
  globals: { viewport: viewportGlobals.phone },
  play: async (context) => {
    await settle(context)
    const main = context.canvas.getByRole('main')
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
    await expect(context.canvas.queryByRole('table')).toBeNull()
  },
}
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
