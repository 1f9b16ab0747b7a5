export { FilePreview, type FilePreviewProps, type PreviewFile } from './FilePreview.tsx'
