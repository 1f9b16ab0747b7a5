import type { Meta, StoryObj } from '@storybook/react-vite'
import { fromTenge, type WalletWork, type WalletAccrual } from '@press/domain'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Stack } from '../../../foundations/layout/index.ts'
import { project, tasks } from '../../projects/fixtures.ts'
import { WalletWorks } from './WalletWorks.tsx'
import { WorkActs } from './WorkActs.tsx'
import { WorkWallet } from './WorkWallet.tsx'

const works: WalletWork[] = tasks
  .filter(({ status }) => status === 'completed' || status === 'approved' || status === 'paid')
  .map((task, index) => ({
    ...task,
    project_id: index === 0 ? null : 88,
    book_name: project.name,
    act_id: null,
    payment: task.status === 'paid' ? { number: '118', date: '2026-11-10' } : null,
    language: project.book.language,
  }))
const paidSumsTenge = [0, 0, 96_000, 147_200, 0, 212_000, 84_000, 0, 176_000, 240_000, 283_000, 0]
const months = paidSumsTenge.map((tenge, index) => ({
  month: `${index === 0 ? 2025 : 2026}-${String(index === 0 ? 12 : index).padStart(2, '0')}`,
  paid: fromTenge(tenge),
  owed: fromTenge(index > 9 ? 87_000 : 0),
}))
const acts: WalletAccrual[] = months
  .filter((month) => month.paid > 0)
  .map(({ month, paid: grossSum }, index) => ({
    id: index + 1,
    kind: index === 1 ? ('royalty' as const) : ('works' as const),
    number: index * 4 + 3,
    date: `${month}-28`,
    works: index === 1 ? 0 : 2,
    gross: grossSum,
    withheld: grossSum / 4,
    net: grossSum - grossSum / 4,
    paid_on: index === 6 ? null : `${month}-28`,
    cancelled_at: index === 5 ? '2026-11-01T08:00:00.000Z' : null,
  }))
  .toReversed()
const onDownload = fn()

const meta = {
  title: 'Press/WorkWallet',
  component: WorkWallet,
  parameters: { today: '2026-11-16' },
  args: {
    wallet: {
      owed: fromTenge(174_000),
      checking: fromTenge(147_200),
      paid: fromTenge(1_238_200),
      received: { gross: fromTenge(1_238_200), withheld: fromTenge(307_073), net: fromTenge(931_127) },
      agreed: { count: 0, sum: 0 },
      counts: { owed: 2, checking: 1, paid: 14 },
      months,
    },
  },
} satisfies Meta<typeof WorkWallet>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^174.000.₸$/)).toBeVisible()
    await expect(canvas.getByText('2 работы')).toBeVisible()
    await expect(canvas.getByText(/удержано 307.073.₸, получено 931.127.₸/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }))
    await expect(await canvas.findByRole('row', { name: /октябрь.*283.000/ })).toBeVisible()
  },
}
/** The whole wallet, as its screen shows it. */
export const WithWorksAndActs: Story = {
  render: (args) => (
    <Stack gap={5}>
      <WorkWallet {...args} />
      <WalletWorks rows={works} hrefOf={(id) => `#/project-details/${id}`} />
      <WorkActs rows={acts} onDownload={onDownload} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    // The first work has no project to link to.
    await expect(canvas.getAllByRole('link')).toHaveLength(works.length - 1)
    await userEvent.click(canvas.getByRole('button', { name: /Акт №\s27/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Қазақша/ }))
    await expect(onDownload).toHaveBeenCalledWith(expect.objectContaining({ number: 27 }), 'kz')
  },
}
export const PhoneInKazakh: Story = {
  ...WithWorksAndActs,
  play: async () => undefined,
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
const emptySums = {
  owed: 0,
  checking: 0,
  paid: 0,
  received: { gross: 0, withheld: 0, net: 0 },
  agreed: { count: 0, sum: 0 },
  counts: { owed: 0, checking: 0, paid: 0 },
}
export const None: Story = {
  args: { wallet: { ...emptySums, months: months.map(({ month }) => ({ month, paid: 0, owed: 0 })) } },
  render: (args) => (
    <Stack gap={5}>
      <WorkWallet {...args} />
      <WalletWorks rows={[]} hrefOf={String} />
      <WorkActs rows={[]} onDownload={onDownload} />
    </Stack>
  ),
}
