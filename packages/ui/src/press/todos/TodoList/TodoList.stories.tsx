import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { guide } from './TodoList.guide.ts'
import { TodoList, type TodoListProps } from './TodoList.tsx'
import type { Todo } from './todos.ts'

const todos: Todo[] = [
  { id: 1, title: 'Проверить корректуру третьей главы', priority: 'high', is_done: false, is_fav: true },
  { id: 2, title: 'Согласовать обложку с автором', priority: 'medium', is_done: false, is_fav: false },
  { id: 3, title: 'Собрать протоколы учёного совета', priority: 'low', is_done: false, is_fav: false },
  { id: 4, title: 'Планёрка по осеннему плану', priority: 'team', is_done: false, is_fav: true },
  { id: 5, title: 'Обновить карту ТК-1143', priority: 'update', is_done: true, is_fav: false },
]

/** Keeps what is done to it, as the server would. */
function Live(props: TodoListProps) {
  const [now, setNow] = useState(props.todos)
  const put = (todo: Todo, changes: Partial<Todo>) =>
    setNow((all) => all?.map((one) => (one.id === todo.id ? { ...one, ...changes } : one)))
  return (
    <TodoList
      {...props}
      todos={now}
      onAdd={async (draft) => {
        await props.onAdd(draft)
        setNow((all = []) => [{ id: all.length + 10, is_done: false, is_fav: false, ...draft }, ...all])
      }}
      onUpdate={async (todo, changes) => {
        await props.onUpdate(todo, changes)
        put(todo, changes)
      }}
      onToggleDone={(todo) => {
        props.onToggleDone(todo)
        put(todo, { is_done: !todo.is_done })
      }}
      onToggleFav={(todo) => {
        props.onToggleFav(todo)
        put(todo, { is_fav: !todo.is_fav })
      }}
      onDelete={(todo) => {
        props.onDelete(todo)
        setNow((all) => all?.filter(({ id }) => id !== todo.id))
      }}
    />
  )
}

const meta = {
  title: 'Press/TodoList',
  tags: ['draft', '!ready'],
  component: TodoList,
  parameters: { guide },
  args: {
    todos,
    onAdd: fn(async () => undefined),
    onUpdate: fn(async () => undefined),
    onToggleDone: fn(),
    onToggleFav: fn(),
    onDelete: fn(),
    onViewChange: fn(),
  },
  render: (args) => <Live {...args} />,
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ maxInlineSize: 860 }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof TodoList>
export default meta
type Story = StoryObj<typeof meta>

const rows = () => within(screen.getByRole('list', { name: 'Задачи' })).getAllByRole('listitem')
const box = (name: RegExp | string) => screen.getByRole('checkbox', { name })

