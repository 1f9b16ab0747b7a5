export * from '../press/applications/ApplicationRows/index.ts'
