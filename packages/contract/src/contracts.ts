import {
  contractExpiryWarningDays,
  contractGroups,
  contractRights,
  contractStatuses,
  contractTerritories,
  identityDocuments,
  limits,
  signatureChecks,
  signingMethods,
  workConditions,
  workSchedules,
  type ContractCertificate,
  type ContractDetails,
  type ContractLink,
  type ContractDocument,
  type ContractPartyOption,
  type ContractRow,
  type ContractDelivery,
  type ContractSignature,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { contractKind, contractTemplate, templateVersion } from './contract-templates.ts'
import {
  isoDate,
  id,
  idParams,
  singleLineText,
  listQuery,
  expectedVersion,
  isoDateTime,
  version,
} from './common-schemas.ts'
import { fileInfo } from './files.ts'
import { pressSide } from './press.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

const kind = contractKind
const status = z.enum(contractStatuses)
const nullablePercent = z.number().min(0).max(100).nullable()
/** A date, or an empty string if there is none. */
const dateOrEmpty = z.union([z.literal(''), isoDate])
const nullableInteger = z.number().int().min(0).nullable()

/** The other party, as the document names it. Unknown fields are empty. */
const party = z.object({
  party_name: singleLineText(limits.bookNameLength),
  party_bin: singleLineText(12).default(''),
  party_email: singleLineText(200).default(''),
  party_phone: singleLineText(50).default(''),
  party_address: singleLineText(300).default(''),
  party_account: singleLineText(40).default(''),
  party_bank: singleLineText(200).default(''),
  party_bic: singleLineText(11).default(''),
  party_kbe: singleLineText(2).default(''),
  party_signer: singleLineText(200).default(''),
  party_position: singleLineText(200).default(''),
  party_position_kz: singleLineText(200).default(''),
  party_basis: singleLineText(200).default(''),
  party_basis_kz: singleLineText(200).default(''),
  party_document: z.enum(identityDocuments).default('idCard'),
  party_document_number: singleLineText(50).default(''),
  party_document_issuer: singleLineText(200).default(''),
  party_document_date: dateOrEmpty.default(''),
})

/**
 * The agreed terms. Each contract kind stores only the terms that it supports. Sums are in tiyn; months and working days are whole
 * numbers.
 */
const terms = z.object({
  tech_card_id: id.nullable().default(null),
  book_name: singleLineText(limits.bookNameLength).default(''),
  subject: z.string().max(limits.noteLength).default(''),
  subject_kz: z.string().max(limits.noteLength).default(''),
  manuscript_on: dateOrEmpty.default(''),
  fee: nullableInteger.default(null),
  /** Percent of the revenue without VAT. */
  royalty: nullablePercent.default(null),
  rights: z.enum(contractRights).default('exclusive'),
  territory: z.enum(contractTerritories).default('kazakhstan'),
  print_run: nullableInteger.default(null),
  author_copies: nullableInteger.default(null),
  ebook: z.boolean().default(false),
  translation: z.boolean().default(false),
  discount: nullablePercent.default(null),
  payment_days: nullableInteger.default(null),
  months: nullableInteger.default(null),
  workplace: singleLineText(300).default(''),
  workplace_kz: singleLineText(300).default(''),
  schedule: z.enum(workSchedules).default('fiveDays'),
  week_hours: nullableInteger.default(null),
  work_hours: singleLineText(50).default(''),
  break_hours: singleLineText(50).default(''),
  leave_days: nullableInteger.default(null),
  pay_day: nullableInteger.default(null),
  conditions: z.enum(workConditions).default('normal'),
})

const form = party.extend(terms.shape).extend({
  date: isoDate,
  /** The other party's account if it has an account, or its organization. */
  party_id: id.nullable().default(null),
  organization_id: id.nullable().default(null),
  starts_on: isoDate.nullable().default(null),
  ends_on: isoDate.nullable().default(null),
  note: z.string().max(limits.noteLength).default(''),
})

/** The press's details as a party, in both languages of a contract. */
const press = z.object({ ru: pressSide, kz: pressSide })

export const signatureFacts = schemaFor<ContractCertificate>()(
  z.object({
    name: z.string(),
    iin: z.string(),
    organization: z.string(),
    bin: z.string(),
    issuer: z.string(),
    valid_from: isoDateTime,
    valid_to: isoDateTime,
    check: z.enum(signatureChecks),
  }),
)

export const contractLink = schemaFor<ContractLink>()(z.object({ id, number: z.string(), date: isoDate }))
const pieces = z.array(z.object({ text: z.string(), field: z.string().optional() }))
const bilingualText = z.object({ ru: z.string(), kz: z.string() })
const side = z.object({
  role: z.string(),
  name: z.string(),
  lines: z.array(z.string()),
  position: z.string(),
  signer: z.string(),
  sign: z.string(),
})
export const contractDocument = schemaFor<ContractDocument>()(
  z.object({
    title: bilingualText,
    place: bilingualText,
    date: bilingualText,
    preamble: z.array(z.object({ ru: pieces, kz: pieces })),
    sections: z.array(
      z.object({ title: bilingualText, clauses: z.array(z.object({ number: z.string(), ru: pieces, kz: pieces })) }),
    ),
    requisites: bilingualText,
    sides: z.tuple([side, side]),
  }),
)
export const contractDelivery = schemaFor<ContractDelivery>()(
  z.object({
    id,
    file: fileInfo,
    sha256: z.string(),
    email: z.string(),
    state: z.enum(['queued', 'sent', 'failed']),
    problem: z.string().nullable(),
    sent_by: z.string().nullable(),
    created_at: isoDateTime,
    recalled_at: isoDateTime.nullable(),
  }),
)

export const contractSignature = schemaFor<ContractSignature>()(
  z.object({
    method: z.enum(signingMethods),
    name: z.string(),
    sha256: z.string(),
    certificate: signatureFacts.nullable(),
    created_at: isoDateTime,
    confirmed_by: z.string().nullable(),
    confirmed_at: isoDateTime.nullable(),
  }),
)

export const contractRow = schemaFor<ContractRow>()(
  z.object({
    id,
    version,
    kind,
    status,
    number: z.string(),
    date: isoDate,
    party_name: z.string(),
    book_name: z.string(),
    subject: z.string(),
    fee: z.number().nullable(),
    royalty: z.number().nullable(),
    starts_on: isoDate.nullable(),
    ends_on: isoDate.nullable(),
    own: z.boolean(),
  }),
)

export const contractDetails = schemaFor<ContractDetails>()(
  form.extend({
    ...contractRow.shape,
    template_version: templateVersion.nullable(),
    renews: contractLink.nullable(),
    renewals: z.array(contractLink),
    paper: contractDocument.nullable(),
    sendings: z.array(contractDelivery),
    signature: contractSignature.nullable(),
    pending_signature: contractSignature.nullable(),
    scan: fileInfo.nullable(),
    signature_file: fileInfo.nullable(),
    book_price: z.number().nullable(),
  }),
)

export const contractParty = schemaFor<ContractPartyOption>()(
  party.extend({ party_id: id.nullable(), organization_id: id.nullable() }),
)

const contractListQuery = listQuery(['date', 'number', 'party_name', 'ends_on', 'fee']).extend({
  kind: kind.optional(),
  group: z.enum(contractGroups).optional(),
  status: status.optional(),
  /** Selects signed contracts that end within this many days. */
  ends: z.enum(contractExpiryWarningDays.map(String) as ['30', '60']).optional(),
})
const readAccess = requirePermission('contracts', 'read')
const writeAccess = requirePermission('contracts', 'write')
const contractResponse = z.object({
  contract: contractDetails,
  press,
  /** The template of a draft; null once it has been sent. */
  template: contractTemplate.nullable(),
  /** The template version that is in force, if it is newer than the draft's template. */
  newer_template: contractTemplate.nullable(),
})

export const contractCalls = defineCalls({
  'GET /api/contracts': {
    summary: 'Contracts; `counts` are the totals by status for the search and the kinds',
    access: readAccess,
    shows: ['contract'],
    query: contractListQuery,
    response: z.object({
      contracts: z.array(contractRow),
      total: nonNegativeCount,
      counts: z.record(status, nonNegativeCount),
    }),
  },
  'GET /api/contracts/export': {
    summary: 'The contracts of the search as CSV or XLSX',
    access: readAccess,
    lasting: 'a downloaded file',
    query: contractListQuery.omit({ page: true, per_page: true }).extend({ format: z.enum(['csv', 'xlsx']) }),
  },
  'GET /api/contracts/create': {
    summary: 'The press’s own party and the template, for a new contract of a kind',
    access: writeAccess,
    shows: ['contracttemplate', 'setting'],
    query: z.object({ kind }),
    response: z.object({ press, template: contractTemplate }),
  },
  'GET /api/contracts/parties': {
    summary: 'People and organizations that can be a party of a contract',
    access: writeAccess,
    lasting: 'fetched on every keystroke',
    query: z.object({ search: z.string().trim().max(200) }),
    response: z.object({ parties: z.array(contractParty) }),
  },
  'POST /api/contracts': {
    summary: 'Create a contract; it gets the next number of its kind and year',
    access: writeAccess,
    changes: ['contract'],
    body: form.extend({ kind, renews: id.nullable().default(null) }),
    response: contractResponse,
  },
  'GET /api/contracts/{id}': {
    summary: 'A contract',
    access: readAccess,
    shows: ['contract', 'contracttemplate', 'setting'],
    params: idParams,
    response: contractResponse,
  },
  'PUT /api/contracts/{id}': {
    summary: 'Change the draft of a contract; `template_version` selects another version of its template',
    access: writeAccess,
    changes: ['contract'],
    params: idParams,
    body: form.extend({ version: expectedVersion, template_version: templateVersion.optional() }),
    response: contractResponse,
  },
  'POST /api/contracts/{id}/status': {
    summary:
      'Send a contract, recall it, sign it with a code, a scan or a signature file, confirm its signature, or end it',
    access: requirePermission('contracts', 'advance'),
    changes: ['contract'],
    params: idParams,
    body: z.object({
      status,
      version: expectedVersion,
      /** The code from the e-mail. `sha256` is the hash of the document that the person has read. */
      code: z.string().trim().max(20).optional(),
      sha256: z.string().max(64).optional(),
      /** Ids of uploaded files: the signed document (`scan`) or the detached signature (`signature`). */
      scan: id.optional(),
      signature: id.optional(),
      /**
       * The id of the file with the pending signature. A person who may write contracts confirms the signature under their own
       * name.
       */
      confirms: id.optional(),
    }),
    response: contractResponse,
  },
  'POST /api/contracts/{id}/code': {
    summary: 'Request the e-mail with the code that signs a contract',
    access: requirePermission('contracts', 'sign'),
    changes: [],
    params: idParams,
    response: z.object({ email: z.string(), minutes: nonNegativeCount }),
  },
  'GET /api/contracts/{id}/documents/contract.pdf': {
    summary: 'A contract as PDF: the file that was sent, or the current draft',
    access: readAccess,
    lasting: 'a downloaded file',
    params: idParams,
  },
  'GET /api/contracts/{id}/documents/contract.docx': {
    summary: 'A contract as DOCX, with the text of the PDF',
    access: readAccess,
    lasting: 'a downloaded file',
    params: idParams,
  },
})
