import {
  contractKindKeys,
  emptyAccount,
  emptyParty,
  emptyPressDetails,
  emptyTerms,
  findPlaceholders,
  toPressSide,
  validateTemplate,
  listTemplateTexts,
  type ContractKind,
  type ContractPublisher,
  type ContractDocument,
} from '@press/domain'
import { describe, expect, it } from 'vitest'
import checklist from './contract-checklist.json' with { type: 'json' }
import { createContractExample } from './contract-example.ts'
import { firstContractTemplates } from './contract-templates.ts'
import { clauseText, renderContract, type ContractData } from './contract.ts'

const replaceNoBreakCharacters = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')
const account = {
  ...emptyAccount,
  account: 'KZ21601A231000001445',
  bank: 'Халық банкі',
  bic: 'HSBKKZKX',
  kbe: '16',
}
const russianSide = {
  name: 'Университет баспасы',
  bin: '940440010006',
  registration_number: '10100094',
  registered_on: '1994-04-12',
  address: 'Алматы, пр. аль-Фараби, 71',
  phone: '',
  email: '',
  account,
  accounts: [account],
  signer: { name: 'Сейтова Г. М.', position: 'Директор', basis: 'Устава' },
}
const kazakhSide = {
  ...russianSide,
  address: 'Алматы, әл-Фараби даңғылы, 71',
  signer: { name: 'Сейтова Г. М.', position: 'Бас директор', basis: 'Жарғы' },
}
const press: ContractPublisher = { ru: russianSide, kz: kazakhSide }
const contract: ContractData = {
  ...emptyTerms,
  ...emptyParty,
  kind: 'author',
  number: '219-26',
  date: '2026-11-24',
  starts_on: '2026-11-24',
  ends_on: '2031-11-23',
  party_name: 'Ли Тимур',
  party_bin: '860314301271',
  party_email: 't.li@univer.example',
  party_account: 'KZ197220000000447182',
  party_kbe: '19',
  party_document_number: '038214571',
  party_document_issuer: 'МВД РК',
  party_document_date: '2018-04-02',
  book_name: 'Введение в корпусную лингвистику',
  manuscript_on: '2027-03-01',
  fee: 48_000_000,
  royalty: 8,
  print_run: 250,
  payment_days: 10,
  ebook: true,
  note: '',
}
const renderTestContract = (change: Partial<ContractData> = {}, publisher = press) => {
  const testContract = { ...contract, ...change }
  return renderContract(testContract, publisher, firstContractTemplates[testContract.kind])
}
const locales = ['ru', 'kz'] as const
const getClauseTexts = (paper: ContractDocument, locale: 'ru' | 'kz') =>
  [...paper.preamble, ...paper.sections.flatMap(({ clauses }) => clauses)].map((one) =>
    replaceNoBreakCharacters(clauseText(one[locale])),
  )

describe.each(contractKindKeys)('the default template of %s', (kind) => {
  const template = firstContractTemplates[kind]

  it('is valid without changes', () => {
    expect(validateTemplate(kind, template)).toEqual({})
  })

  it('contains no tax rates', () => {
    for (const { text } of listTemplateTexts(template))
      for (const locale of locales)
        expect(text[locale]).not.toMatch(
          /(?:налог|салы[қғ]|взнос|жарна|отчислени|аударым).*\d+(?:,\d+)? ?(?:%|процент|пайыз)/u,
        )
  })
})

/** Builds a contract with every term of its kind. */
const createFullContract = (kind: ContractKind, change: Partial<ContractData> = {}): ContractData => ({
  ...createContractExample(kind, contract.date),
  subject: 'научное редактирование учебника',
  subject_kz: 'жоғары оқу орындарына арналған оқулықты ғылыми редакциялау',
  ...change,
})
const getFullText = (paper: ContractDocument, locale: 'ru' | 'kz'): string =>
  [
    replaceNoBreakCharacters(paper.title[locale]),
    ...paper.sections.map(({ title }) => title[locale]),
    ...getClauseTexts(paper, locale),
  ].join('\n')
