import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../../foundations/layout/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { queue, stageCounts } from '../fixtures.ts'
import { today } from '../../books/fixtures.ts'
import { guide } from './QueueList.guide.ts'
import { QueueList } from './QueueList.tsx'
import { StageSummary } from './StageSummary.tsx'

const meta = {
  title: 'Press/QueueList',
  component: QueueList,
  parameters: { guide },
  args: { items: queue, hrefOf: ({ kind, id }) => `#${kind}-${id}`, today },
} satisfies Meta<typeof QueueList>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Ждёт вас' })).getAllByRole('listitem')
    const [late, soon] = items
    await expect(late).toHaveTextContent('5 дней просрочки')
    await expect(late).toHaveTextContent('17 дней на этапе')
    await expect(soon).toHaveTextContent('до 24 ноя')
    await expect(canvas.getByRole('link', { name: 'Открыть карту: Ежелгі түркі жазба ескерткіштері' })).toHaveAttribute(
      'href',
      '#techcard-1143',
    )
  },
}
export const WithSummary: Story = {
  args: { footer: <Button variant="quiet">Показать ещё 12</Button> },
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
  render: () => <StageSummary stages={stageCounts.map((one, index) => (index > 5 ? { ...one, total: 0 } : one))} />,
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
