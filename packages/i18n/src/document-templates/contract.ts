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

const fillPlaceholders = (template: string, values: Record<string, string>): string =>
  insertNoBreakSpaces(template.replaceAll(/\{\{(\w+)\}\}/gu, (_found, name: string) => values[name] ?? ''))

/** Formats a day for a contract. No-break spaces keep its number and its month on one line. */
const formatDay = (day: string, locale: ContractLanguage, dateCase?: 'from' | 'until'): string =>
  day && formatDocumentDate(day, locale, dateCase).replace(/^(\d+) /u, '$1\u00a0')

/** Describes a person's identity document: «удостоверение личности № 034567890, выдано: МВД РК, 12 мая 2019 г.» */
function describeDocument(contract: ContractData, locale: ContractLanguage): string {
  const { party_document, party_document_number: number, party_document_issuer: issuer, party_document_date } = contract
  const { document, issued } = words[locale]
  if (!number) return ''
  const day = formatDay(party_document_date, locale)
  return [`${document[party_document]} №\u00a0${number}`, issuer && fillPlaceholders(issued, { by: issuer }), day]
    .filter(Boolean)
    .join(', ')
}

const describeRegistration = (
  { registration_number: number, registered_on: day }: ContractPublisher['ru'],
  locale: ContractLanguage,
): string => number && fillPlaceholders(words[locale].registration, { number, date: formatDay(day, locale) })

const getCity = (address: string): string => address.split(',')[0]?.trim() ?? ''

/** Returns a detail of a party. A missing detail becomes a blank line to fill in by hand. */
const createRequiredValue = (text: string, field?: string): Value => ({
  text: text || blankLine,
  ...(field && { field }),
})
/** Returns the value of a term; '' if it was not agreed. */
const createTermValue = (text: string, field: string): Value => ({ text, field })

/** Returns the values of a template's placeholders in a language. Terms that were not agreed are ''. */
function getValues(contract: ContractData, press: ContractPublisher, locale: ContractLanguage): Values {
  const { rights, forms, translation, territory, schedule, conditions } = words[locale]
  const publisher = press[locale]
  const formatCount = (value: number | null) => (value === null ? '' : formatNumber(value, locale))
  const formatPercent = (value: number | null) => (value === null ? '' : `${formatNumber(value, locale)}\u00a0%`)
  const getLocalText = (field: 'subject' | 'workplace') =>
    insertNoBreakSpaces(contract[locale === 'kz' ? (`${field}_kz` as const) : field].trim().replace(/[.,;\s]+$/u, ''))
  const { starts_on, ends_on, fee, manuscript_on } = contract
  return {
    'contract.number': createTermValue(contract.number, 'number'),
    'contract.date': createTermValue(formatDay(contract.date, locale), 'date'),
    'press.name': createRequiredValue(publisher.name),
    'press.bin': createRequiredValue(publisher.bin),
    'press.registration': createRequiredValue(describeRegistration(publisher, locale)),
    'press.address': createRequiredValue(publisher.address),
    'press.city': createRequiredValue(getCity(publisher.address)),
    'press.position': createRequiredValue(publisher.signer?.position ?? ''),
    'press.signer': createRequiredValue(formatSignerName(publisher.signer?.name ?? '')),
    'press.basis': createRequiredValue(publisher.signer?.basis ?? ''),
    'party.name': createRequiredValue(contract.party_name, 'party_name'),
    'party.bin': createRequiredValue(contract.party_bin, 'party_bin'),
    'party.address': createRequiredValue(contract.party_address, 'party_address'),
    'party.document': createRequiredValue(describeDocument(contract, locale), 'party_document_number'),
    'party.position': createRequiredValue(
      locale === 'kz' ? contract.party_position_kz : contract.party_position,
      locale === 'kz' ? 'party_position_kz' : 'party_position',
    ),
    'party.signer': createRequiredValue(formatSignerName(contract.party_signer), 'party_signer'),
    'party.basis': createRequiredValue(
      locale === 'kz' ? contract.party_basis_kz : contract.party_basis,
      locale === 'kz' ? 'party_basis_kz' : 'party_basis',
    ),
    starts_on: createTermValue(formatDay(starts_on, locale, 'from'), 'starts_on'),
    ends_on: createTermValue(formatDay(ends_on, locale, 'until'), 'ends_on'),
    open_from: createTermValue(ends_on ? '' : formatDay(starts_on, locale, 'from'), 'starts_on'),
    book_name: createTermValue(contract.book_name && `«${insertNoBreakSpaces(contract.book_name)}»`, 'book_name'),
    subject: createTermValue(getLocalText('subject'), locale === 'kz' ? 'subject_kz' : 'subject'),
    manuscript_on: createTermValue(formatDay(manuscript_on, locale), 'manuscript_on'),
    fee: createTermValue(fee ? formatMoney(fee, locale).replace(/\u00a0₸$/u, '') : '', 'fee'),
    fee_words: createTermValue(fee ? lowerFirst(amountInWords(fee, locale)) : '', 'fee'),
    royalty: createTermValue(formatPercent(contract.royalty), 'royalty'),
    discount: createTermValue(formatPercent(contract.discount), 'discount'),
    payment_days: createTermValue(formatCount(contract.payment_days), 'payment_days'),
    rights: createTermValue(rights[contract.rights], 'rights'),
    territory: createTermValue(territory[contract.territory], 'territory'),
    forms: createTermValue(forms[contract.ebook ? 'both' : 'print'], 'ebook'),
    translation: createTermValue(contract.translation ? translation : '', 'translation'),
    print_run: createTermValue(formatCount(contract.print_run), 'print_run'),
    author_copies: createTermValue(formatCount(contract.author_copies), 'author_copies'),
    workplace: createTermValue(getLocalText('workplace'), locale === 'kz' ? 'workplace_kz' : 'workplace'),
    pay_day: createTermValue(formatCount(contract.pay_day), 'pay_day'),
    schedule: createTermValue(schedule[contract.schedule], 'schedule'),
    week_hours: createTermValue(formatCount(contract.week_hours), 'week_hours'),
    work_hours: createTermValue(contract.work_hours, 'work_hours'),
    break_hours: createTermValue(contract.break_hours, 'break_hours'),
    leave_days: createTermValue(formatCount(contract.leave_days), 'leave_days'),
    conditions: createTermValue(conditions[contract.conditions], 'conditions'),
    months: createTermValue(formatCount(contract.months), 'months'),
  }
}

