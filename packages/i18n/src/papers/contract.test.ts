import { contractKindKeys, noAccount, noPressRequisites, noTerms, pressSide, type ContractPress } from '@press/domain'
import { describe, expect, it } from 'vitest'
import { clauseText, contractLocales, contractPaper, contractTemplates, type PaperContract } from './contract.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const account = {
  ...noAccount,
  account: 'KZ21601A231000001445',
  bank: 'Халық банкі',
  bic: 'HSBKKZKX',
  kbe: '16',
}
const inRussian = {
  name: 'Университет баспасы',
  bin: '940440010006',
  address: 'Алматы, пр. аль-Фараби, 71',
  phone: '',
  email: '',
  account,
  accounts: [account],
  signer: { name: 'Сейтова Г. М.', position: 'Директор', basis: 'Устава' },
}
const inKazakh = {
  ...inRussian,
  address: 'Алматы, әл-Фараби даңғылы, 71',
  signer: { name: 'Сейтова Г. М.', position: 'Бас директор', basis: 'Жарғы' },
}
const press: ContractPress = { ru: inRussian, kz: inKazakh }
const contract: PaperContract = {
  ...noTerms,
  kind: 'author',
  number: '219-26',
  date: '2026-11-24',
  starts_on: '2026-11-24',
  ends_on: '2031-11-23',
  party_name: 'Ли Тимур',
  party_bin: '860314301271',
  party_email: 't.li@univer.example',
  party_phone: '',
  party_address: '',
  party_account: 'KZ197220000000447182',
  party_bank: '',
  party_bic: '',
  party_kbe: '19',
  party_signer: '',
  party_basis: '',
  book_name: 'Введение в корпусную лингвистику',
  fee: 48_000_000,
  royalty: 8,
  print_run: 250,
  ebook: true,
  note: '',
}
const said = (paper: ReturnType<typeof contractPaper>, locale: 'ru' | 'kz') =>
  paper.sections.flatMap(({ clauses }) => clauses.map((one) => plain(clauseText(one[locale]))))

const placeholders = (clause: string) => (clause.match(/\{\{\w+\}\}/gu) ?? []).toSorted()

describe('the templates of contracts', () => {
  it.each(contractKindKeys)('of %s say the same in both languages, clause by clause', (kind) => {
    const [ru, kz] = [contractTemplates.ru[kind], contractTemplates.kz[kind]]
    const shape = (template: typeof ru) => template.sections.map(({ clauses }) => clauses.map(placeholders))
    expect(shape(kz)).toEqual(shape(ru))
  })

  it.each(contractLocales)('put no ending after what is filled in, in %s', (locale) => {
    for (const kind of contractKindKeys)
      for (const clause of contractTemplates[locale][kind].sections.flatMap(({ clauses }) => clauses))
        expect(clause).not.toMatch(/\}\}[-\p{L}]/u)
  })
})

describe('a contract', () => {
  it('says what was agreed on by the rules of each language', () => {
    const paper = contractPaper(contract, press)
    expect([paper.title.ru, paper.title.kz]).toEqual(['Авторский договор № 219-26', '№ 219-26 авторлық шарт'])
    expect([paper.place.ru, paper.place.kz]).toEqual(['г. Алматы', 'Алматы қ.'])
    expect(said(paper, 'ru')).toContain(
      'За создание Произведения Издательство платит Автору 480 000 ₸ (четыреста восемьдесят тысяч тенге 00 тиын).',
    )
    expect(said(paper, 'kz')).toContain(
      'Шығарманы жасағаны үшін Баспа Авторға 480 000 ₸ (төрт жүз сексен мың теңге 00 тиын) төлейді.',
    )
    expect(said(paper, 'ru')).toContain('Договор действует с 24 ноября 2026 г. по 23 ноября 2031 г.')
    expect(said(paper, 'kz')).toContain('Шарт 2026 жылғы 24 қарашадан 2031 жылғы 23 қарашаға дейін қолданылады.')
  })

  it('leaves out, in both languages, what was not agreed on, and numbers what is left', () => {
    const paper = contractPaper({ ...contract, royalty: null, print_run: null, author_copies: null }, press)
    for (const locale of contractLocales)
      expect(said(paper, locale).some((clause) => clause.includes('8 %'))).toBe(false)
    expect(paper.sections.map(({ clauses }) => clauses.map(({ number }) => number))).toEqual([
      ['1.1', '1.2'],
      ['2.1'],
      ['3.1', '3.2'],
      ['4.1'],
    ])
  })

  it('that has no end says so', () => {
    const paper = contractPaper({ ...contract, kind: 'itd', subject: 'бухгалтер', ends_on: '' }, press)
    expect(said(paper, 'ru')).toContain('Договор действует с 24 ноября 2026 г. на неопределённый срок.')
    expect(said(paper, 'kz')).toContain('Шарт 2026 жылғы 24 қарашадан бастап белгісіз мерзімге қолданылады.')
  })

  it('names where each value came from', () => {
    const fields = contractPaper(contract, press).sections.flatMap(({ clauses }) =>
      clauses.flatMap(({ kz }) => kz.flatMap(({ field }) => field ?? [])),
    )
    expect(new Set(fields)).toEqual(
      new Set(['rights', 'book_name', 'ebook', 'print_run', 'fee', 'royalty', 'starts_on', 'ends_on']),
    )
  })

  it('gives the requisites of a person and of an organisation their own names', () => {
    const [own, person] = contractPaper(contract, press).sides
    expect(own.lines).toContain('БИН / БСН 940440010006')
    expect(person.lines).toContain('ИИН / ЖСН 860314301271')
    const [, organization] = contractPaper({ ...contract, kind: 'op', subject: 'книги' }, press).sides
    expect(organization.lines).toContain('БИН / БСН 860314301271')
  })

  it('says who signs for the press and for an organisation, and on what basis', () => {
    const signed = { party_signer: 'директор Ахметов Н. С.', party_basis: 'Устава' }
    const [own, organization] = contractPaper({ ...contract, ...signed, kind: 'op', subject: 'книги' }, press).sides
    expect(own.lines.slice(-2)).toEqual([
      'Подписывает / Қол қояды: Директор / Бас директор Сейтова Г. М.',
      'на основании Устава / Жарғы негізінде',
    ])
    expect(organization.lines.slice(-2)).toEqual([
      'Подписывает / Қол қояды: директор Ахметов Н. С.',
      'на основании / негізінде: Устава',
    ])
    // A person signs for themselves.
    const [, person] = contractPaper({ ...contract, ...signed }, press).sides
    expect(person.lines.join('\n')).not.toContain('Ахметов')
  })

  it('leaves lines to be filled in by hand where nobody has entered the press', () => {
    const side = pressSide(noPressRequisites, { day: contract.date, locale: 'ru', signs: 'contracts' })
    const { sides, place } = contractPaper(contract, { ru: side, kz: side })
    expect(sides[0].name).toMatch(/^_+$/u)
    expect(sides[0].lines).toContainEqual(expect.stringMatching(/^БИН \/ БСН _+$/u))
    expect(place.ru).toMatch(/^г\. _+$/u)
  })
})
