export * from '../press/QueueList/index.ts'
