export * from '../patterns/UnsavedChanges/index.ts'
