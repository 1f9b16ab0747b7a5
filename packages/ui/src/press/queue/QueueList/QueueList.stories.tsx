import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../../foundations/layout/index.ts'
import { Pagination } from '../../../primitives/Pagination/index.ts'
import { queue, stageCounts } from '../../shared/fixtures/tech-cards.ts'
import { QueueList } from './QueueList.tsx'
import { StageSummary } from './StageSummary.tsx'

const meta = {
  title: 'Press/QueueList',
  component: QueueList,
  args: { items: queue, hrefOf: ({ kind, id }) => `#${kind}-${id}` },
} satisfies Meta<typeof QueueList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const [lateItem] = within(canvas.getByRole('list', { name: 'Просрочено' })).getAllByRole('listitem')
    const [laterItem] = within(canvas.getByRole('list', { name: 'Позже' })).getAllByRole('listitem')
    await expect(lateItem).toHaveTextContent('5 дней просрочки')
    await expect(lateItem).toHaveTextContent('17 дней на этапе')
    await expect(laterItem).toHaveTextContent('до 24 ноя')
    await expect(
      canvas.getByRole('link', { name: 'Напечатать сигнал: Ежелгі түркі жазба ескерткіштері' }),
    ).toHaveAttribute('href', '#techcard-1143')
  },
}
/** A step that needs no comment and no file is done from the row. The name links to the book. */
export const DoneFromTheRow: Story = {
  args: { hasAction: ({ step }) => step === 'sendToPrint', onAct: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отдать в печать: Қазақ тілінің тарихи грамматикасы' }))
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ id: 1172 }))
    await expect(canvas.getByRole('link', { name: 'Қазақ тілінің тарихи грамматикасы' })).toHaveAttribute(
      'href',
      '#techcard-1172',
    )
  },
}
export const BeingDone: Story = { args: { ...DoneFromTheRow.args, busy: 'techcard:1172:author' } }
export const WithSummary: Story = {
  args: { footer: <Pagination page={1} pageSize={4} total={16} onPageChange={fn()} /> },
  render: (args) => (
    <Stack gap={6}>
      <StageSummary stages={stageCounts} hrefOf={(stage) => `#${stage}`} />
      <QueueList {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Редакция\s?: 31 книга\s?, просрочено 5/ })).toHaveAttribute(
      'href',
      '#process',
    )
  },
}
export const SummaryReadOnly: Story = {
  render: () => (
    <StageSummary
      stages={stageCounts.map((stageCount, index) => (index > 5 ? { ...stageCount, total: 0 } : stageCount))}
    />
  ),
}
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Сейчас ничего не ждёт' })).toBeVisible()
  },
}
export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем очередь')).toBeInTheDocument()
  },
}
export const Phone: Story = { ...WithSummary, play: undefined, globals: { viewport: { value: 'phone' } } }
export const Kazakh: Story = { ...WithSummary, play: undefined, globals: { locale: 'kz' } }
export const OnInk: Story = { ...WithSummary, play: undefined, globals: { theme: 'dark' } }
