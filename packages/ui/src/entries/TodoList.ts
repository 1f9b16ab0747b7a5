export * from '../press/TodoList/index.ts'
