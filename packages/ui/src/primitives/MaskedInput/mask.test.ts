import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reformat } from '../../private/formatted-text.ts'
import { createMaskFormat } from './mask.ts'

const typeIn = (mask: string, keys: string) => {
  const format = createMaskFormat(mask)
  let kept = ''
  let shown = ''
  for (const key of keys) {
    const next = reformat({ text: shown + key, caret: shown.length + 1, type: 'insertText', previous: kept }, format)
    kept = next.kept
    shown = next.shown
  }
  return { kept, shown }
}

describe('a mask', () => {
  it.each([
    ['00.00.0000', '31122026', '31.12.2026', '31122026'],
    ['00.00.0000', '31.12.2026', '31.12.2026', '31122026'],
    ['ТК-0000', '1143', 'ТК-1143', '1143'],
    ['ТК-0000', 'тк-1143', 'ТК-1143', '1143'],
    ['000 AAA 00', '123abc02', '123 ABC 02', '123ABC02'],
    ['+7 (000) 000-00-00', '7012345678', '+7 (701) 234-56-78', '7012345678'],
  ])('%s for the keys %s', (mask, keys, shown, kept) => {
    expect(typeIn(mask, keys)).toEqual({ kept, shown })
  })

  it('accepts no letter for a digit', () => expect(typeIn('0000', '1a2b').kept).toBe('12'))

  it('parses its own output, complete or partial', () => {
    const digits = fc.stringMatching(/^\d{0,10}$/)
    fc.assert(
      fc.property(digits, fc.constantFrom('00.00.000000', '+7 (000) 000-00-00', '№ 0000000000'), (rawValue, mask) => {
        const { clean, format } = createMaskFormat(mask)
        expect(clean(format(rawValue))).toBe(rawValue)
      }),
    )
  })
})
