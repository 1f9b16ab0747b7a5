import {
  amountInWords,
  isWithOrganization,
  type ContractInput,
  type ContractLanguage,
  type ContractDocument,
  type ContractPiece,
  type ContractPublisher,
  type ContractSide,
  type ContractTemplate,
  type InBoth,
  type TemplatePlaceholder,
} from '@press/domain'
import words from '../contracts/words.json' with { type: 'json' }
import { formatMoney, formatNumber } from '../format.ts'
import { insertNoBreakSpaces } from '../no-break-spaces.ts'
import { blankLine } from './offer-lines.ts'
import { formatDocumentDate } from './document-date.ts'

/** The contract data that documents show. */
export interface ContractData extends ContractInput {
  number: string
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

interface Value {
  text: string
  /** The form field from which the value comes; undefined for the press's own details. */
  field?: string
}
type Values = Readonly<Record<TemplatePlaceholder, Value>>

const filled = (template: string, values: Record<string, string>): string =>
  insertNoBreakSpaces(template.replaceAll(/\{\{(\w+)\}\}/gu, (_found, name: string) => values[name] ?? ''))

/** Formats a day for a contract. No-break spaces keep its number and its month on one line. */
const dayIn = (day: string, locale: ContractLanguage, as?: 'from' | 'until'): string =>
  day && formatDocumentDate(day, locale, as).replace(/^(\d+) /u, '$1\u00a0')

/** Describes a person's identity document: «удостоверение личности № 034567890, выдано: МВД РК, 12 мая 2019 г.» */
function documentOf(contract: ContractData, locale: ContractLanguage): string {
  const { party_document, party_document_number: number, party_document_issuer: by, party_document_date } = contract
  const { document, issued } = words[locale]
  if (!number) return ''
  const day = dayIn(party_document_date, locale)
  return [`${document[party_document]} №\u00a0${number}`, by && filled(issued, { by }), day].filter(Boolean).join(', ')
}

const registrationOf = (
  { registration_number: number, registered_on: day }: ContractPublisher['ru'],
  locale: ContractLanguage,
): string => number && filled(words[locale].registration, { number, date: dayIn(day, locale) })

const cityOf = (address: string): string => address.split(',')[0]?.trim() ?? ''

/** Returns a detail of a party. A missing detail becomes a blank line to fill in by hand. */
const known = (text: string, field?: string): Value => ({ text: text || blankLine, ...(field && { field }) })
/** Returns the value of a term; '' if it was not agreed. */
const term = (text: string, field: string): Value => ({ text, field })

/** Returns the values of a template's placeholders in a language. Terms that were not agreed are ''. */
function valuesOf(contract: ContractData, press: ContractPublisher, locale: ContractLanguage): Values {
  const { rights, forms, translation, territory, schedule, conditions } = words[locale]
  const own = press[locale]
  const count = (value: number | null) => (value === null ? '' : formatNumber(value, locale))
  const percent = (value: number | null) => (value === null ? '' : `${formatNumber(value, locale)}\u00a0%`)
  const inLocale = (field: 'subject' | 'workplace') =>
    insertNoBreakSpaces(contract[locale === 'kz' ? (`${field}_kz` as const) : field].trim().replace(/[.,;\s]+$/u, ''))
  const { starts_on, ends_on, fee, manuscript_on } = contract
  return {
    'contract.number': term(contract.number, 'number'),
    'contract.date': term(dayIn(contract.date, locale), 'date'),
    'press.name': known(own.name),
    'press.bin': known(own.bin),
    'press.registration': known(registrationOf(own, locale)),
    'press.address': known(own.address),
    'press.city': known(cityOf(own.address)),
    'press.position': known(own.signer?.position ?? ''),
    'press.signer': known(signerName(own.signer?.name ?? '')),
    'press.basis': known(own.signer?.basis ?? ''),
    'party.name': known(contract.party_name, 'party_name'),
    'party.bin': known(contract.party_bin, 'party_bin'),
    'party.address': known(contract.party_address, 'party_address'),
    'party.document': known(documentOf(contract, locale), 'party_document_number'),
    'party.position': known(
      locale === 'kz' ? contract.party_position_kz : contract.party_position,
      locale === 'kz' ? 'party_position_kz' : 'party_position',
    ),
    'party.signer': known(signerName(contract.party_signer), 'party_signer'),
    'party.basis': known(
      locale === 'kz' ? contract.party_basis_kz : contract.party_basis,
      locale === 'kz' ? 'party_basis_kz' : 'party_basis',
    ),
    starts_on: term(dayIn(starts_on, locale, 'from'), 'starts_on'),
    ends_on: term(dayIn(ends_on, locale, 'until'), 'ends_on'),
    open_from: term(ends_on ? '' : dayIn(starts_on, locale, 'from'), 'starts_on'),
    book_name: term(contract.book_name && `«${insertNoBreakSpaces(contract.book_name)}»`, 'book_name'),
    subject: term(inLocale('subject'), locale === 'kz' ? 'subject_kz' : 'subject'),
    manuscript_on: term(dayIn(manuscript_on, locale), 'manuscript_on'),
    fee: term(fee ? formatMoney(fee, locale).replace(/\u00a0₸$/u, '') : '', 'fee'),
    fee_words: term(fee ? lowerFirst(amountInWords(fee, locale)) : '', 'fee'),
    royalty: term(percent(contract.royalty), 'royalty'),
    discount: term(percent(contract.discount), 'discount'),
    payment_days: term(count(contract.payment_days), 'payment_days'),
    rights: term(rights[contract.rights], 'rights'),
    territory: term(territory[contract.territory], 'territory'),
    forms: term(forms[contract.ebook ? 'both' : 'print'], 'ebook'),
    translation: term(contract.translation ? translation : '', 'translation'),
    print_run: term(count(contract.print_run), 'print_run'),
    author_copies: term(count(contract.author_copies), 'author_copies'),
    workplace: term(inLocale('workplace'), locale === 'kz' ? 'workplace_kz' : 'workplace'),
    pay_day: term(count(contract.pay_day), 'pay_day'),
    schedule: term(schedule[contract.schedule], 'schedule'),
    week_hours: term(count(contract.week_hours), 'week_hours'),
    work_hours: term(contract.work_hours, 'work_hours'),
    break_hours: term(contract.break_hours, 'break_hours'),
    leave_days: term(count(contract.leave_days), 'leave_days'),
    conditions: term(conditions[contract.conditions], 'conditions'),
    months: term(count(contract.months), 'months'),
  }
}

/**
 * Inserts no-break spaces that keep a number on one line with its unit or its letter: «№ 94-V», «10 рабочих дней», «месяцев: 6».
 */
function unparted(text: string, next: string): string {
  const inside = insertNoBreakSpaces(text)
    .replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .replaceAll(/(\d)-(?=\p{L})/gu, '$1\u2011')
  return inside.replace(/^\d/u.test(next) ? /(№|БИН|ИИН|БСН|ЖСН|:) $/u : /(№|БИН|ИИН|БСН|ЖСН) $/u, '$1\u00a0')
}

/** Inserts no-break spaces that keep a name such as «Қожахмет Б. Е.» on one line. */
const signerName = (name: string): string => name.replaceAll(/ (?=\p{Lu}\.)/gu, '\u00a0')

/** Splits a text at its placeholders. Returns null if a placeholder has no value. */
function piecesOf(text: string, values: Values): ContractPiece[] | null {
  const pieces: ContractPiece[] = []
  const parts = text.split(/\{\{([^{}]*)\}\}/u)
  const valueOf = (name: string) => (values as Readonly<Record<string, Value | undefined>>)[name]
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 0) {
      // Removes the full stop after a value such as «2031 г.», which already ends with a full stop.
      const rest = pieces.at(-1)?.text.endsWith('.') ? part.replace(/^\./u, '') : part
      if (rest) pieces.push({ text: unparted(rest, valueOf(parts[at + 1] ?? '')?.text ?? '') })
      continue
    }
    const value = valueOf(part)
    if (!value?.text) return null
    pieces.push(value)
  }
  return pieces
}