export const Active: Story = {
  play: async ({ canvas, args }) => {
    await expect(rows()).toHaveLength(4)
    await expect(canvas.getByRole('radio', { name: /Активные\s*4/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /Готовые\s*1/ }))
    await expect(rows()).toHaveLength(1)
    await expect(box('Обновить карту ТК-1143')).toBeChecked()
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ show: 'done', priority: null, search: '' })
  },
}
export const All: Story = { args: { defaultView: { show: 'all' } } }
export const AllOnInk: Story = { args: { defaultView: { show: 'all' } }, globals: { theme: 'dark' } }
export const Added: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Новая задача' })
    await userEvent.selectOptions(canvas.getAllByRole('combobox', { name: 'Приоритет' })[0] as HTMLElement, 'high')
    await userEvent.type(field, '  Отправить сигнал автору {Enter}')
    await expect(args.onAdd).toHaveBeenCalledWith({ title: 'Отправить сигнал автору', priority: 'high' })
    await waitFor(() => expect(box('Отправить сигнал автору')).not.toBeChecked())
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}
export const AddedEmpty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
    const field = canvas.getByRole('textbox', { name: 'Новая задача' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Напишите, что нужно сделать')
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
export const NotAdded: Story = {
  args: {
    onAdd: fn(async () => {
      throw new Error('offline')
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Новая задача' })
    await userEvent.type(field, 'Позвонить{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Задача не добавлена/))
    await expect(field).toHaveValue('Позвонить')
  },
}
export const TickedOff: Story = {
  play: async ({ args }) => {
    await userEvent.click(box(/Согласовать обложку/))
    await expect(args.onToggleDone).toHaveBeenCalledWith(todos[1])
    await expect(rows()).toHaveLength(3)
    // The next one has come to stand there.
    await waitFor(() => expect(box(/Собрать протоколы/)).toHaveFocus())
  },
}
export const Starred: Story = {
  play: async ({ canvas, args }) => {
    const star = canvas.getByRole('button', { name: 'Избранное: Собрать протоколы учёного совета' })
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(star)
    await expect(args.onToggleFav).toHaveBeenCalledWith(todos[2])
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('radio', { name: /Избранные\s*3/ }))
    await expect(rows()).toHaveLength(3)
  },
}
export const Changed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /название задачи. Согласовать/ }))
    const field = await canvas.findByRole('textbox', { name: 'название задачи' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Согласовать титул{Enter}')
    await waitFor(() => expect(args.onUpdate).toHaveBeenCalledWith(todos[1], { title: 'Согласовать титул' }))
    await waitFor(() => expect(box('Согласовать титул')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Приоритет: Средний' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Высокий' }))
    await expect(args.onUpdate).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }), { priority: 'high' })
  },
}
export const DeletedAndHadBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Согласовать обложку с автором' }))
    const undo = canvas.getByRole('button', { name: 'Вернуть' })
    await expect(undo).toHaveFocus()
    await expect(canvas.getByText('Удалена: Согласовать обложку с автором')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Активные\s*3/ })).toBeChecked()
    await userEvent.click(undo)
    await waitFor(() => expect(box(/Согласовать обложку/)).toHaveFocus())
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}
/** A list that can be left. */
function Leaving(props: TodoListProps) {
  const [here, setHere] = useState(true)
  return (
    <>
      {here && <TodoList {...props} />}
      <button type="button" onClick={() => setHere(false)}>
        Уйти
      </button>
    </>
  )
}
export const DeletedOnLeaving: Story = {
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Согласовать обложку с автором' }))
    await expect(args.onDelete).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Уйти' }))
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(todos[1]))
  },
}
export const KeyboardWalk: Story = {
  play: async ({ canvas, args }) => {
    box(/Проверить корректуру/).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(box(/Собрать протоколы/)).toHaveFocus()
    await userEvent.keyboard('{Home}{End}')
    await expect(box(/Планёрка/)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onToggleDone).toHaveBeenCalledWith(todos[3])
    await waitFor(() => expect(box(/Собрать протоколы/)).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('button', { name: 'Вернуть' })).toHaveFocus()
  },
}
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти задачу' }), 'ПРОТОКОЛ')
    await waitFor(() => expect(rows()).toHaveLength(1))
    await expect(canvas.getByRole('radio', { name: /Все\s*1/ })).toBeVisible()
    await userEvent.selectOptions(canvas.getAllByRole('combobox', { name: 'Приоритет' })[1] as HTMLElement, 'high')
    await expect(canvas.getByRole('heading', { name: 'По запросу «ПРОТОКОЛ» ничего нет' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтры' }))
    await expect(rows()).toHaveLength(4)
  },
}
export const AllDone: Story = {
  args: { todos: todos.slice(4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Активных задач нет' })).toBeVisible()
  },
}
export const None: Story = {
  args: { todos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Задач пока нет' })).toBeVisible()
  },
}
export const Loading: Story = { args: { todos: undefined } }
export const Failed: Story = {
  args: { todos: undefined, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const KazakhNarrow: Story = {
  args: {
    todos: todos.map((todo) => ({
      ...todo,
      title: 'Қазақ тілінің тарихи грамматикасының түзетілген беттерін тексеру',
    })),
    defaultView: { show: 'all' },
  },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Қосу' })).toBeVisible())
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