/**
 * Inserts no-break spaces that keep a number on one line with its unit or its letter: «№ 94-V», «10 рабочих дней», «месяцев: 6».
 */
function addNoBreakSpaces(text: string, next: string): string {
  const spacedText = insertNoBreakSpaces(text)
    .replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .replaceAll(/(\d)-(?=\p{L})/gu, '$1\u2011')
  return spacedText.replace(/^\d/u.test(next) ? /(№|БИН|ИИН|БСН|ЖСН|:) $/u : /(№|БИН|ИИН|БСН|ЖСН) $/u, '$1\u00a0')
}

/** Inserts no-break spaces that keep a name such as «Қожахмет Б. Е.» on one line. */
const formatSignerName = (name: string): string => name.replaceAll(/ (?=\p{Lu}\.)/gu, '\u00a0')

/** Splits a text at its placeholders. Returns null if a placeholder has no value. */
function renderPieces(text: string, values: Values): ContractPiece[] | null {
  const pieces: ContractPiece[] = []
  const parts = text.split(/\{\{([^{}]*)\}\}/u)
  const getValue = (name: string) => (values as Readonly<Record<string, Value | undefined>>)[name]
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) {
      // Removes the full stop after a value such as «2031 г.», which already ends with a full stop.
      const literal = pieces.at(-1)?.text.endsWith('.') ? part.replace(/^\./u, '') : part
      if (literal) pieces.push({ text: addNoBreakSpaces(literal, getValue(parts[index + 1] ?? '')?.text ?? '') })
      continue
    }
    const value = getValue(part)
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

