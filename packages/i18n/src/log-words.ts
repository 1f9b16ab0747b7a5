import { logFields, roleById, type LogChange, type LogField, type LogType } from '@press/domain'
import { formatDate, formatMoney, formatNumber } from './format.ts'
import type { Locale } from './locales.ts'
import type { Translate } from './resources.ts'

/** The subject of an audit log entry. */
export interface LogSubject {
  resource: string
  id: number | null
  name: string | null
}

interface LogEntry {
  type: LogType
  by: { id: number } | null
  subject: LogSubject
}

/** The i18n namespaces that audit log entries need, for `useTranslation`. */
export const logNamespaces = [
  'events-log',
  'applications',
  'boards',
  'contracts',
  'domain',
  'memoranda',
  'offer-words',
  'offers',
  'organizations',
  'profile',
  'print-forms',
  'print-orders',
  'projects',
  'realisation',
  'settings',
  'shop-orders',
  'support',
  'tech-cards',
  'users',
] as const

/** Prefixes of the text keys of a status, by resource. */
const statusPrefixes: Partial<Record<string, readonly string[]>> = {
  application: ['domain:applicationStatus.'],
  techcard: ['domain:stage.'],
  project: ['projects:workStatus.', 'projects:status.'],
  offer: ['offers:status.'],
  shoporder: ['shop-orders:status.'],
  contract: ['contracts:status.'],
  support: ['support:status.'],
  printorder: ['print-orders:status.'],
}

/** Prefixes of the text keys of a field, by resource. */
const fieldPrefixes: Partial<Record<string, readonly string[]>> = {
  application: ['applications:form.book.', 'tech-cards:field.'],
  techcard: ['tech-cards:field.', 'print-forms:work.field.'],
  project: ['projects:field.', 'projects:work.field.'],
  offer: ['events-log:field.', 'offers:form.', 'offers:party.'],
  contract: ['contracts:field.'],
  memorandum: ['memoranda:field.'],
  organization: ['organizations:field.'],
  user: ['users:field.', 'profile:form.field.'],
  account: ['profile:confidential.field.', 'profile:form.field.', 'users:field.'],
  support: ['support:field.'],
}

/** Returns functions that translate audit log entries into a language. */
export function logWords(t: Translate, locale: Locale) {
  /**
   * Returns the first text that exists. If there is none, returns the stored value, because old entries may refer to texts that
   * were removed.
   */
  const translateFirst = (prefixes: readonly string[], value: string): string => {
    const translation: unknown = t(prefixes.map((prefix) => prefix + value) as unknown as 'events-log:title', {
      defaultValue: value,
    })
    // A key with nested texts returns an object, which is not a name.
    return typeof translation === 'string' ? translation : value
  }

  const getFieldName = (resource: string, name: string): string => {
    if (resource !== 'offer') return translateFirst(fieldPrefixes[resource] ?? [], name)
    if (name === 'items') return t('offers:books')
    const [, party] = /^(?:recipient|sender)_(\w+)$/.exec(name) ?? []
    return translateFirst(party ? ['offers:party.'] : (fieldPrefixes['offer'] ?? []), party ?? name)
  }

  const describeSubject = ({ resource, id, name }: LogSubject): string => {
    const resourceText = t(`events-log:resource.${resource as 'offer'}`, { id: id ?? '' })
    switch (resource) {
      case 'user':
      case 'account':
      case 'organization':
        return name ?? resourceText
      case 'offer':
        if (!name) return resourceText
        return /^\d/.test(name) ? t('offer-words:number', { number: name }) : t('events-log:offer', { name })
      case 'contract':
      case 'memorandum':
      case 'pricelist':
        return name ? t(`events-log:numbered.${resource}`, { name }) : resourceText
      case 'contracttemplate':
        return name ? t('events-log:template', { kind: translateFirst(['contracts:kind.'], name) }) : resourceText
      case 'statement':
        return name ?? resourceText
      default:
        return name ? t('events-log:quoted', { subject: resourceText, name }) : resourceText
    }
  }

  const formatValue = (resource: string, field: LogField, value: LogChange['before']): string | null => {
    if (value === null) return null
    const text = String(value)
    switch (logFields[field]) {
      case 'count':
        return typeof value === 'number' ? formatNumber(value, locale) : text
      case 'money':
        return typeof value === 'number' ? formatMoney(value, locale) : text
      case 'date':
        return /^\d{4}-\d\d-\d\d/.test(text) ? formatDate(text, locale, 'date') : text
      case 'yes':
        return value === true ? t('events-log:yes') : value === false ? t('events-log:no') : text
      case 'role': {
        const role = roleById(Number(value))
        return role ? t(`domain:role.${role.key}`) : text
      }
      case 'roleKey':
        return translateFirst(['domain:role.'], text)
      case 'specialization':
        return translateFirst(['profile:specializations.'], text)
      case 'status':
        return translateFirst(statusPrefixes[resource] ?? [], text)
      case 'flag':
        return translateFirst(['offers:flag.'], text)
      case 'work':
        return translateFirst(['domain:workType.'], text)
      case 'portal':
        return translateFirst(['events-log:portal.'], text)
      case 'factor':
        return translateFirst(['events-log:factor.'], text)
      case 'signing':
        return translateFirst(['contracts:signed.method.'], text)
      case 'closed':
        return translateFirst(['profile:confidential.field.'], text)
      case 'channel':
        return translateFirst(['events-log:channel.', 'realisation:channel.'], text)
      case 'format':
        return text.toUpperCase()
      case 'section':
        return translateFirst(['settings:section.'], text)
      case 'fields':
        return text
          .split(' ')
          .map((one) => getFieldName(resource, one))
          .join(', ')
      default:
        return text
    }
  }

  return {
    subjectOf: describeSubject,
    /** Returns the text that says what happened, and to which row. The subject is left out when people change their own account. */
    titleOf: ({ type, by, subject }: LogEntry): string => {
      const eventText = t(`events-log:type.${type as 'offer.paid'}`)
      const isOwnAccount = subject.resource === 'account' && (subject.id === null || subject.id === by?.id)
      return isOwnAccount || (subject.id === null && subject.name === null)
        ? eventText
        : t('events-log:titled', { what: eventText, subject: describeSubject(subject) })
    },
    changeOf: (resource: string, { field, before, after }: LogChange) => ({
      name: t(`events-log:field.${field}`),
      before: formatValue(resource, field, before),
      after: formatValue(resource, field, after),
    }),
  }
}
export type LogWords = ReturnType<typeof logWords>
