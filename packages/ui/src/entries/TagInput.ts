export * from '../primitives/TagInput/index.ts'
