export { FilePreview, type FilePreviewProps } from './FilePreview.tsx'
export type { PreviewFile } from './preview-file.ts'