interface SideFacts extends Record<'name' | 'address' | 'account' | 'bank' | 'bic' | 'kbe', string> {
  /** The BIN or IIN with its label. */
  code: string
  position: string
  signer: string
  /** Whether the party has a seal. Only organizations have a seal. */
  seal: boolean
}

const sideOf = (role: string, side: SideFacts, more: string[]): ContractSide => ({
  role,
  name: side.name,
  lines: [
    side.code,
    side.address,
    side.account && `ИИК / ЖСК ${side.account}`,
    [side.bank, side.bic && `БИК / БСК ${side.bic}`].filter(Boolean).join(', '),
    side.kbe && `Кбе ${side.kbe}`,
    ...more,
  ].filter((line) => line !== ''),
  position: side.position,
  signer: side.signer,
  sign: side.seal ? 'подпись, М.П. / қолы, М.О.' : 'подпись / қолы',
})

/** Joins the texts of both languages. If they are the same, the text appears once. */
const paired = (ru: string, kz: string): string => [...new Set([ru, kz].filter(Boolean))].join(' / ')

/** Builds the block of the press as a party. A missing detail becomes a blank line to fill in by hand. */
function pressSideOf(role: string, { ru, kz }: ContractPublisher): ContractSide {
  const { account, bank, bic, kbe } = ru.account
  return sideOf(
    role,
    {
      name: paired(ru.name, kz.name) || blankLine,
      code: `БИН / БСН ${ru.bin || blankLine}`,
      address: paired(ru.address, kz.address) || blankLine,
      account: account || blankLine,
      bank,
      bic,
      kbe,
      position: paired(ru.signer?.position ?? '', kz.signer?.position ?? ''),
      signer: ru.signer?.name || blankLine,
      seal: true,
    },
    [ru.phone, ru.email],
  )
}

