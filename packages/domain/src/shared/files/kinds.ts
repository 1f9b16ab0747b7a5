import { limits } from '../constants.ts'

/** Kinds of files that people upload, by content. `extensions` are the allowed file name extensions. */
export const fileKinds = {
  pdf: { mime: 'application/pdf', extensions: ['pdf'] },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', extensions: ['docx'] },
  doc: { mime: 'application/x-cfb', extensions: ['doc'] },
  odt: { mime: 'application/vnd.oasis.opendocument.text', extensions: ['odt'] },
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', extensions: ['png'] },
  /** A detached signature made with a state-issued certificate. */
  cms: { mime: 'application/pkcs7-signature', extensions: ['cms', 'p7s', 'sig'] },
} as const satisfies Record<string, { mime: string; extensions: readonly string[] }>
export type FileKind = keyof typeof fileKinds

interface FilePurpose {
  kinds: readonly FileKind[]
  /** The maximum size of the file, in bytes. */
  maxBytes: number
}

/** The allowed kinds and the maximum size of a file, by its purpose. */
export const filePurposes = {
  document: { kinds: ['pdf', 'docx', 'doc', 'odt'], maxBytes: limits.documentBytes },
  /** A file that is rendered page by page: a signal copy. */
  pdf: { kinds: ['pdf'], maxBytes: limits.documentBytes },
  image: { kinds: ['jpeg', 'png'], maxBytes: limits.imageBytes },
  /** A detached signature of a contract. The file is stored with the contract. */
  signature: { kinds: ['cms'], maxBytes: limits.signatureBytes },
} as const satisfies Record<string, FilePurpose>
export type FilePurposeKey = keyof typeof filePurposes

export const getExtension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Returns the kind that a file's extension indicates, if the purpose allows it. */
export const getFileKindByName = (name: string, purpose: FilePurposeKey): FileKind | undefined =>
  filePurposes[purpose].kinds.find((kind) =>
    (fileKinds[kind].extensions as readonly string[]).includes(getExtension(name)),
  )

/** Returns the extensions with their dots, for a file input's `accept`. */
export const getAcceptAttribute = (purpose: FilePurposeKey): string[] =>
  filePurposes[purpose].kinds.flatMap((kind) => fileKinds[kind].extensions.map((extension) => `.${extension}`))

export type FileProblem = 'empty' | 'tooLarge' | 'wrongKind'

/** Checks a file by its name and size before the upload starts; null when it is valid. */
export function validateFile(file: { name: string; size: number }, purpose: FilePurposeKey): FileProblem | null {
  if (!getFileKindByName(file.name, purpose)) return 'wrongKind'
  if (file.size === 0) return 'empty'
  if (file.size > filePurposes[purpose].maxBytes) return 'tooLarge'
  return null
}
