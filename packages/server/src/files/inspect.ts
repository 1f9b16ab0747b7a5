import { fileKinds, filePurposes, kindByName, type FilePurposeKey } from '@press/domain'
import { fileTypeFromFile } from 'file-type'
import { PressError, type FieldProblem } from '../errors.ts'
import { imageSizes, reencoded, type ImageSize } from './images.ts'
import type { Received } from './store.ts'

/** A refusal of a file, under the field the file stands in. */
export const refuseFile = (problem: FieldProblem): PressError =>
  new PressError('validation', { fields: { file: problem } })

/** "PDF, DOCX": what a purpose takes. */
const kindsOf = (purpose: FilePurposeKey): string =>
  filePurposes[purpose].kinds
    .map((kind) => fileKinds[kind].extensions[0].toUpperCase().replace('JPG', 'JPEG'))
    .join(', ')

/** Refuses by the name alone, before a byte is read. */
export function checkName(name: string, purpose: FilePurposeKey): void {
  if (!kindByName(name, purpose)) throw refuseFile({ problem: 'wrongKind', params: { kinds: kindsOf(purpose) } })
}

/** Refuses what is empty, too large or not what its name says; gives the kind's media type, whatever the sender called it. */
export async function checkContent(received: Received, name: string, purpose: FilePurposeKey): Promise<string> {
  if (received.size === 0) throw refuseFile('empty')
  if (received.tooLarge) {
    const limit = filePurposes[purpose].limit / 1024 ** 2
    throw refuseFile({ problem: 'tooLarge', params: { limit } })
  }
  const kind = kindByName(name, purpose)
  const found = await fileTypeFromFile(received.path)
  if (!kind || found?.mime !== fileKinds[kind].mime)
    throw refuseFile({ problem: 'contentDiffers', params: { kinds: kindsOf(purpose) } })
  return found.mime
}

/** Makes the sizes of an image; one that cannot be decoded is refused. */
export async function encodeSizes(path: string): Promise<void> {
  try {
    for (const size of Object.keys(imageSizes) as ImageSize[]) await reencoded(path, size)
  } catch {
    throw refuseFile('unreadable')
  }
}
