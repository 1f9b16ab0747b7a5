import { maskers } from '../shared/people/confidential.ts'

/** How the value of a field is formatted. */
export type LogKind =
  | 'text'
  | 'count'
  | 'money'
  | 'date'
  | 'yes'
  | 'person'
  | 'role'
  | 'roleKey'
  | 'specialization'
  | 'status'
  | 'flag'
  | 'work'
  | 'portal'
  | 'factor'
  | 'signing'
  | 'closed'
  | 'format'
  | 'channel'
  | 'paper'
  | 'section'
  /** A list of field names, separated by spaces. */
  | 'fields'

/** The fields of an event's data that the audit log shows, in display order. Data outside this list never leaves the server. */
export const logFields = {
  status: 'status',
  section: 'section',
  setting: 'text',
  role_id: 'role',
  role: 'roleKey',
  specialization: 'specialization',
  organization: 'text',
  name: 'text',
  email: 'text',
  IIN: 'text',
  BIK: 'text',
  account: 'text',
  keeper: 'person',
  executor_id: 'person',
  project_manager_id: 'person',
  told: 'person',
  fields: 'fields',
  work: 'work',
  flag: 'flag',
  urgent: 'yes',
  amount: 'money',
  sum: 'money',
  cost: 'money',
  discount: 'count',
  deadline: 'date',
  valid_until: 'date',
  recipient_name: 'text',
  copies: 'count',
  paper: 'paper',
  sheets: 'count',
  count: 'count',
  payments: 'count',
  parts: 'count',
  matched: 'count',
  users: 'count',
  organizations: 'count',
  books: 'count',
  orders: 'count',
  sealed: 'count',
  broken: 'count',
  round: 'count',
  revision: 'count',
  invoice_number: 'text',
  date: 'date',
  since: 'date',
  until: 'date',
  payer_name: 'text',
  file_name: 'text',
  channel: 'channel',
  signer: 'text',
  method: 'signing',
  field: 'closed',
  reason: 'text',
  note: 'text',
  remark: 'text',
  response: 'text',
  call: 'text',
  portal: 'portal',
  factor: 'factor',
  format: 'format',
  sha256: 'text',
} as const satisfies Record<string, LogKind>
export type LogField = keyof typeof logFields
export const logFieldKeys = Object.keys(logFields) as LogField[]

/** Confidential fields. The log shows only enough of each field to tell values apart, or nothing at all. */
export const confidentialLogFields = {
  IIN: maskers.IIN,
  account: (value: string) => maskers.bank({ name: '', BIK: '', IIK: value }).IIK,
} as const satisfies Partial<Record<LogField, (value: string) => string>>

/** Data under these names is never shown, in any event. */
export const neverLoggedFields: readonly string[] = [
  'IIK',
  'card_number',
  'identity_document',
  'bank',
  'password',
  'token',
  'secret',
  'code',
  'recovery_codes',
  'session',
  'phone',
  'address',
]