const { items, kinds } = checklist as {
  items: Record<string, Record<'ru' | 'kz', string>>
  kinds: Record<ContractKind, string[]>
}
/** Returns the pattern of an item. An item without a pattern is matched literally. */
function createItemPattern(item: string, locale: 'ru' | 'kz'): RegExp {
  const patternSource = items[item]?.[locale]
  if (!patternSource) throw new Error(`The checklist has no «${item}»`)
  return new RegExp(
    /[*?]|\\S/u.test(patternSource) ? patternSource : patternSource.replaceAll(/[().]/gu, String.raw`\$&`),
    'u',
  )
}

describe.each(contractKindKeys)('the legal requirements of %s', (kind) => {
  it.each(locales.flatMap((locale) => kinds[kind].map((item) => [locale, item] as const)))('%s: %s', (locale, item) => {
    expect(getFullText(renderTestContract(createFullContract(kind)), locale)).toMatch(createItemPattern(item, locale))
  })

  it('include an open-ended term for kinds that allow it', () => {
    if (!findPlaceholders(JSON.stringify(firstContractTemplates[kind])).includes('open_from')) return
    expect(getFullText(renderTestContract(createFullContract(kind, { ends_on: '' })), 'ru')).toMatch(
      /24 ноября 2026 г\./u,
    )
    expect(getFullText(renderTestContract(createFullContract(kind, { ends_on: '' })), 'kz')).toMatch(
      /2026 жылғы 24 қарашадан бастап/u,
    )
  })
})

