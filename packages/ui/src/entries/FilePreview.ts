export * from '../patterns/FilePreview/index.ts'
