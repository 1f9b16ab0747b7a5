export { FileUpload, type FileUploadBase, type FileUploadProps } from './FileUpload.tsx'
export { FileUploadList, type FileUploadListProps } from './FileUploadList.tsx'
export { getFileGlyph, type FileRules } from './file-rules.ts'
export { UploadError, type Upload, type UploadOptions } from './useUploads.ts'
