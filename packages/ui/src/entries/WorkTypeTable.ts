export * from '../press/WorkTypeTable/index.ts'
