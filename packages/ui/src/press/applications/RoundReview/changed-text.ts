/** Maximum number of characters per version for a word-by-word comparison, which would be too slow beyond it. */
const maxComparedChars = 60_000

const paragraphs = (text: string): string[] => text.split('\n').filter((one) => one.trim())

/**
 * Returns the part of two texts that differs, with one paragraph of context before and after; null if the texts are equal.
 * Undefined if this part is too long for a word-by-word comparison.
 */
export function changedPart(before: string, after: string): { before: string; after: string } | null | undefined {
  const [old, now] = [paragraphs(before), paragraphs(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  if (start === old.length && start === now.length) return null
  const part = (all: readonly string[]) =>
    all.slice(Math.max(0, start - 1), all.length - Math.max(0, end - 1)).join('\n\n')
  const changed = { before: part(old), after: part(now) }
  return changed.before.length > maxComparedChars || changed.after.length > maxComparedChars ? undefined : changed
}
