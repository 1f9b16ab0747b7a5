export * from '../foundations/VisuallyHidden/index.ts'
