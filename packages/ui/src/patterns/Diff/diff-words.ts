import { diffArrays } from 'diff'

/** A run of text that is unchanged, added or removed. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Above this many changed words, the whole text counts as replaced: such a long list of changes would not help a reader. */
const maxEditLength = 800

const tokenize = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

/** Joins adjacent parts of one kind. A space between two changes belongs to both, so that a replaced phrase stays whole. */
function mergeParts(parts: readonly DiffPart[]): DiffPart[] {
  const mergedParts: DiffPart[] = []
  let [removedText, addedText] = ['', '']
  const flush = () => {
    if (removedText) mergedParts.push({ kind: 'removed', text: removedText })
    if (addedText) mergedParts.push({ kind: 'added', text: addedText })
    removedText = addedText = ''
  }
  for (const [index, { kind, text }] of parts.entries()) {
    if (kind === 'removed') removedText += text
    else if (kind === 'added') addedText += text
    else if ((removedText || addedText) && !text.trim() && index + 1 < parts.length) {
      removedText += text
      addedText += text
    } else {
      flush()
      mergedParts.push({ kind, text })
    }
  }
  flush()
  return mergedParts
}

/** Compares two texts word by word. All parts except the added ones form the old text; all except the removed ones form the new. */
export function diffWords(oldText: string, newText: string): DiffPart[] {
  const changes = diffArrays(tokenize(oldText), tokenize(newText), { maxEditLength })
  if (!changes)
    return [
      { kind: 'removed', text: oldText },
      { kind: 'added', text: newText },
    ]
  return mergeParts(
    changes.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  )
}
