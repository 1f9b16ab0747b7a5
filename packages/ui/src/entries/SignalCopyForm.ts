export * from '../press/tech-cards/SignalCopyForm/index.ts'
