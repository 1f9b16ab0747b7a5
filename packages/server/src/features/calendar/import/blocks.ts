/** The parts of a calendar file that are read. */
export interface Blocks {
  events: string[]
  /** The descriptions of time zones in the file, by the zone's name. */
  zones: Map<string, string>
  /** Whether every block is closed. */
  whole: boolean
}

const readZoneName = (zone: string): string => /^TZID(?:;[^:\n]*)?:(.*)$/im.exec(zone)?.[1]?.trim() ?? ''

/**
 * Splits a file into events before any event is parsed, so that a damaged event does not affect the others. Leaves out blocks
 * inside an event, such as alarms, because they do not affect its time.
 */
export function splitIntoBlocks(text: string): Blocks {
  const events: string[] = []
  const zones = new Map<string, string>()
  const openBlocks: string[] = []
  let block: string[] = []
  let isBalanced = true
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const [, mark, name] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line)?.map((one) => one.toUpperCase()) ?? []
    if (mark === 'BEGIN' && name) openBlocks.push(name)
    if (mark === 'BEGIN' && openBlocks.length === 2) block = []
    if (openBlocks.length === 2 || openBlocks[1] === 'VTIMEZONE') block.push(line)
    if (mark !== 'END') continue
    if (openBlocks.pop() !== name) isBalanced = false
    if (openBlocks.length !== 1) continue
    const blockText = block.join('\n')
    if (name === 'VEVENT') events.push(blockText)
    if (name === 'VTIMEZONE') zones.set(readZoneName(blockText), blockText)
  }
  return { events, zones, whole: isBalanced && openBlocks.length === 0 }
}
