export * from '../primitives/ProgressBar/index.ts'
