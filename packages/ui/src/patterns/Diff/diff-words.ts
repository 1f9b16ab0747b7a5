import { diffArrays } from 'diff'

/** A run of text that is unchanged, added or removed. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Above this many changed words, the whole text counts as replaced: such a long list of changes would not help a reader. */
const maxEditLength = 800

const tokens = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

/** Joins adjacent parts of one kind. A space between two changes belongs to both, so that a replaced phrase stays whole. */
function gather(parts: readonly DiffPart[]): DiffPart[] {
  const gathered: DiffPart[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) gathered.push({ kind: 'removed', text: removed })
    if (added) gathered.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const [index, { kind, text }] of parts.entries()) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if ((removed || added) && !text.trim() && index + 1 < parts.length) {
      removed += text
      added += text
    } else {
      flush()
      gathered.push({ kind, text })
    }
  }
  flush()
  return gathered
}

/** Compares two texts word by word. The parts without `added` form the first text, those without `removed` the second. */
export function diffWords(before: string, after: string): DiffPart[] {
  const changes = diffArrays(tokens(before), tokens(after), { maxEditLength })
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return gather(
    changes.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  )
}
