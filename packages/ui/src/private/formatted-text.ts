/** A text whose value is unformatted and which is displayed formatted: digits in groups, letters in a pattern. */
export interface TextFormat {
  /** Extracts the value from a text, character by character. A prefix of the text yields a prefix of the value. */
  clean: (text: string) => string
  /** Formats a value for display. It only inserts characters and changes none. */
  format: (rawValue: string) => string
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
  let rawValue = clean(text)
  let charactersBefore = clean(text.slice(0, caret)).length
  if (rawValue === previous && text.length < format(previous).length) {
    // If only a separator was deleted, the user meant to delete the character next to it.
    if (type === 'deleteContentBackward' && charactersBefore > 0) {
      charactersBefore -= 1
      rawValue = rawValue.slice(0, charactersBefore) + rawValue.slice(charactersBefore + 1)
    } else if (type === 'deleteContentForward')
      rawValue = rawValue.slice(0, charactersBefore) + rawValue.slice(charactersBefore + 1)
  }
  if (rawValue.length > max) {
    // A character typed into a full field is refused. A longer paste is truncated.
    if (type === 'insertText' && previous.length === max) {
      charactersBefore -= rawValue.length - max
      rawValue = previous
    } else rawValue = rawValue.slice(0, max)
    charactersBefore = Math.min(charactersBefore, max)
  }
  const displayText = format(rawValue)
  return { value: rawValue, displayText: displayText, caret: findPosition(displayText, charactersBefore, clean) }
}

/** Returns the position in a text after the given number of value characters. */
function findPosition(formattedText: string, count: number, clean: TextFormat['clean']): number {
  const countValueCharacters = (index: number) => clean(formattedText.slice(0, index)).length
  let position = 0
  while (position < formattedText.length && countValueCharacters(position) < count) position += 1
  if (count > 0) return position
  // The position 0 is before the first value character, and after a fixed prefix («+7»).
  while (position < formattedText.length && countValueCharacters(position + 1) === 0) position += 1
  return position
}

const noBreakSpace = '\u00a0'

/** Splits a text into groups of the given sizes; the last size repeats. */
export function groupDigits(text: string, sizes: readonly number[], separator = noBreakSpace): string {
  const groups: string[] = []
  let remainingText = text
  for (let index = 0; remainingText; index += 1) {
    const size = sizes[Math.min(index, sizes.length - 1)] ?? remainingText.length
    groups.push(remainingText.slice(0, size))
    remainingText = remainingText.slice(size)
  }
  return groups.join(separator)
}
