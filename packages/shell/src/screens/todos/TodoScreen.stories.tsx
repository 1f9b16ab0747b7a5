import {
  AuthorShellScreenStory,
  createDarkStory,
  createFailedStory,
  createLoadingStory,
  createNarrowKazakhStory,
  createNoAccessStory,
  createPhoneStory,
  createRefusal,
  screenMeta,
  settle,
  ShellScreenStory,
  viewportGlobals,
  type Answers,
} from '@press/shell/story'
import { timur } from '@press/ui/src/press/shared/fixtures/people.ts'
import { techCardRows } from '@press/ui/src/press/shared/fixtures/tech-cards.ts'
import { colleagues, me, tasks, today } from '@press/ui/src/press/todos/TodoList/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

const answers: Answers = {
  'GET /api/todos': { todos: tasks },
  'GET /api/events/people': { people: colleagues },
  'GET /api/tech-cards': { techcards: techCardRows, total: techCardRows.length },
}

const meta = {
  ...screenMeta,
  title: 'Screens/Tasks',
  tags: ['!autodocs'],
  component: ShellScreenStory,
  args: { person: me, path: 'todo', answers },
  parameters: { ...screenMeta.parameters, today },
} satisfies Meta<typeof ShellScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /Сдать отчёт о тиражах/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Задачи')
  },
}
export const DayDark: Story = createDarkStory()
/** A task that was given to the person: its details, with the buttons to accept it, to refuse it or to pass it on. */
export const Given: Story = { args: { path: 'todo?task=2' } }
/** A task that the server does not change keeps its state, and a message says why. */
export const NotChanged: Story = {
  args: {
    answers: {
      ...answers,
      'PATCH /api/todos/{id}/toggle-done': createRefusal(404, { code: 'notFound', message: 'Запись не найдена.' }),
    },
  },
  play: async ({ canvas }) => {
    const doneCheckbox = await canvas.findByRole('checkbox', { name: /Сдать отчёт о тиражах/ })
    await userEvent.click(doneCheckbox)
    await expect(await screen.findByText(/Запись не найдена/)).toBeVisible()
    await waitFor(() => expect(doneCheckbox).not.toBeChecked())
  },
}
export const Empty: Story = { args: { answers: { ...answers, 'GET /api/todos': { todos: [] } } } }
/** The filters have no counts until the tasks are known. */
export const Loading: Story = {
  ...createLoadingStory(answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Сегодня и позже' })).toBeVisible()
  },
}
export const Failed: Story = createFailedStory(answers)
/** Authors have no tasks. */
export const NoAccess: Story = { ...createNoAccessStory(timur), render: (args) => <AuthorShellScreenStory {...args} /> }
export const Phone: Story = createPhoneStory()
export const PhoneInKazakh: Story = { globals: { locale: 'kz', viewport: viewportGlobals.phone }, play: settle }
export const NarrowPhoneInKazakh: Story = createNarrowKazakhStory()
