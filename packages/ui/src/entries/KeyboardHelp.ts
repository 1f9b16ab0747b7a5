export * from '../patterns/KeyboardHelp/index.ts'
