import { limits } from '../constants.ts'

/** Kinds of files people upload, by what their content is; `extensions` are the names such a file may carry. */
export const fileKinds = {
  pdf: { mime: 'application/pdf', extensions: ['pdf'] },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', extensions: ['docx'] },
  doc: { mime: 'application/x-cfb', extensions: ['doc'] },
  odt: { mime: 'application/vnd.oasis.opendocument.text', extensions: ['odt'] },
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', extensions: ['png'] },
  /** A detached signature, as what signs by a state certificate writes it. */
  cms: { mime: 'application/pkcs7-signature', extensions: ['cms', 'p7s', 'sig'] },
} as const satisfies Record<string, { mime: string; extensions: readonly string[] }>
export type FileKind = keyof typeof fileKinds

interface FilePurpose {
  kinds: readonly FileKind[]
  /** Bytes. */
  maxBytes: number
}

/** What a file is for decides what it may be and how large. */
export const filePurposes = {
  document: { kinds: ['pdf', 'docx', 'doc', 'odt'], maxBytes: limits.documentBytes },
  /** What is drawn page by page: a signal copy. */
  pdf: { kinds: ['pdf'], maxBytes: limits.documentBytes },
  image: { kinds: ['jpeg', 'png'], maxBytes: limits.imageBytes },
  /** Who signed a contract, kept beside it. */
  signature: { kinds: ['cms'], maxBytes: limits.signatureBytes },
} as const satisfies Record<string, FilePurpose>
export type FilePurposeKey = keyof typeof filePurposes

export const getExtension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The kind a file's name promises, if the purpose allows it. */
export const getFileKindByName = (name: string, purpose: FilePurposeKey): FileKind | undefined =>
  filePurposes[purpose].kinds.find((kind) =>
    (fileKinds[kind].extensions as readonly string[]).includes(getExtension(name)),
  )

/** Extensions with their dots, for a file input's `accept`. */
export const getAcceptAttribute = (purpose: FilePurposeKey): string[] =>
  filePurposes[purpose].kinds.flatMap((kind) => fileKinds[kind].extensions.map((extension) => `.${extension}`))

export type FileProblem = 'empty' | 'tooLarge' | 'wrongKind'

/** What can be said against a file by its name and size, before a byte is sent. */
export function validateFile(file: { name: string; size: number }, purpose: FilePurposeKey): FileProblem | null {
  if (!getFileKindByName(file.name, purpose)) return 'wrongKind'
  if (file.size === 0) return 'empty'
  if (file.size > filePurposes[purpose].limit) return 'tooLarge'
  return null
}
