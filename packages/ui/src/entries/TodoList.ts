export * from '../press/todos/TodoList/index.ts'
