/** A text that is kept bare and shown dressed: digits shown in groups, letters in a pattern. */
export interface TextFormat {
  /** What is kept of a text, character by character: of a beginning it keeps the beginning. */
  clean: (text: string) => string
  /** What is shown for what is kept; adds characters between, and changes none. */
  format: (kept: string) => string
  /** How many characters are kept at most. */
  max?: number
}

/** What the browser did to the text. */
export interface Edit {
  /** The text as it stands now, and the caret in it. */
  text: string
  caret: number
  /** `inputType` of the event. */
  type: string | undefined
  /** What was kept before. */
  previous: string
}

/** What is kept after an edit, what is shown for it, and where the caret belongs: behind the same character as before. */
export function reformat({ text, caret, type, previous }: Edit, { clean, format, max = Infinity }: TextFormat) {
  let kept = clean(text)
  let before = clean(text.slice(0, caret)).length
  if (kept === previous && text.length < format(previous).length) {
    // Only a space between was deleted: what the person meant is the character beyond it.
    if (type === 'deleteContentBackward' && before > 0) {
      before -= 1
      kept = kept.slice(0, before) + kept.slice(before + 1)
    } else if (type === 'deleteContentForward') kept = kept.slice(0, before) + kept.slice(before + 1)
  }
  if (kept.length > max) {
    // A character typed into a full field is refused; of a longer paste the beginning is taken.
    if (type === 'insertText' && previous.length === max) {
      before -= kept.length - max
      kept = previous
    } else kept = kept.slice(0, max)
    before = Math.min(before, max)
  }
  const shown = format(kept)
  return { kept, shown, caret: placeOf(shown, before, clean) }
}

/** The place in a text behind so many kept characters. */
function placeOf(shown: string, count: number, clean: TextFormat['clean']): number {
  const keptBefore = (place: number) => clean(shown.slice(0, place)).length
  let place = 0
  while (place < shown.length && keptBefore(place) < count) place += 1
  if (count > 0) return place
  // Before the first one, that is behind what always stands there («+7»).
  while (place < shown.length && keptBefore(place + 1) === 0) place += 1
  return place
}

const gap = '\u00a0'

/** Shows a text in groups of the given sizes, the last size again and again. */
export function groupDigits(text: string, sizes: readonly number[], separator = gap): string {
  const groups: string[] = []
  let rest = text
  for (let index = 0; rest; index += 1) {
    const size = sizes[Math.min(index, sizes.length - 1)] ?? rest.length
    groups.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return groups.join(separator)
}
