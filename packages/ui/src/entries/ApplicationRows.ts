export * from '../press/ApplicationRows/index.ts'
