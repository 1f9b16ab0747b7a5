export * from '../patterns/InlineEdit/index.ts'
