import type { Todo } from '@press/domain'
import { useState } from 'react'
import { colleagues, me, today } from './fixtures.ts'
import { TodoList, type TodoListProps } from './TodoList.tsx'

const findColleague = (id: number | null | undefined) => colleagues.find((colleague) => colleague.id === id) ?? null

/** Stores all changes, as the server would. */
export function TodosFixture(props: TodoListProps) {
  const [currentTodos, setCurrentTodos] = useState(props.todos)
  const [view, setView] = useState(props.view)
  const [open, setOpen] = useState(props.open)
  const updateTodo = (todo: Todo, changes: Partial<Todo>) =>
    setCurrentTodos((previousTodos) =>
      previousTodos?.map((candidate) => (candidate.id === todo.id ? { ...candidate, ...changes } : candidate)),
    )
  return (
    <TodoList
      {...props}
      todos={currentTodos}
      view={view}
      onViewChange={(nextView) => {
        props.onViewChange(nextView)
        setView(nextView)
      }}
      open={open}
      onOpenChange={(id) => {
        props.onOpenChange(id)
        setOpen(id)
      }}
      onAdd={async (draft) => {
        await props.onAdd(draft)
        const { assignee_id, techcard_id, ...rest } = draft
        const book = techcard_id === null ? null : { id: techcard_id, book_name: 'Алтай өркениеті' }
        const newTodo: Todo = {
          ...rest,
          id: 100,
          version: 1,
          is_done: false,
          is_fav: false,
          done_at: null,
          created_at: `${today}T07:00:00Z`,
          created_by: me,
          assignee: findColleague(assignee_id),
          answer: assignee_id === null ? null : 'asked',
          book,
        }
        setCurrentTodos((previousTodos = []) => [newTodo, ...previousTodos])
      }}
      onUpdate={async (todo, changes) => {
        await props.onUpdate(todo, changes)
        const { assignee_id, techcard_id: _card, ...rest } = changes
        updateTodo(todo, { ...rest, ...(assignee_id !== undefined && { assignee: findColleague(assignee_id) }) })
      }}
      onToggleDone={(todo) => {
        props.onToggleDone(todo)
        updateTodo(todo, { is_done: !todo.is_done, done_at: todo.is_done ? null : `${today}T07:00:00Z` })
      }}
      onToggleFav={(todo) => {
        props.onToggleFav(todo)
        updateTodo(todo, { is_fav: !todo.is_fav })
      }}
      onDelete={(todo) => {
        props.onDelete(todo)
        setCurrentTodos((previousTodos) => previousTodos?.filter(({ id }) => id !== todo.id))
      }}
      onReply={async (todo, reply) => {
        await props.onReply(todo, reply)
        if (reply.answer === 'accepted') updateTodo(todo, { answer: 'accepted' })
        else setCurrentTodos((previousTodos) => previousTodos?.filter(({ id }) => id !== todo.id))
      }}
      onPlace={(todo, beforeId) => {
        props.onPlace(todo, beforeId)
        setCurrentTodos((previousTodos = []) => {
          const otherTodos = previousTodos.filter(({ id }) => id !== todo.id)
          const targetIndex = beforeId === null ? otherTodos.length : otherTodos.findIndex(({ id }) => id === beforeId)
          return otherTodos.toSpliced(targetIndex, 0, todo)
        })
      }}
    />
  )
}