describe('a contract', () => {
  it('states the agreed terms by the rules of each language', () => {
    const paper = renderTestContract()
    expect([replaceNoBreakCharacters(paper.title.ru), replaceNoBreakCharacters(paper.title.kz)]).toEqual([
      'Авторский договор № 219-26',
      '№ 219-26 авторлық шарт',
    ])
    expect([paper.place.ru, paper.place.kz]).toEqual(['г. Алматы', 'Алматы қ.'])
    expect(getClauseTexts(paper, 'kz')).toContain(
      'Шарт 2026 жылғы 24 қарашадан 2031 жылғы 23 қарашаға дейін қолданылады.',
    )
  })

  // There are no line breaks between a hyphen and a digit (UAX 14, LB25).
  it('keeps numbers with their signs and days with their months on one line', () => {
    const { title, preamble, date } = renderTestContract()
    expect([title.ru, title.kz]).toEqual(['Авторский договор №\u00a0219-26', '№\u00a0219-26 авторлық шарт'])
    expect([date.ru, date.kz]).toEqual(['24\u00a0ноября 2026\u00a0г.', '2026\u00a0жылғы 24\u00a0қараша'])
    const [pressClause] = preamble
    expect([clauseText(pressClause?.ru ?? []), clauseText(pressClause?.kz ?? [])]).toEqual([
      expect.stringContaining('БИН\u00a0940440010006'),
      expect.stringContaining('БСН\u00a0940440010006'),
    ])
    for (const locale of locales) expect(clauseText(pressClause?.[locale] ?? [])).toContain('Сейтова\u00a0Г.\u00a0М.')
    const joinClauseTexts = (kind: ContractKind, locale: 'ru' | 'kz') =>
      renderTestContract(createFullContract(kind))
        .sections.flatMap(({ clauses }) => clauses)
        .map((one) => clauseText(one[locale]))
        .join('\n')
    expect(joinClauseTexts('neconc', 'ru')).toContain('месяцев:\u00a06')
    expect(joinClauseTexts('op', 'ru')).toContain('10\u00a0рабочих дней')
    expect(joinClauseTexts('op', 'kz')).toContain('10\u00a0пайызынан')
    const contractWithTypedNumber = renderTestContract(createFullContract('gph', { subject: 'корректура книги № 12' }))
    expect(contractWithTypedNumber.sections[0]?.clauses.map((one) => clauseText(one.ru)).join('\n')).toContain(
      '№\u00a012',
    )
    const [, , lawClause] = renderTestContract(createFullContract('personal')).preamble
    for (const locale of locales) expect(clauseText(lawClause?.[locale] ?? [])).toContain('№\u00a094\u2011V')
  })

  it('omits terms that were not agreed in both languages and renumbers the clauses', () => {
    const omittedTerms = { royalty: null, print_run: null, author_copies: null }
    const paper = renderTestContract(omittedTerms)
    for (const locale of ['ru', 'kz'] as const)
      expect(getClauseTexts(paper, locale).some((clause) => clause.includes('8 %'))).toBe(false)
    // The section on copies has no clauses left, so the contract does not contain it.
    expect(paper.sections.map(({ title }) => title.ru)).not.toContainEqual(expect.stringContaining('Тираж'))
    expect(paper.sections.map(({ clauses }) => clauses.map(({ number }) => number))).toEqual(
      paper.sections.map(({ clauses }, sectionIndex) =>
        clauses.map((_clause, clauseIndex) => `${sectionIndex + 1}.${clauseIndex + 1}`),
      ),
    )
    expect(renderTestContract().sections).toHaveLength(paper.sections.length + 1)
  })

  it('names the source field of each value', () => {
    const { preamble, sections } = renderTestContract()
    const fields = [...preamble, ...sections.flatMap(({ clauses }) => clauses)].flatMap(({ kz }) =>
      kz.flatMap(({ field }) => field ?? []),
    )
    expect(fields).toEqual(
      expect.arrayContaining([
        'party_name',
        'party_bin',
        'rights',
        'book_name',
        'ebook',
        'territory',
        'manuscript_on',
        'fee',
        'ends_on',
      ]),
    )
  })

  it('uses the field of each language for its text', () => {
    const paper = renderTestContract(createFullContract('gph'))
    expect(getFullText(paper, 'ru')).not.toContain('ғылыми')
    expect(getFullText(paper, 'kz')).not.toContain('научное')
  })

  it('ends with the details and signers of both sides', () => {
    const [pressParty, authorParty] = renderTestContract().sides
    expect(pressParty.lines).toContain('БИН / БСН 940440010006')
    expect(pressParty).toMatchObject({
      position: 'Директор / Бас директор',
      signer: 'Сейтова Г. М.',
      sign: 'подпись, М.П. / қолы, М.О.',
    })
    expect(authorParty.lines.map(replaceNoBreakCharacters)).toEqual(
      expect.arrayContaining(['ИИН / ЖСН 860314301271', expect.stringContaining('удостоверение личности № 038214571')]),
    )
    expect(authorParty).toMatchObject({ position: '', signer: 'Ли Тимур', sign: 'подпись / қолы' })
    const [, organizationParty] = renderTestContract(createFullContract('op')).sides
    expect(organizationParty.lines).toContain('БИН / БСН 940140000385')
    expect(organizationParty).toMatchObject({ position: 'Директор', signer: 'Ахметов Н. С.' })
  })

  it('leaves blank lines when the press details are missing', () => {
    const side = toPressSide(emptyPressDetails, { day: contract.date, locale: 'ru', signs: 'contracts' })
    const paper = renderTestContract({}, { ru: side, kz: side })
    expect(paper.sides[0].name).toMatch(/^_+$/u)
    expect(paper.sides[0].lines).toContainEqual(expect.stringMatching(/^БИН \/ БСН _+$/u))
    expect(paper.place.ru).toMatch(/^г\. _+$/u)
    expect(getClauseTexts(paper, 'ru')[0]).toMatch(
      /^Издательство: _+, БИН _+, в лице: _+ _+, действует на основании _+\.$/u,
    )
  })
})
