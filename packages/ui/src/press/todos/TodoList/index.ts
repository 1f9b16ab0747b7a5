export { TodoList, type TodoListProps } from './TodoList.tsx'
export type { Todo, TodoDraft, TodoView } from './todos.ts'
