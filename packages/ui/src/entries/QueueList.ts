export * from '../press/tech-cards/QueueList/index.ts'
