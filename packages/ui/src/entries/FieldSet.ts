export * from '../patterns/FieldSet/index.ts'
