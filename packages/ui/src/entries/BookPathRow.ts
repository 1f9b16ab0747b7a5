export * from '../press/BookPathRow/index.ts'
