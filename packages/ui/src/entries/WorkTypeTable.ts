export * from '../press/projects/WorkTypeTable/index.ts'