const buildSide = (role: string, side: SideFacts, extraLines: string[]): ContractSide => ({
  role,
  name: side.name,
  lines: [
    side.code,
    side.address,
    side.account && `ИИК / ЖСК ${side.account}`,
    [side.bank, side.bic && `БИК / БСК ${side.bic}`].filter(Boolean).join(', '),
    side.kbe && `Кбе ${side.kbe}`,
    ...extraLines,
  ].filter((line) => line !== ''),
  position: side.position,
  signer: side.signer,
  sign: side.seal ? 'подпись, М.П. / қолы, М.О.' : 'подпись / қолы',
})

/** Joins the texts of both languages. If they are the same, the text appears once. */
const joinLanguages = (ru: string, kz: string): string => [...new Set([ru, kz].filter(Boolean))].join(' / ')

/** Builds the block of the press as a party. A missing detail becomes a blank line to fill in by hand. */
function buildPressSide(role: string, { ru, kz }: ContractPublisher): ContractSide {
  const { account, bank, bic, kbe } = ru.account
  return buildSide(
    role,
    {
      name: joinLanguages(ru.name, kz.name) || blankLine,
      code: `БИН / БСН ${ru.bin || blankLine}`,
      address: joinLanguages(ru.address, kz.address) || blankLine,
      account: account || blankLine,
      bank,
      bic,
      kbe,
      position: joinLanguages(ru.signer?.position ?? '', kz.signer?.position ?? ''),
      signer: ru.signer?.name || blankLine,
      seal: true,
    },
    [ru.phone, ru.email],
  )
}

function buildPartySide(role: string, contract: ContractData): ContractSide {
  const { kind, party_name: name, party_bin: bin, party_phone, party_email } = contract
  const isOrganization = isWithOrganization(kind)
  return buildSide(
    role,
    {
      name,
      code: bin && `${isOrganization ? 'БИН / БСН' : 'ИИН / ЖСН'} ${bin}`,
      address: contract.party_address,
      account: contract.party_account,
      bank: contract.party_bank,
      bic: contract.party_bic,
      kbe: contract.party_kbe,
      position: isOrganization ? joinLanguages(contract.party_position, contract.party_position_kz) : '',
      signer: isOrganization ? contract.party_signer || blankLine : name,
      seal: isOrganization,
    },
    [
      isOrganization ? '' : joinLanguages(describeDocument(contract, 'ru'), describeDocument(contract, 'kz')),
      party_phone,
      party_email,
    ],
  )
}

const renderInBothLanguages = <Text>(render: (locale: ContractLanguage) => Text): InBoth<Text> => ({
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
  const values = renderInBothLanguages((locale) => getValues(contract, press, locale))
  const fillText = (text: InBoth): InBoth<ContractPiece[]> | null => {
    const [ru, kz] = [renderPieces(text.ru, values.ru), renderPieces(text.kz, values.kz)]
    return ru && kz && { ru, kz }
  }
  const sections: ContractDocument['sections'] = []
  for (const { title, clauses } of template.sections) {
    const sectionNumber = sections.length + 1
    const filledClauses = clauses.flatMap((clause) => fillText(clause) ?? [])
    if (filledClauses.length === 0) continue
    sections.push({
      title: renderInBothLanguages((locale) => `${sectionNumber}. ${title[locale]}`),
      clauses: filledClauses.map((clause, index) => ({ number: `${sectionNumber}.${index + 1}`, ...clause })),
    })
  }
  const getRole = (side: 'press' | 'party') => joinLanguages(template[side].ru, template[side].kz)
  return {
    title: renderInBothLanguages((locale) => clauseText(renderPieces(template.title[locale], values[locale]) ?? [])),
    // The press's city, with which its address begins.
    place: renderInBothLanguages((locale) =>
      fillPlaceholders(words[locale].place, { city: getCity(press[locale].address) || blankLine }),
    ),
    date: renderInBothLanguages((locale) => formatDay(contract.date, locale)),
    preamble: template.preamble.flatMap((line) => fillText(line) ?? []),
    sections,
    requisites: renderInBothLanguages((locale) => `${sections.length + 1}. ${words[locale].requisites}`),
    sides: [buildPressSide(getRole('press'), press), buildPartySide(getRole('party'), contract)],
  }
}

/** Returns the text of a clause as one line. */
export const clauseText = (pieces: readonly ContractPiece[]): string => pieces.map(({ text }) => text).join('')
