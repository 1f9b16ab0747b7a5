import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reformat } from '../../private/formatted-text.ts'
import { createMaskFormat } from './mask.ts'

const typeKeys = (mask: string, keys: string) => {
  const format = createMaskFormat(mask)
  let rawValue = ''
  let displayText = ''
  for (const key of keys) {
    const result = reformat(
      { text: displayText + key, caret: displayText.length + 1, type: 'insertText', previous: rawValue },
      format,
    )
    rawValue = result.value
    displayText = result.displayText
  }
  return { kept: rawValue, shown: displayText }
}

describe('a mask', () => {
  it.each([
    ['00.00.0000', '31122026', '31.12.2026', '31122026'],
    ['00.00.0000', '31.12.2026', '31.12.2026', '31122026'],
    ['ТК-0000', '1143', 'ТК-1143', '1143'],
    ['ТК-0000', 'тк-1143', 'ТК-1143', '1143'],
    ['000 AAA 00', '123abc02', '123 ABC 02', '123ABC02'],
    ['+7 (000) 000-00-00', '7012345678', '+7 (701) 234-56-78', '7012345678'],
  ])('%s for the keys %s', (mask, keys, expectedText, expectedValue) => {
    expect(typeKeys(mask, keys)).toEqual({ kept: expectedValue, shown: expectedText })
  })

  it('accepts no letter for a digit', () => expect(typeKeys('0000', '1a2b').kept).toBe('12'))

  it('parses its own output, complete or partial', () => {
    const anyDigits = fc.stringMatching(/^\d{0,10}$/)
    fc.assert(
      fc.property(
        anyDigits,
        fc.constantFrom('00.00.000000', '+7 (000) 000-00-00', '№ 0000000000'),
        (rawValue, mask) => {
          const { clean, format } = createMaskFormat(mask)
          expect(clean(format(rawValue))).toBe(rawValue)
        },
      ),
    )
  })
})
