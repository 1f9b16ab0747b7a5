export * from '../press/chat/Chat/index.ts'
