import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findArchiveProblem, openArchive, UnpacksTooLarge } from '../src/files/archive.ts'
import { createZip } from './zip.ts'

/** `npm run test:all` tries as many archives as a determined attacker would. */
const numRuns = process.env['PRESS_TEST_ALL'] ? 100_000 : 1_000
const maxUnpackedBytes = 64 * 1024

const validArchive = createZip([
  { name: '[Content_Types].xml', content: Buffer.from('<Types/>'.repeat(20)) },
  { name: 'word/document.xml', content: Buffer.from('<w:t>Абай жолы</w:t>'.repeat(200)) },
  { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(40_000) },
])

/** Half of the changed bytes are in the directory and its end record, where a change matters most. */
const offsetArbitrary = fc.oneof(
  fc.nat({ max: validArchive.length - 1 }),
  fc.integer({ min: validArchive.length - 260, max: validArchive.length - 1 }),
)
const mutationArbitrary = fc.oneof(
  fc.record({ at: offsetArbitrary, bytes: fc.uint8Array({ minLength: 1, maxLength: 4 }) }),
  fc.record({
    at: offsetArbitrary,
    bytes: fc.constantFrom(new Uint8Array(2), new Uint8Array(4).fill(255), Uint8Array.of(0, 0, 0, 128)),
  }),
  fc.record({ at: offsetArbitrary, cut: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ at: offsetArbitrary, insert: fc.uint8Array({ minLength: 1, maxLength: 64 }) }),
)

const applyMutations = (
  mutations: readonly (typeof mutationArbitrary extends fc.Arbitrary<infer One> ? One : never)[],
): Buffer =>
  mutations.reduce<Buffer>((bytes, one) => {
    if ('cut' in one) return Buffer.concat([bytes.subarray(0, one.at), bytes.subarray(one.at + one.cut)])
    if ('insert' in one) return Buffer.concat([bytes.subarray(0, one.at), one.insert, bytes.subarray(one.at)])
    const changedBytes = Buffer.from(bytes)
    changedBytes.set(one.bytes.subarray(0, Math.max(0, bytes.length - one.at)), Math.min(one.at, bytes.length))
    return changedBytes
  }, validArchive)

/** Whether an error is allowed when reading a damaged archive. Any other error is a bug. */
const isExpected = (error: unknown): boolean =>
  error instanceof UnpacksTooLarge ||
  (error instanceof Error &&
    // Node reports a stream that broke while being read as an abort.
    (error.name === 'AbortError' ||
      /^(The archive is damaged|The entry .* uses the unsupported compression method \d+)$/s.test(error.message) ||
      ('code' in error && String(error.code).startsWith('Z_'))))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'press-archives-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a damaged archive is refused or read within its limit', async () => {
  const path = join(folder, 'archive.zip')
  let readCount = 0
  await fc.assert(
    fc.asyncProperty(fc.array(mutationArbitrary, { minLength: 1, maxLength: 4 }), async (mutations) => {
      const bytes = applyMutations(mutations)
      await writeFile(path, bytes)
      expect([null, 'contentDiffers', 'macros', 'unpacksTooLarge']).toContain(
        await findArchiveProblem(path, bytes.length),
      )
      const archive = await openArchive(path, bytes.length, maxUnpackedBytes)
      if (!archive) return
      let unpackedBytes = 0
      for (const name of archive.names)
        try {
          await archive.unpack(name, (chunk) => (unpackedBytes += chunk.length))
          readCount += 1
        } catch (error) {
          if (!isExpected(error)) throw error
        }
      expect(unpackedBytes).toBeLessThanOrEqual(maxUnpackedBytes)
    }),
    { numRuns },
  )
  // Some archives stay readable, so that unpacking is tested too.
  expect(readCount).toBeGreaterThan(numRuns / 20)
})
