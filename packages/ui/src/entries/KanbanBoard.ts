export * from '../press/KanbanBoard/index.ts'
