import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { colleagues, me, tasks, today } from './fixtures.ts'
import { TodosFixture } from './TodosFixture.tsx'
import { TodoList, type TodoListProps } from './TodoList.tsx'
import { defaultTodoView } from './todos.ts'

const meta = {
  title: 'Press/TodoList',
  component: TodoList,
  parameters: { today },
  args: {
    todos: tasks,
    me: me.id,
    people: colleagues,
    books: [{ id: 7, name: 'Алтай өркениеті' }],
    searchBooks: fn(async () => [{ id: 7, name: 'Алтай өркениеті' }]),
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
  render: (args) => <TodosFixture {...args} />,
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof TodoList>
export default meta
type Story = StoryObj<typeof meta>

const getRows = (name: string | RegExp) => within(screen.getByRole('list', { name })).getAllByRole('listitem')
const getCheckbox = (name: RegExp | string) => screen.getByRole('checkbox', { name })
const getInputField = () => screen.getByRole('textbox', { name: 'Новая задача' })

export const All: Story = {}
export const AllOnInk: Story = { globals: { theme: 'dark' } }
export const ByDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Просрочено1',
      expect.stringMatching(/^Сегодня23\sноя · 3$/),
      'Завтра1',
      'Без срока1',
    ])
    // A task assigned to a colleague is not in the user's own list.
    await expect(canvas.queryByText('Вычитать вклейку')).toBeNull()
  },
}

export const WordsUnderstood: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(getInputField(), 'позвонить автору завтра 10:00 @елена #алтай !высокий')
    const tokenGroup = canvas.getByRole('group', { name: 'Понято так' })
    await expect(tokenGroup).toHaveTextContent(/24\sноя.*10:00.*Елена Ким.*Алтай өркениеті.*Высокий/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(getInputField()).toHaveValue(''))
    await expect(args.onAdd).toHaveBeenCalledWith({
      title: 'позвонить автору',
      priority: 'high',
      due: '2026-11-24',
      due_time: '10:00',
      notes: '',
      techcard_id: 7,
      assignee_id: 2,
    })
    await expect(getInputField()).toHaveFocus()
  },
}
export const WordMadePlain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(getInputField(), 'Обсудить завтра')
    await userEvent.click(canvas.getByRole('button', { name: 'Оставить словом: завтра' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ title: 'Обсудить завтра', due: null })),
    )
  },
}
export const WordOfTwo: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(getInputField(), 'Спросить @тимур{Enter}')
    await expect(getInputField()).toHaveAccessibleDescription('Уточните, кто или что «@тимур»')
    await userEvent.click(canvas.getByRole('button', { name: 'Кто или что «@тимур»?' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Тимур Қалиев' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ title: 'Спросить', assignee_id: 4 })),
    )
  },
}
export const AddedEmpty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
    await expect(getInputField()).toHaveFocus()
    await expect(getInputField()).toHaveAccessibleDescription('Напишите, что нужно сделать')
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
export const NotAdded: Story = {
  args: {
    onAdd: fn(async () => {
      throw new Error('offline')
    }),
  },
  play: async () => {
    await userEvent.type(getInputField(), 'Позвонить{Enter}')
    await waitFor(() => expect(getInputField()).toHaveAccessibleDescription(/Задача не добавлена/))
    await expect(getInputField()).toHaveValue('Позвонить')
  },
}

