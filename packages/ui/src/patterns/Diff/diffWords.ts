/** A run of text that stayed, came or went. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Beyond so many changed words two texts are taken as different: finding the shortest way between them would not help a reader. */
const limit = 800

const tokens = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

/**
 * The furthest points that each number of edits can reach (E. Myers, An O(ND) Difference Algorithm, 1986), one snapshot
 * an edit; null when there are more than `limit`.
 */
function reach(before: readonly string[], after: readonly string[]): Map<number, number>[] | null {
  const trail: Map<number, number>[] = []
  const furthest = new Map([[1, 0]])
  for (let edits = 0; edits <= Math.min(limit, before.length + after.length); edits += 1) {
    trail.push(new Map(furthest))
    for (let line = -edits; line <= edits; line += 2) {
      const down = line === -edits || (line !== edits && at(furthest, line - 1) < at(furthest, line + 1))
      let x = down ? at(furthest, line + 1) : at(furthest, line - 1) + 1
      while (x < before.length && x - line < after.length && before[x] === after[x - line]) x += 1
      furthest.set(line, x)
      if (x >= before.length && x - line >= after.length) return trail
    }
  }
  return null
}

const at = (furthest: Map<number, number>, line: number) => furthest.get(line) ?? -1

/** Walks the trail back from the end, collecting tokens last first. */
function retrace(
  trail: readonly Map<number, number>[],
  before: readonly string[],
  after: readonly string[],
): DiffPart[] {
  const parts: DiffPart[] = []
  let [x, y] = [before.length, after.length]
  for (let edits = trail.length - 1; edits >= 0; edits -= 1) {
    const furthest = trail[edits] ?? new Map<number, number>()
    const line = x - y
    const down = line === -edits || (line !== edits && at(furthest, line - 1) < at(furthest, line + 1))
    const [fromLine, fromX] = down ? [line + 1, at(furthest, line + 1)] : [line - 1, at(furthest, line - 1)]
    const fromY = fromX - fromLine
    const stayFrom = edits === 0 ? 0 : down ? fromX : fromX + 1
    while (x > stayFrom) {
      x -= 1
      y -= 1
      parts.push({ kind: 'same', text: before[x] ?? '' })
    }
    if (edits === 0) break
    if (down) parts.push({ kind: 'added', text: after[fromY] ?? '' })
    else parts.push({ kind: 'removed', text: before[fromX] ?? '' })
    ;[x, y] = [fromX, fromY]
  }
  return parts.toReversed()
}

/** Neighbours of a kind become one; a lone space between two changes belongs to both, so that phrases stay whole. */
function gather(parts: readonly DiffPart[]): DiffPart[] {
  const gathered: DiffPart[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) gathered.push({ kind: 'removed', text: removed })
    if (added) gathered.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const [index, { kind, text }] of parts.entries()) {
    const between = (removed || added) && !text.trim() && parts[index + 1] && parts[index + 1]?.kind !== 'same'
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (between) {
      removed += text
      added += text
    } else {
      flush()
      const last = gathered.at(-1)
      if (last?.kind === 'same') last.text += text
      else gathered.push({ kind, text })
    }
  }
  flush()
  return gathered
}

/** What changed between two texts, word by word. Joined without `added` it is the first, without `removed` the second. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [one, other] = [tokens(before), tokens(after)]
  const trail = reach(one, other)
  if (trail) return gather(retrace(trail, one, other))
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
}
