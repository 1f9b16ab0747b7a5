import { calendarFile } from '@press/domain'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Files } from '../../../files/files.ts'
import { refuseFile } from '../../../files/inspect.ts'
import { blocksOf } from './blocks.ts'
import { readEvent, type FileEvent, type Refused } from './read-event.ts'
import { zonesOf } from './zones.ts'

const calendarStart = /^\uFEFF?\s*BEGIN:VCALENDAR\s/i

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Reads a calendar file, event by event. If the file is not a calendar, is damaged, or has too many events, throws an error for the
 * file field.
 */
export async function readCalendar(files: Pick<Files, 'store'>, content: Readable): Promise<(FileEvent | Refused)[]> {
  const { bytes: maxBytes, events: limit } = calendarFile
  const received = await files.store.receive(content, maxBytes, () => true)
  try {
    if (received.size === 0) throw refuseFile('empty')
    if (received.tooLarge) throw refuseFile({ problem: 'tooLarge', params: { limit: maxBytes / 1024 ** 2 } })
    const text = decoded(await readFile(received.path))
    if (text === undefined || !calendarStart.test(text))
      throw refuseFile({ problem: 'contentDiffers', params: { kinds: 'ICS' } })
    const { events, zones, whole } = blocksOf(text)
    if (!whole) throw refuseFile('calendarCut')
    if (events.length > limit) throw refuseFile({ problem: 'calendarEvents', params: { found: events.length, limit } })
    const zoneOf = zonesOf(zones)
    return events.map((event) => readEvent(event, zoneOf))
  } finally {
    await files.store.discard(received)
  }
}
