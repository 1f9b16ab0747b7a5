export { FilePreview, type FilePreviewProps } from './FilePreview.tsx'
export type { PreviewFile } from './previewFile.ts'
