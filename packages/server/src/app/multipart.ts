import { getFileKindByName, limits, type FilePurposeKey } from '@press/domain'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Files } from '../files/files.ts'
import { assertFields, PressError, type FieldProblem } from '../errors.ts'

type Node = Record<string, unknown> | unknown[]

const createContainer = (nextKey: string): Node => (/^\d*$/.test(nextKey) ? [] : (Object.create(null) as Node))

/** Sets a form value at the path that its bracketed name describes, such as `authors[0][name]` or `exist_authors[]`. */
export function setFormValue(body: Record<string, unknown>, name: string, value: unknown): void {
  const path = name.replaceAll(']', '').split('[')
  let node: Node = body
  for (const [index, key] of path.entries()) {
    const nextKey = path[index + 1]
    const resolvedKey = resolveKey(node, key)
    const existingValue = (node as Record<string, unknown>)[resolvedKey]
    // Refuses a name that is both a value and a container, because no valid form sends it.
    if (existingValue !== undefined && isContainer(existingValue) !== (nextKey !== undefined))
      throw new PressError('badRequest')
    if (nextKey === undefined) (node as Record<string, unknown>)[resolvedKey] = value
    else node = (node as Record<string, Node>)[resolvedKey] ??= createContainer(nextKey)
  }
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Returns the key of an object or the index of a list. Refuses an index that is not a number or skips a position. */
function resolveKey(node: Node, key: string): string {
  if (!Array.isArray(node)) return key
  const index = key === '' ? node.length : Number(key)
  if (!(index <= node.length)) throw new PressError('badRequest')
  return String(index)
}

export interface Form {
  body: Record<string, unknown>
  /** Ids of the files that were stored while the form was read. */
  stored: number[]
}

/**
 * Reads a multipart form. Values go into a body of the shape that the contract declares. The files service stores the files, and
 * their ids replace them in the body. The whole form is read even when a file is refused, so that the browser gets the reason
 * instead of a closed connection.
 */
export async function readForm(
  request: FastifyRequest,
  purposes: Readonly<Record<string, FilePurposeKey | readonly FilePurposeKey[]>>,
  files: Files,
  owner_id: number | null,
): Promise<Form> {
  const form: Form = { body: Object.create(null) as Record<string, unknown>, stored: [] }
  const problems: Record<string, FieldProblem> = {}
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new PressError('payloadTooLarge')
        setFormValue(form.body, part.fieldname, part.value)
        continue
      }
      const purpose = purposes[part.fieldname]
      // Refuses a second file for the same field, because the first file would have no owner.
      if (!purpose || Object.hasOwn(form.body, part.fieldname) || problems[part.fieldname])
        throw new PressError('badRequest')
      await storeFilePart(part, choosePurpose(part.filename, purpose))
    }
    assertFields(problems)
    return form
  } catch (error) {
    await files.discard(form.stored)
    throw error
  }

  async function storeFilePart(part: MultipartFile, purpose: FilePurposeKey): Promise<void> {
    const { fieldname, filename } = part
    // A browser sends an empty file input as a file without a name.
    if (!filename) {
      part.file.resume()
      return
    }
    try {
      const file = await files.put({ name: filename, purpose, owner_id, content: part.file })
      form.stored.push(file.id)
      form.body[fieldname] = file.id
    } catch (error) {
      part.file.resume()
      const problem = error instanceof PressError ? error.details.fields?.['file'] : undefined
      if (!problem) throw error
      problems[fieldname] = problem
    }
  }
}

/** Returns the first purpose of a field that accepts the file's name. If there is none, returns the last purpose. */
function choosePurpose(name: string, allowedPurposes: FilePurposeKey | readonly FilePurposeKey[]): FilePurposeKey {
  const purposes = [allowedPurposes].flat()
  return purposes.find((purpose) => getFileKindByName(name, purpose)) ?? (purposes.at(-1) as FilePurposeKey)
}

/** The limits of any form. Each file is also limited by its purpose. */
export const formLimits = {
  files: limits.filesPerRequest,
  // One byte more than the maximum size of a file. A file that was cut at this size is therefore known to be too large.
  fileSize: limits.documentBytes + 1,
  fields: 300,
  fieldSize: limits.jsonBodyBytes,
  parts: 300 + limits.filesPerRequest,
}
