import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { colleagues, me, tasks, today } from './fixtures.ts'
import { TodosFixture } from './TodosFixture.tsx'
import { defaultTodoView } from './todos.ts'

const meta = {
  title: 'Screens/Tasks',
  component: TodosFixture,
  args: {
    todos: tasks,
    me: me.id,
    people: colleagues,
    books: [{ id: 7, name: 'Алтай өркениеті' }],
    searchBooks: async () => [],
    hrefOfBook: (id) => `#techcards-${id}`,
    view: defaultTodoView,
    open: null,
    onAdd: fn(async () => undefined),
    onUpdate: fn(async () => undefined),
    onToggleDone: fn(),
    onToggleFav: fn(),
    onDelete: fn(),
    onReply: fn(async () => undefined),
    onPlace: fn(),
    onViewChange: fn(),
    onOpenChange: fn(),
  },
  parameters: { today, layout: 'fullscreen' },
  render: (args) => (
    <ScreenFixture under="todo">
      <Page header={<PageHeader title="Задачи" />}>
        <TodosFixture {...args} />
      </Page>
    </ScreenFixture>
  ),
} satisfies Meta<typeof TodosFixture>
export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Задачи')
  },
}
export const DayDark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneInKazakh: Story = { globals: { viewport: { value: 'phone' }, locale: 'kz' } }
