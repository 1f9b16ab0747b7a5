import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeKazakhCardinal } from './kazakh.ts'
import { fromTenge } from './tiyn.ts'
import vectors from './vectors.json' with { type: 'json' }
import { amountInWords, countInWords } from './words.ts'

const toTiyn = (tenge: string) => fromTenge(Number(tenge))

describe('a sum in words', () => {
  it.each(vectors.sums)('is written for $tenge in Russian as «$ru»', ({ tenge, ru }) => {
    expect(amountInWords(toTiyn(tenge), 'ru')).toBe(ru)
  })

  it.each(vectors.sums)('is written for $tenge in Kazakh as «$kz»', ({ tenge, kz }) => {
    expect(amountInWords(toTiyn(tenge), 'kz')).toBe(kz)
  })

  it.each([
    [0, 'Zero tenge 00 tiyn'],
    [120_000_00, 'One hundred twenty thousand tenge 00 tiyn'],
    [1_001_05, 'One thousand one tenge 05 tiyn'],
    [42_99, 'Forty-two tenge 99 tiyn'],
  ])('is written for %i tiyn in English as «%s»', (sum, words) => {
    expect(amountInWords(sum, 'en')).toBe(words)
  })

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('is refused for the sum %d', (sum) => {
    expect(() => amountInWords(sum, 'ru')).toThrow(RangeError)
  })
})

describe('a count in words', () => {
  it.each([
    ['ru', 1_250, 'Одна тысяча двести пятьдесят'],
    ['kz', 1_250, 'Бір мың екі жүз елу'],
    ['en', 42, 'Forty-two'],
  ] as const)('is written in %s for %i as «%s»', (locale, count, words) => {
    expect(countInWords(count, locale)).toBe(words)
  })

  it.each([-1, 0.5])('is refused for the count %d', (count) => {
    expect(() => countInWords(count, 'ru')).toThrow(RangeError)
  })
})

describe('Kazakh numerals', () => {
  it.each(vectors.kazakh)('write $count as «$words»', ({ count, words }) => {
    expect(writeKazakhCardinal(count)).toBe(words)
  })
})

const mapUnits = (words: string): [string, number][] => words.split(' ').map((word, index) => [word, index + 1])
const mapTens = (words: string): [string, number][] => words.split(' ').map((word, index) => [word, (index + 1) * 10])
const mapScales = (...rows: string[]) =>
  new Map(rows.flatMap((row, index) => row.split(' ').map((word) => [word, 1000 ** (index + 1)] as const)))

/**
 * The values of number words, listed independently of the implementation. Values in `add` are added. Values in `times` multiply the
 * preceding word, such as «hundred». Values in `scale` multiply a group of three digits, such as «thousand».
 */
const readers = {
  ru: {
    add: new Map([
      ['ноль', 0],
      ['одна', 1],
      ['две', 2],
      ...mapUnits('один два три четыре пять шесть семь восемь девять'),
      ...mapUnits(
        '- - - - - - - - - - одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
      ),
      ...mapTens('десять двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'),
      ...mapUnits('сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот').map(
        ([word, value]) => [word, value * 100] as const,
      ),
    ]),
    times: new Map<string, number>(),
    scale: mapScales(
      'тысяча тысячи тысяч',
      'миллион миллиона миллионов',
      'миллиард миллиарда миллиардов',
      'триллион триллиона триллионов',
    ),
    units: ['тенге', 'тиын'],
  },
  kz: {
    add: new Map([
      ['нөл', 0],
      ...mapUnits('бір екі үш төрт бес алты жеті сегіз тоғыз'),
      ...mapTens('он жиырма отыз қырық елу алпыс жетпіс сексен тоқсан'),
    ]),
    times: new Map([['жүз', 100]]),
    scale: mapScales('мың', 'миллион', 'миллиард', 'триллион'),
    units: ['теңге', 'тиын'],
  },
  en: {
    add: new Map([
      ['zero', 0],
      ...mapUnits('one two three four five six seven eight nine'),
      ...mapUnits('- - - - - - - - - - eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
      ...mapTens('ten twenty thirty forty fifty sixty seventy eighty ninety'),
    ]),
    times: new Map([['hundred', 100]]),
    scale: mapScales('thousand', 'million', 'billion', 'trillion'),
    units: ['tenge', 'tiyn'],
  },
} as const

/** Converts an amount in words to its number of tiyn. */
function parseAmount(text: string, locale: keyof typeof readers): number {
  const { add, times, scale, units: unitNames } = readers[locale]
  const [, cardinal = '', tiynDigits = ''] =
    new RegExp(`^(.+) ${unitNames[0]} (\\d\\d) ${unitNames[1]}$`).exec(text) ?? []
  let total = 0
  let groupValue = 0
  for (const word of cardinal.toLowerCase().split(/[ -]/)) {
    const factor = times.get(word)
    const power = scale.get(word)
    if (power) {
      total += groupValue * power
      groupValue = 0
    } else if (factor) groupValue = Math.max(groupValue, 1) * factor
    else groupValue += add.get(word) ?? Number.NaN
  }
  return (total + groupValue) * 100 + Number(tiynDigits)
}

describe.each(['ru', 'kz', 'en'] as const)('a sum in words in %s', (locale) => {
  it('is parsed back to the same sum, up to a trillion tenge', () => {
    const sums = fc.oneof(
      fc.integer({ min: 0, max: 10 ** 14 }),
      fc.nat({ max: 100_000 }),
      fc.integer({ min: 0, max: 14 }).map((power) => 10 ** power),
    )
    fc.assert(
      fc.property(sums, (sum) => {
        expect(parseAmount(amountInWords(sum, locale), locale)).toBe(sum)
      }),
      { numRuns: 1_000 },
    )
  })
})
