export * from '../press/SignalCopyForm/index.ts'