function partySideOf(role: string, contract: ContractData): ContractSide {
  const { kind, party_name: name, party_bin: bin, party_phone, party_email } = contract
  const organization = isWithOrganization(kind)
  return sideOf(
    role,
    {
      name,
      code: bin && `${organization ? 'БИН / БСН' : 'ИИН / ЖСН'} ${bin}`,
      address: contract.party_address,
      account: contract.party_account,
      bank: contract.party_bank,
      bic: contract.party_bic,
      kbe: contract.party_kbe,
      position: organization ? paired(contract.party_position, contract.party_position_kz) : '',
      signer: organization ? contract.party_signer || blankLine : name,
      seal: organization,
    },
    [organization ? '' : paired(documentOf(contract, 'ru'), documentOf(contract, 'kz')), party_phone, party_email],
  )
}

const both = <Text>(render: (locale: ContractLanguage) => Text): InBoth<Text> => ({
  ru: render('ru'),
  kz: render('kz'),
})

/**
 * Renders a contract from a template of its kind. Both languages use the same terms, and each follows the rules of its language.
 */
export function renderContract(
  contract: ContractData,
  press: ContractPublisher,
  template: ContractTemplate,
): ContractDocument {
  const values = both((locale) => valuesOf(contract, press, locale))
  const fillText = (text: InBoth): InBoth<ContractPiece[]> | null => {
    const [ru, kz] = [piecesOf(text.ru, values.ru), piecesOf(text.kz, values.kz)]
    return ru && kz && { ru, kz }
  }
  const sections: ContractDocument['sections'] = []
  for (const { title, clauses } of template.sections) {
    const place = sections.length + 1
    const filledClauses = clauses.flatMap((clause) => fillText(clause) ?? [])
    if (filledClauses.length === 0) continue
    sections.push({
      title: both((locale) => `${place}. ${title[locale]}`),
      clauses: filledClauses.map((clause, at) => ({ number: `${place}.${at + 1}`, ...clause })),
    })
  }
  const roles = (side: 'press' | 'party') => paired(template[side].ru, template[side].kz)
  return {
    title: both((locale) => clauseText(piecesOf(template.title[locale], values[locale]) ?? [])),
    // The press's city, with which its address begins.
    place: both((locale) => filled(words[locale].place, { city: cityOf(press[locale].address) || blankLine })),
    date: both((locale) => dayIn(contract.date, locale)),
    preamble: template.preamble.flatMap((line) => fillText(line) ?? []),
    sections,
    requisites: both((locale) => `${sections.length + 1}. ${words[locale].requisites}`),
    sides: [pressSideOf(roles('press'), press), partySideOf(roles('party'), contract)],
  }
}

/** Returns the text of a clause as one line. */
export const clauseText = (pieces: readonly ContractPiece[]): string => pieces.map(({ text }) => text).join('')
