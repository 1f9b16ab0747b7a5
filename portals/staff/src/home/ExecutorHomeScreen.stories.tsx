import { fromTenge } from '@press/domain'
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
import { saule } from '@press/ui/src/press/projects/fixtures.ts'
import { offers, works } from '@press/ui/src/press/projects/MyWorks/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StaffScreenStory } from '../StaffScreenStory.ts'

/** The amounts paid from December 2025 to November 2026, in thousands of tenge. */
const paidThousands = [0, 0, 96, 142, 118, 160, 0, 184, 72, 88, 206, 172]
const months = paidThousands.map((thousands, index) => ({
  month: new Date(Date.UTC(2025, 11 + index)).toISOString().slice(0, 7),
  paid: fromTenge(thousands * 1000),
  owed: index === paidThousands.length - 1 ? fromTenge(174_000) : 0,
}))
const answers: Answers = {
  'GET /api/my-works': { offers, works, answered: [], approved: [] },
  'GET /api/wallet': {
    owed: fromTenge(174_000),
    checking: fromTenge(96_000),
    paid: fromTenge(1_238_000),
    received: { gross: fromTenge(1_238_000), withheld: fromTenge(123_800), net: fromTenge(1_114_200) },
    agreed: { count: 2, sum: fromTenge(192_000) },
    counts: { owed: 3, checking: 1, paid: 12 },
    months,
  },
  'GET /api/queue/others': { groups: [] },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Executor home',
  tags: ['!autodocs'],
  component: StaffScreenStory,
  args: { person: saule, path: 'home', answers },
} satisfies Meta<typeof StaffScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const OffersAndWorks: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Предложения' })).toBeVisible()
    await expect(canvas.getByText('2 предложения ждут ответа, 3 в работе')).toBeVisible()
    const main = within(canvas.getByRole('main'))
    const wallet = await main.findByRole('link', { name: 'Мой кошелёк' })
    await expect(wallet).toHaveAttribute('href', '/app/executor/mywallet')
  },
}
/** Nobody has offered a work to the person yet. */
export const NothingYet: Story = {
  args: {
    answers: {
      ...answers,
      'GET /api/my-works': { offers: [], works: [], answered: [], approved: [] },
      'GET /api/wallet': {
        owed: 0,
        checking: 0,
        paid: 0,
        received: { gross: 0, withheld: 0, net: 0 },
        agreed: { count: 0, sum: 0 },
        counts: { owed: 0, checking: 0, paid: 0 },
        months: months.map(({ month }) => ({ month, paid: 0, owed: 0 })),
      },
    },
  },
}
/** The wallet fails to load. The executor can still answer offers and submit works. */
export const WithoutTheWallet: Story = {
  args: { answers: { ...answers, 'GET /api/wallet': unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Предложения' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const Loading: Story = createLoadingStory(answers)
export const Failed: Story = createFailedStory(answers)
export const Dark: Story = createDarkStory()
export const Tablet: Story = createTabletStory()
export const Phone: Story = createPhoneStory()
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
