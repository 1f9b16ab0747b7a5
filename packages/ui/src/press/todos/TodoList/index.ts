export { TodoList, type TodoListProps } from './TodoList.tsx'
export type { TodoReply } from './TodoDetails.tsx'
export { todoFilters, defaultTodoView as wholeTodoView, type TodoDraft, type TodoView } from './todos.ts'
