import type { TextFormat } from '../../private/formatted-text.ts'

/** The placeholders of a mask: `0` is a digit, `A` a letter, `*` a digit or a letter. All other characters are literal. */
const placeholderPatterns: Record<string, RegExp> = { '0': /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u }

/** Creates a format that parses and formats text by a mask such as `00.00.0000` or `ТК-0000`. Letters become capitals. */
export function createMaskFormat(mask: string): TextFormat & { max: number } {
  const characters = Array.from(mask)
  const slots = characters.flatMap((character) => placeholderPatterns[character] ?? [])
  const firstSlotIndex = characters.findIndex((character) => character in placeholderPatterns)
  const prefixCharacters = firstSlotIndex > 0 ? characters.slice(0, firstSlotIndex) : []

  const clean = (text: string): string => {
    const typedCharacters = Array.from(text.toUpperCase())
    // The literal beginning of the mask is not part of the value, even if it contains letters or digits.
    let startIndex = 0
    while (
      startIndex < prefixCharacters.length &&
      typedCharacters[startIndex] === prefixCharacters[startIndex]?.toUpperCase()
    )
      startIndex += 1
    let result = ''
    for (const character of typedCharacters.slice(startIndex)) {
      // Characters beyond the last slot are tested like characters in the last slot. The caller limits the length.
      const slot = slots[Math.min(result.length, slots.length - 1)]
      if (slot?.test(character)) result += character
    }
    return result
  }
  const format = (rawValue: string): string => {
    if (!rawValue) return ''
    let formattedText = ''
    let valueIndex = 0
    for (const character of characters) {
      if (valueIndex === rawValue.length) break
      if (character in placeholderPatterns) {
        formattedText += rawValue[valueIndex]
        valueIndex += 1
      } else formattedText += character
    }
    return formattedText
  }
  return { clean, format, max: slots.length }
}