export const TickedOff: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(getCheckbox(/Проверить оборот титула/))
    await expect(args.onToggleDone).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
    // A completed task stays in its place until the end of the day.
    await expect(getCheckbox(/Проверить оборот титула/)).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Избранное: План выпуска на 2027 год' }))
    await expect(args.onToggleFav).toHaveBeenCalledWith(expect.objectContaining({ id: 5 }))
  },
}
export const Narrowed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти задачу' }), 'КЕЛЕСІЖОҚ')
    await waitFor(() => expect(canvas.getByRole('heading', { name: /КЕЛЕСІЖОҚ/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтры' }))
    await expect(args.onViewChange).toHaveBeenLastCalledWith(defaultTodoView)
    await expect(getRows(/Сегодня/)).toHaveLength(3)
  },
}
export const GivenToMe: Story = {
  args: { view: { ...defaultTodoView, show: 'mine' }, open: 2 },
  play: async ({ args }) => {
    const drawer = screen.getByRole('dialog', { name: 'Проверить оборот титула: ISBN и знак охраны' })
    await expect(drawer).toHaveTextContent('Поручение: Елена Ким')
    await userEvent.click(within(drawer).getByRole('button', { name: 'Передать' }))
    await userEvent.click(within(drawer).getByRole('combobox', { name: 'Кому передать' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Тимур Ли' }))
    await userEvent.click(within(drawer).getByRole('button', { name: 'Передать коллеге' }))
    await waitFor(() =>
      expect(args.onReply).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }), {
        answer: 'passed',
        assignee_id: 3,
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Waiting: Story = { args: { open: 2 } }
export const Edited: Story = {
  args: { open: 1 },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Изменить' }))
    const dialog = await screen.findByRole('dialog', { name: 'Изменить задачу' })
    const titleField = within(dialog).getByRole('textbox', { name: /Задача/ })
    await userEvent.clear(titleField)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
    await expect(await within(dialog).findAllByText('Напишите, что нужно сделать')).not.toHaveLength(0)
    await userEvent.type(titleField, 'Ответить академии')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
    await waitFor(() =>
      expect(args.onUpdate).toHaveBeenCalledWith(
        expect.objectContaining({ id: 1 }),
        expect.objectContaining({ title: 'Ответить академии', due: today, due_time: '12:00', assignee_id: null }),
      ),
    )
  },
}
export const DeletedAndHadBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Ответить на запрос счёта КП-0412' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
    const undoButton = await canvas.findByRole('button', { name: 'Вернуть' })
    await userEvent.click(undoButton)
    await waitFor(() => expect(getCheckbox(/Ответить на запрос/)).toBeVisible())
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}
/** A list that can be unmounted. */
function UnmountableList(props: TodoListProps) {
  const [isMounted, setIsMounted] = useState(true)
  return (
    <>
      {isMounted && <TodosFixture {...props} />}
      <button type="button" onClick={() => setIsMounted(false)}>
        Уйти
      </button>
    </>
  )
}
export const DeletedOnLeaving: Story = {
  render: (args) => <UnmountableList {...args} />,
  play: async ({ canvas, args }) => {
    getCheckbox(/Ответить на запрос/).focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onDelete).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Уйти' }))
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 1 })))
  },
}
export const KeyboardWalk: Story = {
  play: async ({ args }) => {
    getCheckbox(/Сдать отчёт/).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(getCheckbox(/Ответить на запрос/)).toHaveFocus()
    await userEvent.keyboard('{End}{Home}{ArrowDown}s')
    await expect(args.onToggleFav).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }))
    await userEvent.keyboard('2')
    await waitFor(() =>
      expect(args.onUpdate).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), { priority: 'low' }),
    )
    await userEvent.keyboard('n')
    await expect(getInputField()).toHaveFocus()
  },
}
export const OwnOrder: Story = {
  args: { view: { ...defaultTodoView, order: 'own' } },
  play: async ({ args }) => {
    const getTitles = () => getRows('Задачи').map((row) => within(row).getByRole('checkbox').getAttribute('aria-label'))
    await expect(getRows('Задачи')).toHaveLength(6)
    getCheckbox(/Ответить на запрос/).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onPlace).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), 3)
    await expect(getCheckbox(/Ответить на запрос/)).toHaveFocus()
    await expect(getTitles()).toHaveLength(6)
  },
}
export const AllDone: Story = {
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
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Қосу' })).toBeVisible())
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
