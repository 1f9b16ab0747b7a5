export * from '../patterns/Repeater/index.ts'
