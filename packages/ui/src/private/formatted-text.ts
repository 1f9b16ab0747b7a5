/** A text whose value is unformatted and which is displayed formatted: digits in groups, letters in a pattern. */
export interface TextFormat {
  /** Extracts the value from a text, character by character. A prefix of the text yields a prefix of the value. */
  clean: (text: string) => string
  /** Formats a value for display. It only inserts characters and changes none. */
  format: (kept: string) => string
  /** The maximum length of the value. */
  max?: number
}

/** An edit that the browser made to the text. */
export interface Edit {
  /** The text after the edit. `caret` is the position of the caret in this text. */
  text: string
  caret: number
  /** The `inputType` of the event. */
  type: string | undefined
  /** The value before the edit. */
  previous: string
}

/** Returns the value after an edit, the text to show, and the caret position. The caret stays after the same character. */
export function reformat({ text, caret, type, previous }: Edit, { clean, format, max = Infinity }: TextFormat) {
  let kept = clean(text)
  let before = clean(text.slice(0, caret)).length
  if (kept === previous && text.length < format(previous).length) {
    // If only a separator was deleted, the user meant to delete the character next to it.
    if (type === 'deleteContentBackward' && before > 0) {
      before -= 1
      kept = kept.slice(0, before) + kept.slice(before + 1)
    } else if (type === 'deleteContentForward') kept = kept.slice(0, before) + kept.slice(before + 1)
  }
  if (kept.length > max) {
    // A character typed into a full field is refused. A longer paste is truncated.
    if (type === 'insertText' && previous.length === max) {
      before -= kept.length - max
      kept = previous
    } else kept = kept.slice(0, max)
    before = Math.min(before, max)
  }
  const shown = format(kept)
  return { kept, shown, caret: placeOf(shown, before, clean) }
}

/** Returns the position in a text after the given number of value characters. */
function placeOf(formattedText: string, count: number, clean: TextFormat['clean']): number {
  const countBefore = (place: number) => clean(formattedText.slice(0, place)).length
  let place = 0
  while (place < formattedText.length && countBefore(place) < count) place += 1
  if (count > 0) return place
  // The position 0 is before the first value character, and after a fixed prefix («+7»).
  while (place < formattedText.length && countBefore(place + 1) === 0) place += 1
  return place
}

const gap = '\u00a0'

/** Splits a text into groups of the given sizes; the last size repeats. */
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
