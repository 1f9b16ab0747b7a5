export * from '../primitives/TextArea/index.ts'
