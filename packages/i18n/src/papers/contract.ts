import {
  amountInWords,
  contractRights,
  isWithOrganization,
  type ContractFacts,
  type ContractKind,
  type ContractPress,
} from '@press/domain'
import russian from '../contracts/ru.json' with { type: 'json' }
import kazakh from '../contracts/kz.json' with { type: 'json' }
import { formatMoney, formatNumber } from '../format.ts'
import { blankLine } from './offer.ts'
import { paperDate } from './paperDate.ts'

/** The languages that every contract is written in, side by side. */
export const contractLocales = ['ru', 'kz'] as const
export type ContractLocale = (typeof contractLocales)[number]
type Both<Text> = Record<ContractLocale, Text>

/** A piece of a clause; `field` names the form's field that it comes from. */
export interface ContractPiece {
  text: string
  field?: string | undefined
}

export interface ContractClause {
  number: string
  ru: ContractPiece[]
  kz: ContractPiece[]
}

export interface ContractSide {
  /** Who it is in this contract, in both languages: «Издательство / Баспа». */
  role: string
  name: string
  lines: string[]
  /** Under the line to sign on. */
  sign: string
}

/** A contract in words, in both languages: what it says and in which order, for whoever draws it. */
export interface ContractPaper {
  title: Both<string>
  place: Both<string>
  date: Both<string>
  sections: { title: Both<string>; clauses: ContractClause[] }[]
  requisites: Both<string>
  /** The press, then the other side. */
  sides: [ContractSide, ContractSide]
}

/** What a template says of a kind; a clause that names something which is not agreed on is left out. */
interface Template {
  title: string
  press: string
  party: string
  sections: { title: string; clauses: string[] }[]
}
type Templates = Record<ContractKind, Template> &
  Record<'place' | 'requisites' | 'translation', string> & {
    rights: Record<(typeof contractRights)[number], string>
    forms: Record<'print' | 'both', string>
  }

export const contractTemplates: Both<Templates> = { ru: russian, kz: kazakh }

