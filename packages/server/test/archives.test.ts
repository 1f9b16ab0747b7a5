import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openArchive, UnpacksTooLarge } from '../src/files/archive.ts'
import { createZip } from './zip.ts'

const folder = mkdtempSync(join(tmpdir(), 'press-archives-'))
afterAll(() => rmSync(folder, { recursive: true }))

function openArchiveOf(bytes: Buffer, maxBytes: number) {
  const path = join(folder, 'archive.zip')
  writeFileSync(path, bytes)
  return openArchive(path, bytes.length, maxBytes)
}

it('reads an entry completely', async () => {
  const archive = await openArchiveOf(createZip([{ name: 'a.xml', content: Buffer.from('<a/>') }]), 4)
  const chunks: Buffer[] = []
  await archive?.unpack('a.xml', (chunk) => void chunks.push(chunk))
  expect([archive?.names, String(Buffer.concat(chunks))]).toEqual([['a.xml'], '<a/>'])
})

it('stops an archive that unpacks above the limit, despite the size in its directory', async () => {
  const content = Buffer.alloc(64 * 1024 ** 2)
  const archive = await openArchiveOf(createZip([{ name: 'a.xml', content, size: 10 }]), 1024 ** 2)
  let unpackedBytes = 0
  await expect(archive?.unpack('a.xml', (chunk) => void (unpackedBytes += chunk.length))).rejects.toThrow(
    UnpacksTooLarge,
  )
  expect(unpackedBytes).toBeLessThanOrEqual(1024 ** 2)
})

it('applies the limit to all entries together', async () => {
  const parts = ['a.xml', 'b.xml'].map((name) => ({ name, content: Buffer.alloc(600) }))
  const archive = await openArchiveOf(createZip(parts), 1_000)
  await archive?.unpack('a.xml', () => undefined)
  await expect(archive?.unpack('b.xml', () => undefined)).rejects.toThrow(UnpacksTooLarge)
})

it('refuses an archive with a duplicate name', async () => {
  const part = { name: 'a.xml', content: Buffer.from('<a/>') }
  expect(await openArchiveOf(createZip([part, part]), 100)).toBeUndefined()
})
