import { readdirSync, readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { offerStatuses, parseStatusQuery } from '@press/domain'
import { describe, expect, it } from 'vitest'
import { locales, localeTag, type Locale } from './locales.ts'

type Catalog = { [key: string]: string | Catalog }

const catalogsFolder = fileURLToPath(new URL('./catalogs', import.meta.url))
const repository = fileURLToPath(new URL('../../..', import.meta.url))
const namespaces = readdirSync(`${catalogsFolder}/ru`)
const readCatalog = (locale: Locale, file: string) =>
  JSON.parse(readFileSync(`${catalogsFolder}/${locale}/${file}`, 'utf8')) as Catalog

const flattenTexts = (texts: Catalog, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flattenTexts(value, `${path}${key}.`),
  )

const pluralSuffix = /_(zero|one|two|few|many|other)$/
const removePluralSuffix = (key: string) => key.replace(pluralSuffix, '')
const getPlaceholders = (text: string) => new Set(Array.from(text.matchAll(/\{\{\s*(\w+)/g), ([, name]) => name))

describe.each(namespaces)('%s', (file) => {
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, flattenTexts(readCatalog(locale, file))]),
  ) as Record<Locale, [string, string][]>
  const listKeys = (locale: Locale) => [...new Set(texts[locale].map(([key]) => removePluralSuffix(key)))].toSorted()

  it.each(locales)('has the same keys in %s as in Russian', (locale) => {
    expect(listKeys(locale)).toEqual(listKeys('ru'))
  })

  it.each(locales)('has no empty text in %s', (locale) => {
    expect(texts[locale].filter(([, text]) => !text.trim())).toEqual([])
  })

  it.each(locales)('uses the same placeholders in %s as in Russian', (locale) => {
    const russianPlaceholders = new Map(texts.ru.map(([key, text]) => [removePluralSuffix(key), getPlaceholders(text)]))
    // A plural form may leave out its number («one book»).
    const differingTexts = texts[locale].filter(([key, text]) => {
      const expectedPlaceholders = russianPlaceholders.get(removePluralSuffix(key)) ?? new Set()
      const usedPlaceholders = getPlaceholders(text)
      return (
        [...usedPlaceholders].some((name) => !expectedPlaceholders.has(name)) ||
        (!pluralSuffix.test(key) && usedPlaceholders.size !== expectedPlaceholders.size)
      )
    })
    expect(differingTexts).toEqual([])
  })

  it.each(locales)('has every plural form that %s needs', (locale) => {
    const forms = new Intl.PluralRules(localeTag(locale)).resolvedOptions().pluralCategories
    const formsByKey = new Map<string, string[]>()
    for (const [key] of texts[locale]) {
      const form = pluralSuffix.exec(key)?.[1]
      if (form) formsByKey.set(removePluralSuffix(key), [...(formsByKey.get(removePluralSuffix(key)) ?? []), form])
    }
    const keysWithMissingForms = [...formsByKey].filter(([, existingForms]) =>
      forms.some((form) => !existingForms.includes(form)),
    )
    expect(keysWithMissingForms).toEqual([])
  })
})

const listAllTexts = (locale: Locale) =>
  namespaces.flatMap((file) =>
    flattenTexts(readCatalog(locale, file)).map(([key, text]) => [`${file}: ${key}`, text] as const),
  )

describe('names in texts stay in their base form', () => {
  /**
   * Matches case endings after a placeholder, and words that require a case. An inserted value may end in any letter, so no case
   * ending can be right for all values.
   */
  const endings = ['[ғқгк][ае]', '[дтн][ае]н?', '[дтн][еа]гі', '[дтн][ыі]ң?', '[мбп]ен', 'с[ыі]з'].join('|')
  const governingWords = 'дейін|бастап|кейін|бұрын|бері|қарай|қарағанда|салыстырғанда|басқа|тыс|аса|бірге|[мбп]ен'
  const caseEndingPattern = new RegExp(
    String.raw`\}\}[»”%)]*(?:-?(?:${endings})|\s+(?:${governingWords}))(?!\p{L})`,
    'u',
  )
  /** In these texts an ending is allowed, because a size always ends in «байт», whatever its number. */
  const sizeTextKeys = new Set(['fields.json: upload.limits', 'fields.json: upload.limitsAny'])

  it('in Kazakh: no case ending or governing word follows a placeholder', () => {
    expect(listAllTexts('kz').filter(([key, text]) => caseEndingPattern.test(text) && !sizeTextKeys.has(key))).toEqual(
      [],
    )
  })

  it('in Kazakh: a bare name is not a direct object', () => {
    const directObjectPattern = /(?<!\{\{count)\}\}»?\s+(?:\p{Ll}+\s)?\p{Ll}+[уүю]$/u
    // Allows «{{name}} файлын ашу», in which the noun after the name has the ending.
    const nounWithEndingPattern = /\}\}»? \p{L}+[ыі]н \p{L}+$/u
    expect(
      listAllTexts('kz').filter(([, text]) => directObjectPattern.test(text) && !nounWithEndingPattern.test(text)),
    ).toEqual([])
  })

  it('in Russian: no preposition precedes a quoted name', () => {
    const prepositionPattern = /(?<!\p{L})(?:из|в|во|на|к|ко|от|с|со|по|о|об|для|над|под|до|у|при) «\{\{/iu
    expect(listAllTexts('ru').filter(([, text]) => prepositionPattern.test(text))).toEqual([])
  })
})

