import { calendarFileLimits } from '@press/domain'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Files } from '../../../files/files.ts'
import { refuseFile } from '../../../files/inspect.ts'
import { splitIntoBlocks } from './blocks.ts'
import { readEvent, type FileEvent, type RefusedEvent } from './read-event.ts'
import { createZoneLookup } from './zones.ts'

const calendarStart = /^\uFEFF?\s*BEGIN:VCALENDAR\s/i

function decodeUtf8(bytes: Buffer): string | undefined {
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
export async function readCalendar(
  files: Pick<Files, 'store'>,
  content: Readable,
): Promise<(FileEvent | RefusedEvent)[]> {
  const { bytes: maxBytes, events: limit } = calendarFileLimits
  const upload = await files.store.receive(content, maxBytes, () => true)
  try {
    if (upload.size === 0) throw refuseFile('empty')
    if (upload.tooLarge) throw refuseFile({ problem: 'tooLarge', params: { limit: maxBytes / 1024 ** 2 } })
    const text = decodeUtf8(await readFile(upload.path))
    if (text === undefined || !calendarStart.test(text))
      throw refuseFile({ problem: 'contentDiffers', params: { kinds: 'ICS' } })
    const { events, zones, whole: isComplete } = splitIntoBlocks(text)
    if (!isComplete) throw refuseFile('calendarCut')
    if (events.length > limit) throw refuseFile({ problem: 'calendarEvents', params: { found: events.length, limit } })
    const lookupZone = createZoneLookup(zones)
    return events.map((event) => readEvent(event, lookupZone))
  } finally {
    await files.store.discard(upload)
  }
}
