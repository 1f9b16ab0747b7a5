import { readdir } from 'node:fs/promises'
import { getWalFolder } from './layout.ts'

/**
 * Matches the name of a segment: the timeline, then 16 digits. The last eight digits count to 255, because a segment has 16 MB
 * (PostgreSQL, "WAL Internals").
 */
const segmentPattern = /^([0-9A-F]{8})([0-9A-F]{8})000000([0-9A-F]{2})$/
const formatHex = (value: number, length: number): string => value.toString(16).toUpperCase().padStart(length, '0')

export function getNextSegment(name: string): string {
  const [, timeline = '', high = '', low = ''] = segmentPattern.exec(name) ?? []
  const nextNumber = Number.parseInt(high, 16) * 256 + Number.parseInt(low, 16) + 1
  return timeline + formatHex(Math.floor(nextNumber / 256), 8) + formatHex(nextNumber % 256, 8)
}

/** Returns the segments of an archive from `first` on, in the order in which they were written. */
export async function listSegments(archive: string, firstSegment: string): Promise<string[]> {
  const timeline = firstSegment.slice(0, 8)
  return (await readdir(getWalFolder(archive)))
    .map((file) => file.replace(/\.gz$/, ''))
    .filter((name) => segmentPattern.test(name) && name.startsWith(timeline) && name >= firstSegment)
    .toSorted()
}

/** Returns the first missing segment between `first` and the last segment of the archive. */
export async function findMissingSegment(archive: string, firstSegment: string): Promise<string | undefined> {
  const names = await listSegments(archive, firstSegment)
  if (names.length === 0) return firstSegment
  let expectedSegment = firstSegment
  for (const name of names) {
    if (name !== expectedSegment) return expectedSegment
    expectedSegment = getNextSegment(name)
  }
  return undefined
}