describe('English', () => {
  const texts = listAllTexts('en').map(([key, text]) => [key, text.replace(/\{\{.*?\}\}/g, '')] as const)
  it('uses typographic apostrophes and quotation marks', () => {
    expect(texts.filter(([, text]) => /['"]/.test(text))).toEqual([])
  })
  it('uses British spelling only', () => {
    const americanSpelling =
      /\b(?:\w{3,}(?:iz|yz)(?:e[ds]?|ing|ation\w*)|\w*(?:color|center|favor|gray|labeled|canceled|fulfill|catalog(?!ue))\w*)\b/i
    // Quotations from the specification keep its spelling.
    const specificationQuotes = /full size|Error (?:creating a new|loading) organization/gi
    const americanTexts = texts.filter(([, text]) => americanSpelling.test(text.replace(specificationQuotes, '')))
    expect(americanTexts).toEqual([])
  })
  it('uses modern words such as “correct” and “calculate”', () => {
    expect(texts.filter(([, text]) => /\b(?:mend|reckon)/i.test(text))).toEqual([])
  })
})

describe('the FAQ', () => {
  /** Interface texts by key, which an answer may quote. */
  const interfaceTexts = Object.fromEntries(
    locales.map((locale) => [locale, new Map(listAllTexts(locale).filter(([key]) => !key.startsWith('faq.json')))]),
  ) as Record<Locale, Map<string, string>>
  const getQuotedNames = (locale: Locale, answer: string) => {
    const text = flattenTexts(readCatalog(locale, 'faq.json')).find(([key]) => key === `answer.${answer}`)?.[1] ?? ''
    return new Set(Array.from(text.matchAll(/[«“](.+?)[»”]/gu), ([, name = '']) => name))
  }
  const answers = Object.keys(readCatalog('ru', 'faq.json')['answer'] as Catalog)

  it('quotes names', () => {
    expect(answers.filter((answer) => getQuotedNames('ru', answer).size > 0).length).toBeGreaterThan(10)
  })

  it.each(answers)('uses the interface names in «%s» correctly in every language', (answer) => {
    const quotedNames = Object.fromEntries(locales.map((locale) => [locale, getQuotedNames(locale, answer)])) as Record<
      Locale,
      Set<string>
    >
    /** Keys whose texts are quoted in each of the three languages. */
    const sharedKeys = [...interfaceTexts.ru.keys()].filter((key) =>
      locales.every((locale) => quotedNames[locale].has(interfaceTexts[locale].get(key) ?? '')),
    )
    for (const locale of locales) {
      const unknownNames = [...quotedNames[locale]].filter(
        (name) => !sharedKeys.some((key) => interfaceTexts[locale].get(key) === name),
      )
      expect({ locale, unknown: unknownNames }).toEqual({ locale, unknown: [] })
    }
  })
})

const foldToRussianLetters = (text: string) =>
  text.replace(/[әғқңөұүһі]/gu, (letter) => 'агкноуухи'['әғқңөұүһі'.indexOf(letter)] ?? letter)

describe('an offer status', () => {
  const statusLabels = locales.flatMap((locale) => {
    const { status, statusShort } = readCatalog(locale, 'offers.json') as Record<string, Record<string, string>>
    return offerStatuses.flatMap((one) => [
      [status?.[one] ?? '', one] as const,
      [statusShort?.[one] ?? '', one] as const,
    ])
  })
  it.each(statusLabels)('is found by its label «%s»', (label, status) => {
    expect(parseStatusQuery(label)).toBe(status)
    expect(parseStatusQuery(label.toLocaleUpperCase())).toBe(status)
    expect(parseStatusQuery(foldToRussianLetters(label.toLowerCase()))).toBe(status)
  })
})

describe('user-facing text is only in the catalogs', () => {
  const sourceFiles = globSync(
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
  const vocabularyFiles = new Set([
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
  const isVocabulary = (file: string) => vocabularyFiles.has(file.replace('packages/domain/src/', ''))
  const readWithoutComments = (file: string) =>
    readFileSync(`${repository}/${file}`, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(^|\s)\/\/.*$/gm, '')

  it('with no Cyrillic words in the code', () => {
    // Single letters are data (alphabets, regular expressions). Words are text and belong in the catalogs.
    const foundWords = sourceFiles
      .filter((file) => !isVocabulary(file))
      .flatMap((file) =>
        Array.from(readWithoutComments(file).matchAll(/\p{Script=Cyrillic}{3,}/gu), ([word]) => `${file}: ${word}`),
      )
    expect(foundWords).toEqual([])
  })

  it('with no text in visible or spoken attributes', () => {
    const attributePattern = /\b(aria-label|title|placeholder|label|hint|alt)="[^"]*\p{L}{2,}/gu
    const foundAttributes = sourceFiles
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        Array.from(readWithoutComments(file).matchAll(attributePattern), ([text]) => `${file}: ${text}`),
      )
    expect(foundAttributes).toEqual([])
  })
})
