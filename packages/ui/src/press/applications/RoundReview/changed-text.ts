/** Maximum number of characters per version for a word-by-word comparison, which would be too slow beyond it. */
const maxComparedChars = 60_000

const splitParagraphs = (text: string): string[] => text.split('\n').filter((paragraph) => paragraph.trim())

/**
 * Returns the part of two texts that differs, with one paragraph of context before and after; null if the texts are equal.
 * Undefined if this part is too long for a word-by-word comparison.
 */
export function findChangedPart(
  oldText: string,
  newText: string,
): { before: string; after: string } | null | undefined {
  const [oldParagraphs, newParagraphs] = [splitParagraphs(oldText), splitParagraphs(newText)]
  let start = 0
  while (start < oldParagraphs.length && start < newParagraphs.length && oldParagraphs[start] === newParagraphs[start])
    start += 1
  let end = 0
  while (
    end < oldParagraphs.length - start &&
    end < newParagraphs.length - start &&
    oldParagraphs.at(-1 - end) === newParagraphs.at(-1 - end)
  )
    end += 1
  if (start === oldParagraphs.length && start === newParagraphs.length) return null
  const joinChanged = (allParagraphs: readonly string[]) =>
    allParagraphs.slice(Math.max(0, start - 1), allParagraphs.length - Math.max(0, end - 1)).join('\n\n')
  const changedTexts = { before: joinChanged(oldParagraphs), after: joinChanged(newParagraphs) }
  return changedTexts.before.length > maxComparedChars || changedTexts.after.length > maxComparedChars
    ? undefined
    : changedTexts
}