/** What papers say of a contract. */
export interface PaperContract extends ContractFacts {
  number: string
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What stands for the placeholders of a template in a language, with the field each comes from; '' for what is not agreed on. */
function valuesOf(contract: PaperContract, locale: ContractLocale): Record<string, { text: string; field: string }> {
  const { rights, forms, translation } = contractTemplates[locale]
  const count = (value: number | null) => (value === null ? '' : formatNumber(value, locale))
  const percent = (value: number | null) => (value === null ? '' : `${formatNumber(value, locale)}\u00a0%`)
  const { starts_on, ends_on, fee } = contract
  const texts: Record<string, string | readonly [text: string, field: string]> = {
    book_name: contract.book_name && `«${contract.book_name}»`,
    subject: contract.subject.trim().replace(/[.;\s]+$/u, ''),
    rights: rights[contract.rights],
    forms: [forms[contract.ebook ? 'both' : 'print'], 'ebook'],
    translation: contract.translation ? translation : '',
    print_run: count(contract.print_run),
    author_copies: count(contract.author_copies),
    payment_days: count(contract.payment_days),
    months: count(contract.months),
    royalty: percent(contract.royalty),
    discount: percent(contract.discount),
    fee: fee ? formatMoney(fee, locale).replace(/\u00a0₸$/u, '') : '',
    fee_words: [fee ? lowerFirst(amountInWords(fee, locale)) : '', 'fee'],
    starts_on: starts_on && paperDate(starts_on, locale, 'from'),
    ends_on: ends_on && paperDate(ends_on, locale, 'until'),
    open_from: [ends_on || !starts_on ? '' : paperDate(starts_on, locale, 'from'), 'starts_on'],
  }
  return Object.fromEntries(
    Object.entries(texts).map(([key, given]) => {
      const [text, field] = typeof given === 'string' ? [given, key] : given
      return [key, { text, field }]
    }),
  )
}

/** Splits a clause at its placeholders; null when one of them stands for nothing. */
function piecesOf(clause: string, values: ReturnType<typeof valuesOf>): ContractPiece[] | null {
  const pieces: ContractPiece[] = []
  for (const [at, part] of clause.split(/\{\{(\w+)\}\}/u).entries()) {
    if (at % 2 === 0) {
      // «2031 г.» ends the sentence by itself.
      const text = pieces.at(-1)?.text.endsWith('.') ? part.replace(/^\./u, '') : part
      if (text) pieces.push({ text })
      continue
    }
    const value = values[part]
    if (!value?.text) return null
    pieces.push(value)
  }
  return pieces
}

interface SideFacts extends Record<'name' | 'bin' | 'address' | 'account' | 'bank' | 'bic' | 'kbe', string> {
  /** Who signs for it, and what gives them the right to; '' for who signs for themselves. */
  signer: string
  basis: string
}

const sideOf = (role: string, side: SideFacts, more: string[]): ContractSide => ({
  role,
  name: side.name,
  lines: [
    side.bin && `БИН / БСН ${side.bin}`,
    side.address,
    side.account && `ИИК / ЖСК ${side.account}`,
    [side.bank, side.bic && `БИК / БСК ${side.bic}`].filter(Boolean).join(', '),
    side.kbe && `Кбе ${side.kbe}`,
    ...more,
    side.signer && `Подписывает / Қол қояды: ${side.signer}`,
    side.basis,
  ].filter((line) => line !== ''),
  sign: `${role}, подпись / қолы`,
})

/** Said once where both languages say the same. */
const paired = (ru: string, kz: string): string => [...new Set([ru, kz].filter(Boolean))].join(' / ')

/** The press's own side; what nobody has entered is a line to be filled in by hand. */
function pressSideOf(role: string, { ru, kz }: ContractPress): ContractSide {
  const { account, bank, bic, kbe } = ru.account
  const signer = ru.signer && [paired(ru.signer.position, kz.signer?.position ?? ''), ru.signer.name].join(' ')
  return sideOf(
    role,
    {
      name: paired(ru.name, kz.name) || blankLine,
      bin: ru.bin || blankLine,
      address: paired(ru.address, kz.address) || blankLine,
      account: account || blankLine,
      bank,
      bic,
      kbe,
      signer: signer ?? blankLine,
      basis: `на основании ${ru.signer?.basis || blankLine} / ${kz.signer?.basis || blankLine} негізінде`,
    },
    [],
  )
}

const both = <Text>(say: (locale: ContractLocale) => Text): Both<Text> => ({ ru: say('ru'), kz: say('kz') })

/** A contract from the template of its kind: both languages from the same terms, by the rules of each. */
export function contractPaper(contract: PaperContract, press: ContractPress): ContractPaper {
  const { kind, number } = contract
  const templates = { ru: contractTemplates.ru[kind], kz: contractTemplates.kz[kind] }
  const values = { ru: valuesOf(contract, 'ru'), kz: valuesOf(contract, 'kz') }
  const sections: ContractPaper['sections'] = []
  for (const [at, { clauses }] of templates.ru.sections.entries()) {
    const place = sections.length + 1
    const said: ContractClause[] = []
    for (const [line, clause] of clauses.entries()) {
      const inRussian = piecesOf(clause, values.ru)
      const inKazakh = piecesOf(templates.kz.sections[at]?.clauses[line] ?? '', values.kz)
      if (inRussian && inKazakh) said.push({ number: `${place}.${said.length + 1}`, ru: inRussian, kz: inKazakh })
    }
    if (said.length > 0)
      sections.push({ title: both((locale) => `${place}. ${templates[locale].sections[at]?.title}`), clauses: said })
  }
  const cityOf = (locale: ContractLocale) => press[locale].address.split(',')[0]?.trim()
  const roles = (side: 'press' | 'party') => [...new Set([templates.ru[side], templates.kz[side]])].join(' / ')
  const { party_bin: bin, party_basis: basis, party_phone, party_email } = contract
  const organization = isWithOrganization(kind)
  const party: SideFacts = {
    name: contract.party_name,
    bin: organization ? bin : '',
    address: contract.party_address,
    account: contract.party_account,
    bank: contract.party_bank,
    bic: contract.party_bic,
    kbe: contract.party_kbe,
    signer: organization ? contract.party_signer : '',
    basis: organization && basis ? `на основании / негізінде: ${basis}` : '',
  }
  const other = sideOf(roles('party'), party, [party_phone, party_email])
  if (!organization && bin) other.lines.unshift(`ИИН / ЖСН ${bin}`)
  return {
    title: both((locale) => templates[locale].title.replace('{{number}}', number)),
    // The press's own town, with which its address begins.
    place: both((locale) => contractTemplates[locale].place.replace('{{city}}', cityOf(locale) || blankLine)),
    date: both((locale) => paperDate(contract.date, locale)),
    sections,
    requisites: both((locale) => `${sections.length + 1}. ${contractTemplates[locale].requisites}`),
    sides: [pressSideOf(roles('press'), press), other],
  }
}

/** What a clause says, in a line. */
export const clauseText = (pieces: readonly ContractPiece[]): string => pieces.map(({ text }) => text).join('')
