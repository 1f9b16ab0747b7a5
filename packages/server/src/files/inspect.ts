import { fileKinds, filePurposes, getFileKindByName, limits, type FilePurposeKey } from '@press/domain'
import { fileTypeFromFile } from 'file-type'
import { open, readFile } from 'node:fs/promises'
import { PressError, type FieldProblem } from '../errors.ts'
import { findArchiveProblem } from './archive.ts'
import { readSignature } from './cms-signature.ts'
import type { ImageAnswer } from './image-sizes.ts'
import type { StoredUpload } from './incoming.ts'

/** Creates the error for a refused file, on the field `file`. */
export const refuseFile = (problem: FieldProblem): PressError =>
  new PressError('validation', { fields: { file: problem } })

/** Returns the file kinds that a purpose accepts, such as "PDF, DOCX". */
const listKinds = (purpose: FilePurposeKey): string =>
  filePurposes[purpose].kinds
    .map((kind) => fileKinds[kind].extensions[0].toUpperCase().replace('JPG', 'JPEG'))
    .join(', ')

/** Refuses a file by its name alone, before its bytes are read. */
export function checkName(name: string, purpose: FilePurposeKey): void {
  if (!getFileKindByName(name, purpose))
    throw refuseFile({ problem: 'wrongKind', params: { kinds: listKinds(purpose) } })
}

/**
 * Refuses a file that is empty, too large, or of another kind than its name says. Returns the media type of the kind and ignores
 * the client's media type.
 */
export async function checkContent(receivedFile: StoredUpload, name: string, purpose: FilePurposeKey): Promise<string> {
  if (receivedFile.size === 0) throw refuseFile('empty')
  if (receivedFile.tooLarge) {
    const limit = filePurposes[purpose].maxBytes / 1024 ** 2
    throw refuseFile({ problem: 'tooLarge', params: { limit } })
  }
  const createContentError = () => refuseFile({ problem: 'contentDiffers', params: { kinds: listKinds(purpose) } })
  const header = await readFirstBytes(receivedFile.path)
  if (header.startsWith('PK')) {
    const problem = await findArchiveProblem(receivedFile.path, receivedFile.size)
    if (problem) throw problem === 'contentDiffers' ? createContentError() : refuseFile(problem)
  }
  const kind = getFileKindByName(name, purpose)
  if (kind === 'cms') {
    // A signature is recognized by its content: DER or its text form, with at least one signer.
    if (!readSignature(await readFile(receivedFile.path))) throw refuseFile('signatureUnreadable')
    return fileKinds.cms.mime
  }
  const fileType = await fileTypeFromFile(receivedFile.path)
  if (!kind || fileType?.mime !== fileKinds[kind].mime) throw createContentError()
  // PDF readers also accept a header further into the file. Then the bytes before the header could be a web page.
  if (kind === 'pdf' && header !== '%PDF-') throw createContentError()
  return fileType.mime
}

async function readFirstBytes(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
    return buffer.toString('latin1')
  } finally {
    await file.close()
  }
}

/** Refuses an image that could not be processed; returns its dimensions. */
export function checkImage({ problem, ...dimensions }: ImageAnswer): Pick<ImageAnswer, 'width' | 'height'> {
  if (problem === 'tooManyPixels') throw refuseFile({ problem, params: { max: limits.imagePixels / 1_000_000 } })
  if (problem) throw refuseFile(problem)
  return dimensions
}
