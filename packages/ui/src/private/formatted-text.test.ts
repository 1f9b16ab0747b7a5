import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupDigits, reformat, type TextFormat } from './formatted-text.ts'

const twelveDigitFormat: TextFormat = {
  clean: (text) => text.replace(/\D/g, ''),
  format: (digits) => groupDigits(digits, [6], ' '),
  max: 12,
}

/** Applies an edit; `|` marks the caret in the text. */
const applyEdit = (markedText: string, type: string, previous: string) => {
  const caret = markedText.indexOf('|')
  const result = reformat({ text: markedText.replace('|', ''), caret, type, previous }, twelveDigitFormat)
  return `${result.displayText.slice(0, result.caret)}|${result.displayText.slice(result.caret)}`
}

describe('typing into a grouped number', () => {
  it('adds a digit at the end', () => expect(applyEdit('9401400|', 'insertText', '940140')).toBe('940140 0|'))
  it('adds a digit in the middle and leaves the caret after it', () =>
    expect(applyEdit('9415|40 000', 'insertText', '941400 00'.replace(' ', ''))).toBe('9415|40 000'))
  it('ignores a letter and keeps the caret', () =>
    expect(applyEdit('940x|140 000', 'insertText', '940140000')).toBe('940|140 000'))
  it('deletes the digit before a space with Backspace', () =>
    expect(applyEdit('940140|000', 'deleteContentBackward', '940140000')).toBe('94014|0 00'))
  it('deletes the digit after a space with Delete', () =>
    expect(applyEdit('940140|000', 'deleteContentForward', '940140000')).toBe('940140| 00'))
  it('ignores a thirteenth digit in the middle', () =>
    expect(applyEdit('94017|40 000385', 'insertText', '940140000385')).toBe('9401|40 000385'))
  it('extracts the digits of a paste with words and spaces', () =>
    expect(applyEdit('БИН 9401 4000 0385 |', 'insertFromPaste', '')).toBe('940140 000385|'))
  it('keeps the beginning of a paste that is too long', () =>
    expect(applyEdit('9401400003851|', 'insertFromPaste', '')).toBe('940140 000385|'))

  it('keeps the caret after the same digits when a digit is typed at any position', () => {
    const anyDigits = fc.stringMatching(/^\d{0,11}$/)
    fc.assert(
      fc.property(anyDigits, fc.nat({ max: 11 }), fc.constantFrom('0', '7'), (rawValue, randomPosition, digit) => {
        const position = Math.min(randomPosition, rawValue.length)
        const formattedText = twelveDigitFormat.format(rawValue)
        let caret = 0
        while (twelveDigitFormat.clean(formattedText.slice(0, caret)).length < position) caret += 1
        const text = formattedText.slice(0, caret) + digit + formattedText.slice(caret)
        const result = reformat({ text, caret: caret + 1, type: 'insertText', previous: rawValue }, twelveDigitFormat)
        expect(result.value).toBe(rawValue.slice(0, position) + digit + rawValue.slice(position))
        expect(twelveDigitFormat.clean(result.displayText.slice(0, result.caret))).toBe(
          rawValue.slice(0, position) + digit,
        )
      }),
    )
  })
})

it('digits can be grouped by different sizes', () =>
  expect(groupDigits('9786010422881', [3, 3, 2, 4, 1], '-')).toBe('978-601-04-2288-1'))
