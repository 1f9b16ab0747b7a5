export * from '../primitives/FileUpload/index.ts'
