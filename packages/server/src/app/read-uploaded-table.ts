import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { PressError } from '../errors.ts'

/** Streams the first file of a form to `readContent` and returns its result. Refuses a form without a file. */
export async function readUploadedTable<Result>(
  request: FastifyRequest,
  readContent: (content: Readable) => Promise<Result>,
): Promise<Result> {
  for await (const part of request.parts()) {
    if (part.type === 'field') continue
    try {
      return await readContent(part.file)
    } finally {
      part.file.resume()
    }
  }
  throw new PressError('validation', { fields: { file: 'required' } })
}
