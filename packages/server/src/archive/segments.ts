import { readdir } from 'node:fs/promises'
import { getWalFolder } from './layout.ts'

/**
 * Matches the name of a segment: the timeline, then 16 digits. The last eight digits count to 255, because a segment has 16 MB
 * (PostgreSQL, "WAL Internals").
 */
const segment = /^([0-9A-F]{8})([0-9A-F]{8})000000([0-9A-F]{2})$/
const digits = (value: number, length: number): string => value.toString(16).toUpperCase().padStart(length, '0')

export function nextSegment(name: string): string {
  const [, timeline = '', high = '', low = ''] = segment.exec(name) ?? []
  const next = Number.parseInt(high, 16) * 256 + Number.parseInt(low, 16) + 1
  return timeline + digits(Math.floor(next / 256), 8) + digits(next % 256, 8)
}

/** Returns the segments of an archive from `first` on, in the order in which they were written. */
export async function segmentsFrom(archive: string, first: string): Promise<string[]> {
  const timeline = first.slice(0, 8)
  return (await readdir(getWalFolder(archive)))
    .map((file) => file.replace(/\.gz$/, ''))
    .filter((name) => segment.test(name) && name.startsWith(timeline) && name >= first)
    .toSorted()
}

/** Returns the first missing segment between `first` and the last segment of the archive. */
export async function missingFrom(archive: string, first: string): Promise<string | undefined> {
  const names = await segmentsFrom(archive, first)
  if (names.length === 0) return first
  let expected = first
  for (const name of names) {
    if (name !== expected) return expected
    expected = nextSegment(name)
  }
  return undefined
}
