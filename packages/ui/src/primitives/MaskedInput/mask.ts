import type { TextFormat } from '../../private/formatted-text.ts'

/** The placeholders of a mask: `0` is a digit, `A` a letter, `*` a digit or a letter. All other characters are literal. */
const kinds: Record<string, RegExp> = { '0': /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u }

/** Creates a format that parses and formats text by a mask such as `00.00.0000` or `ТК-0000`. Letters become capitals. */
export function createMaskFormat(mask: string): TextFormat & { max: number } {
  const characters = Array.from(mask)
  const slots = characters.flatMap((one) => kinds[one] ?? [])
  const first = characters.findIndex((one) => one in kinds)
  const lead = first > 0 ? characters.slice(0, first) : []

  const clean = (text: string): string => {
    const typed = Array.from(text.toUpperCase())
    // The literal beginning of the mask is not part of the value, even if it contains letters or digits.
    let from = 0
    while (from < lead.length && typed[from] === lead[from]?.toUpperCase()) from += 1
    let result = ''
    for (const one of typed.slice(from)) {
      // Characters beyond the last slot are tested like characters in the last slot. The caller limits the length.
      const slot = slots[Math.min(result.length, slots.length - 1)]
      if (slot?.test(one)) result += one
    }
    return result
  }
  const format = (rawValue: string): string => {
    if (!rawValue) return ''
    let formattedText = ''
    let next = 0
    for (const one of characters) {
      if (next === rawValue.length) break
      if (one in kinds) {
        formattedText += rawValue[next]
        next += 1
      } else formattedText += one
    }
    return formattedText
  }
  return { clean, format, max: slots.length }
}
