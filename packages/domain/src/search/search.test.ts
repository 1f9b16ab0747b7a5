import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minTypoTolerantLength, createFuzzyMatcher } from './fuzzy-match.ts'
import { createMatcher, normalizeSearchText } from '../shared/text.ts'
import { getCardNumberSpellings, getOfferNumberSpellings, parseNumberQuery } from './number-query.ts'

describe('a number query', () => {
  it.each([
    ['ТК-1171', 1171, null, 'тк-1171'],
    ['tk-1171', 1171, null, 'тк-1171'],
    ['TC 1171', 1171, null, 'тк-1171'],
    ['тк1171', 1171, null, 'тк-1171'],
    ['КП-0402', null, '0402', 'кп-0402'],
    ['kp 402', null, '0402', 'кп-0402'],
    ['КҰ-402', null, '0402', 'кп-0402'],
    ['402', 402, '0402', '402'],
    ['Қала 402', null, null, 'Қала 402'],
    ['978-601-03-0070-5', null, null, '978-601-03-0070-5'],
  ])('is parsed from «%s»', (query, card, offer, words) => {
    expect(parseNumberQuery(query)).toEqual({ card, offer, words })
  })

  it.each([
    ['ТК-1171', getCardNumberSpellings(1171)],
    ['TK-1171', getCardNumberSpellings(1171)],
    ['1171', getCardNumberSpellings(1171)],
    ['КП-0402', getOfferNumberSpellings('0402')],
    ['0402', getOfferNumberSpellings('0402')],
  ])('«%s» finds the number in a list', (query, spellings) => {
    expect(createMatcher(query)(normalizeSearchText(spellings))).toBe(true)
    expect(createMatcher(parseNumberQuery(query).words)(spellings)).toBe(true)
  })
})

describe('a search with a typing mistake', () => {
  it.each([
    ['гидролгия', 'Гидрология суши'],
    ['гидроологи', 'Гидрология суши'],
    ['гидрогогия', 'Гидрология суши'],
    ['гирдология', 'Гидрология суши'],
    ['кала', 'Календарь'],
    ['калалык экалогия', 'Қалалық экология: оқу құралы'],
    ['сейтқлаи', 'Сейтқали Жанар'],
  ])('finds for «%s» the text «%s»', (query, text) => {
    expect(createFuzzyMatcher(query)(text)).toBe(true)
  })

  it.each([
    ['гидрогигия', 'Гидрология суши'],
    ['тук', 'ТК-1171'],
    ['', 'Гидрология суши'],
    ['гидрология моря', 'Гидрология суши'],
  ])('does not find for «%s» the text «%s»', (query, text) => {
    expect(createFuzzyMatcher(query)(text)).toBe(false)
  })

  const letterArbitrary = fc.constantFrom(...Array.from('абвгдежзийклмнопрстуфхцчшщьэюя'))
  const wordArbitrary = fc
    .array(letterArbitrary, { minLength: minTypoTolerantLength + 1, maxLength: 14 })
    .map((letters) => letters.join(''))

  it('tolerates any single wrong letter', () => {
    fc.assert(
      fc.property(
        wordArbitrary,
        fc.nat(),
        letterArbitrary,
        fc.constantFrom('wrong', 'missing', 'extra', 'swapped'),
        (text, positionSeed, otherLetter, kind) => {
          const position = positionSeed % (text.length - 1)
          const [textBefore, textAfter] = [text.slice(0, position), text.slice(position)]
          const typed = {
            wrong: textBefore + otherLetter + textAfter.slice(1),
            missing: textBefore + textAfter.slice(1),
            extra: textBefore + otherLetter + textAfter,
            swapped: textBefore + textAfter.slice(1, 2) + textAfter.slice(0, 1) + textAfter.slice(2),
          }[kind]
          expect(createFuzzyMatcher(typed)(text)).toBe(true)
        },
      ),
    )
  })
})
