export * from '../press/tech-cards/KanbanBoard/index.ts'
