import { readdirSync, readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { offerStatuses, parseStatusQuery } from '@press/domain'
import { describe, expect, it } from 'vitest'
import { locales, localeTag, type Locale } from './locales.ts'

type Catalog = { [key: string]: string | Catalog }

const folder = fileURLToPath(new URL('./catalogs', import.meta.url))
const repository = fileURLToPath(new URL('../../..', import.meta.url))
const namespaces = readdirSync(`${folder}/ru`)
const catalog = (locale: Locale, file: string) =>
  JSON.parse(readFileSync(`${folder}/${locale}/${file}`, 'utf8')) as Catalog

const flat = (texts: Catalog, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )

const plural = /_(zero|one|two|few|many|other)$/
const base = (key: string) => key.replace(plural, '')
const values = (text: string) => new Set(Array.from(text.matchAll(/\{\{\s*(\w+)/g), ([, name]) => name))

describe.each(namespaces)('%s', (file) => {
  const texts = Object.fromEntries(locales.map((locale) => [locale, flat(catalog(locale, file))])) as Record<
    Locale,
    [string, string][]
  >
  const keys = (locale: Locale) => [...new Set(texts[locale].map(([key]) => base(key)))].toSorted()

  it.each(locales)('has the same keys in %s as in Russian', (locale) => {
    expect(keys(locale)).toEqual(keys('ru'))
  })

  it.each(locales)('has no empty text in %s', (locale) => {
    expect(texts[locale].filter(([, text]) => !text.trim())).toEqual([])
  })

  it.each(locales)('uses the same placeholders in %s as in Russian', (locale) => {
    const russian = new Map(texts.ru.map(([key, text]) => [base(key), values(text)]))
    // A plural form may leave out its number («one book»).
    const differing = texts[locale].filter(([key, text]) => {
      const expected = russian.get(base(key)) ?? new Set()
      const given = values(text)
      return [...given].some((name) => !expected.has(name)) || (!plural.test(key) && given.size !== expected.size)
    })
    expect(differing).toEqual([])
  })

  it.each(locales)('has every plural form that %s needs', (locale) => {
    const forms = new Intl.PluralRules(localeTag(locale)).resolvedOptions().pluralCategories
    const counted = new Map<string, string[]>()
    for (const [key] of texts[locale]) {
      const form = plural.exec(key)?.[1]
      if (form) counted.set(base(key), [...(counted.get(base(key)) ?? []), form])
    }
    const missing = [...counted].filter(([, given]) => forms.some((form) => !given.includes(form)))
    expect(missing).toEqual([])
  })
})

const allTexts = (locale: Locale) =>
  namespaces.flatMap((file) => flat(catalog(locale, file)).map(([key, text]) => [`${file}: ${key}`, text] as const))

describe('names in texts stay in their base form', () => {
  /**
   * Matches case endings after a placeholder, and words that require a case. An inserted value may end in any letter, so no case
   * ending can be right for all values.
   */
  const endings = ['[ғқгк][ае]', '[дтн][ае]н?', '[дтн][еа]гі', '[дтн][ыі]ң?', '[мбп]ен', 'с[ыі]з'].join('|')
  const governing = 'дейін|бастап|кейін|бұрын|бері|қарай|қарағанда|салыстырғанда|басқа|тыс|аса|бірге|[мбп]ен'
  const ended = new RegExp(String.raw`\}\}[»”%)]*(?:-?(?:${endings})|\s+(?:${governing}))(?!\p{L})`, 'u')
  /** In these texts an ending is allowed, because a size always ends in «байт», whatever its number. */
  const sizes = new Set(['fields.json: upload.limits', 'fields.json: upload.limitsAny'])

  it('in Kazakh: no case ending or governing word follows a placeholder', () => {
    expect(allTexts('kz').filter(([key, text]) => ended.test(text) && !sizes.has(key))).toEqual([])
  })

  it('in Kazakh: a bare name is not a direct object', () => {
    const object = /(?<!\{\{count)\}\}»?\s+(?:\p{Ll}+\s)?\p{Ll}+[уүю]$/u
    // Allows «{{name}} файлын ашу», in which the noun after the name has the ending.
    const carried = /\}\}»? \p{L}+[ыі]н \p{L}+$/u
    expect(allTexts('kz').filter(([, text]) => object.test(text) && !carried.test(text))).toEqual([])
  })

  it('in Russian: no preposition precedes a quoted name', () => {
    const governed = /(?<!\p{L})(?:из|в|во|на|к|ко|от|с|со|по|о|об|для|над|под|до|у|при) «\{\{/iu
    expect(allTexts('ru').filter(([, text]) => governed.test(text))).toEqual([])
  })
})

describe('English', () => {
  const texts = allTexts('en').map(([key, text]) => [key, text.replace(/\{\{.*?\}\}/g, '')] as const)
  it('uses typographic apostrophes and quotation marks', () => {
    expect(texts.filter(([, text]) => /['"]/.test(text))).toEqual([])
  })
  it('uses British spelling only', () => {
    const american =
      /\b(?:\w{3,}(?:iz|yz)(?:e[ds]?|ing|ation\w*)|\w*(?:color|center|favor|gray|labeled|canceled|fulfill|catalog(?!ue))\w*)\b/i
    // Quotations from the specification keep its spelling.
    const given = /full size|Error (?:creating a new|loading) organization/gi
    const found = texts.filter(([, text]) => american.test(text.replace(given, '')))
    expect(found).toEqual([])
  })
  it('uses modern words such as “correct” and “calculate”', () => {
    expect(texts.filter(([, text]) => /\b(?:mend|reckon)/i.test(text))).toEqual([])
  })
})

describe('the FAQ', () => {
  /** Interface texts by key, which an answer may quote. */
  const interfaceTexts = Object.fromEntries(
    locales.map((locale) => [locale, new Map(allTexts(locale).filter(([key]) => !key.startsWith('faq.json')))]),
  ) as Record<Locale, Map<string, string>>
  const quotedIn = (locale: Locale, answer: string) => {
    const text = flat(catalog(locale, 'faq.json')).find(([key]) => key === `answer.${answer}`)?.[1] ?? ''
    return new Set(Array.from(text.matchAll(/[«“](.+?)[»”]/gu), ([, name = '']) => name))
  }
  const answers = Object.keys(catalog('ru', 'faq.json')['answer'] as Catalog)

  it('quotes names', () => {
    expect(answers.filter((answer) => quotedIn('ru', answer).size > 0).length).toBeGreaterThan(10)
  })

  it.each(answers)('uses the interface names in «%s» correctly in every language', (answer) => {
    const quoted = Object.fromEntries(locales.map((locale) => [locale, quotedIn(locale, answer)])) as Record<
      Locale,
      Set<string>
    >
    /** Keys whose texts are quoted in each of the three languages. */
    const shared = [...interfaceTexts.ru.keys()].filter((key) =>
      locales.every((locale) => quoted[locale].has(interfaceTexts[locale].get(key) ?? '')),
    )
    for (const locale of locales) {
      const unknown = [...quoted[locale]].filter(
        (name) => !shared.some((key) => interfaceTexts[locale].get(key) === name),
      )
      expect({ locale, unknown }).toEqual({ locale, unknown: [] })
    }
  })
})

const russianKeys = (text: string) =>
  text.replace(/[әғқңөұүһі]/gu, (letter) => 'агкноуухи'['әғқңөұүһі'.indexOf(letter)] ?? letter)

describe('an offer status', () => {
  const labels = locales.flatMap((locale) => {
    const { status, statusShort } = catalog(locale, 'offers.json') as Record<string, Record<string, string>>
    return offerStatuses.flatMap((one) => [
      [status?.[one] ?? '', one] as const,
      [statusShort?.[one] ?? '', one] as const,
    ])
  })
  it.each(labels)('is found by its label «%s»', (label, status) => {
    expect(parseStatusQuery(label)).toBe(status)
    expect(parseStatusQuery(label.toLocaleUpperCase())).toBe(status)
    expect(parseStatusQuery(russianKeys(label.toLowerCase()))).toBe(status)
  })
})

describe('user-facing text is only in the catalogs', () => {
  const sources = globSync(
    [
      'packages/{ui,shell,client,contract,server}/src/**/*.{ts,tsx}',
      'packages/domain/src/**/*.{ts,json}',
      'portals/*/src/**/*.{ts,tsx}',
    ],
    { cwd: repository },
  ).filter((file) => !/\.(stories|test|guide)\.tsx?$|story|fixture|vectors\.json$|\/docs\/|\/demo\//i.test(file))
  /**
   * Files whose Cyrillic words are data: numerals of sums in words, statuses and repetitions as people type them, words of banks,
   * payers and decrees, name endings, and the bases of the right to sign for a press.
   */
  const vocabularies = new Set([
    'calendar/words/lexicon.ts',
    'calendar/words/say.ts',
    'shared/identifiers/banks.json',
    'shared/money/words.json',
    'offers/status-synonyms.json',
    'projects/volumes.json',
    'settings/decree-words.ts',
    'setup/signing.json',
    'shared/people/names.ts',
    'statements/words.json',
    'todos/quick-entry.json',
  ])
  const isVocabulary = (file: string) => vocabularies.has(file.replace('packages/domain/src/', ''))
  const uncommented = (file: string) =>
    readFileSync(`${repository}/${file}`, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(^|\s)\/\/.*$/gm, '')

  it('with no Cyrillic words in the code', () => {
    // Single letters are data (alphabets, regular expressions). Words are text and belong in the catalogs.
    const found = sources
      .filter((file) => !isVocabulary(file))
      .flatMap((file) =>
        Array.from(uncommented(file).matchAll(/\p{Script=Cyrillic}{3,}/gu), ([word]) => `${file}: ${word}`),
      )
    expect(found).toEqual([])
  })

  it('with no text in visible or spoken attributes', () => {
    const attribute = /\b(aria-label|title|placeholder|label|hint|alt)="[^"]*\p{L}{2,}/gu
    const found = sources
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => Array.from(uncommented(file).matchAll(attribute), ([text]) => `${file}: ${text}`))
    expect(found).toEqual([])
  })
})
