import {
  accountCurrencies,
  domainRecords,
  maxIdentityNameLength,
  numberedKinds,
  portals,
  recordStates,
  senderLimits,
  setDayKinds,
  settingLimits,
  settingSections,
  signedDocuments,
  stageKeys,
  testLetterStates,
  withholdingFields,
  type SenderRecord,
  type SettingEntry,
  type TestLetter,
  type WithholdingField,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'

import { isoDate, id, idParams, singleLineText, expectedVersion, isoDateTime, version } from './common-schemas.ts'
import { fileInfo } from './files.ts'
import { addedMaterials } from './materials.ts'
import { activeUser } from './profile.ts'
import { schemaFor } from './schema-for.ts'

const vatRates = z.array(z.object({ from: isoDate, rate: z.number().min(0).max(100) })).max(settingLimits.rates)
const specialDays = z.array(z.object({ date: isoDate, kind: z.enum(setDayKinds) })).max(settingLimits.days)
const columnLimits = z.partialRecord(z.enum(stageKeys), z.number())

const optionalText = singleLineText(500).default('')
const account = z.object({
  name: optionalText,
  account: optionalText,
  bank: optionalText,
  bic: optionalText,
  kbe: optionalText,
  currency: z.enum(accountCurrencies).default('KZT'),
})
const signer = z.object({
  name: optionalText,
  position_ru: optionalText,
  position_kz: optionalText,
  position_en: optionalText,
  basis_ru: optionalText,
  basis_kz: optionalText,
  basis_en: optionalText,
  signs: z.array(z.enum(signedDocuments)).default([]),
  from: optionalText,
  to: optionalText,
})
/** The press's details in documents and e-mails. The first bank account is the main account. */
const pressDetails = z.object({
  name_ru: optionalText,
  name_kz: optionalText,
  name_en: optionalText,
  short_name: optionalText,
  bin: optionalText,
  registration_number: optionalText,
  registered_on: optionalText,
  address_ru: optionalText,
  address_kz: optionalText,
  phone: optionalText,
  email: optionalText,
  accounts: z.array(account).max(settingLimits.accounts).default([]),
  signers: z.array(signer).max(settingLimits.signers).default([]),
})

const publicName = singleLineText(maxIdentityNameLength).default('')
/** The public names of the press. */
const identity = z.object({
  name_ru: publicName,
  name_kz: publicName,
  name_en: publicName,
  logo: id.nullable().default(null),
})
/** The sender of e-mails. If the address is empty, the address of the installation is used. */
const letters = z.object({
  address: singleLineText(254).default(''),
  name: singleLineText(senderLimits.name).default(''),
  signature: singleLineText(senderLimits.signature).default(''),
})
const numbering = z.object({
  kinds: z.partialRecord(
    z.enum(numberedKinds),
    z.object({
      digits: z.number(),
      yearly: z.boolean(),
      start: z
        .object({ year: z.int().min(1991).max(9999), number: z.number() })
        .nullable()
        .default(null),
    }),
  ),
})
const norms = z.object({ days: z.record(z.enum(stageKeys), z.number()) })

const company = z.object({ name: singleLineText(settingLimits.companyName) })
const vat = z.object({ rates: vatRates })
const rateValue = z.number()
const withholding = z.object({
  rates: z
    .array(
      z.object({
        from: isoDate,
        ...(Object.fromEntries(withholdingFields.map((field) => [field, rateValue])) as Record<
          WithholdingField,
          typeof rateValue
        >),
        royalty: z.boolean(),
      }),
    )
    .max(settingLimits.rates),
})
const setDays = z.object({ days: specialDays })
const columns = z.object({ limits: columnLimits })

/** The spoilage in percent and the sheets for make-ready, according to today's price list. */
const waste = z.object({ waste: z.number(), make_ready: z.number() })

/**
 * The current value of a section. Version 0 is the installation's initial value. `at` and `by` tell when and by whom the section
 * was last changed.
 */
const createSettingSchema = <Value extends z.ZodType>(value: Value) =>
  z.object({ version, value, at: isoDateTime.nullable(), by: activeUser.nullable() })

const settings = z.object({
  identity: createSettingSchema(identity),
  requisites: createSettingSchema(pressDetails),
  letters: createSettingSchema(letters),
  vat: createSettingSchema(vat),
  withholding: createSettingSchema(withholding),
  days: createSettingSchema(setDays),
  numbering: createSettingSchema(numbering),
  columns: createSettingSchema(columns),
  norms: createSettingSchema(norms),
  company: createSettingSchema(company),
})
export type SettingsAnswer = z.output<typeof settings>

/** The section name with which the history of all sections is requested. */
export const allSections = 'all'

const settingChange = schemaFor<SettingEntry>()(
  z.object({
    section: z.enum(settingSections),
    version,
    at: isoDateTime,
    by: activeUser.nullable(),
    changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  }),
)

/** A test e-mail that checks the sender's address. */
const testLetter = schemaFor<TestLetter>()(
  z.object({
    id,
    to: z.string(),
    state: z.enum(testLetterStates),
    asked_at: isoDateTime,
    sent_at: isoDateTime.nullable(),
    opened_at: isoDateTime.nullable(),
    /** The mail server's reply, if it refused the e-mail or has not accepted it yet. */
    reason: z.string().nullable(),
  }),
)

/** A DNS record of the sender's domain, with its current state and its required value. */
const domainRecord = schemaFor<SenderRecord>()(
  z.object({
    record: z.enum(domainRecords),
    state: z.enum(recordStates),
    /** The name of the TXT record. */
    host: z.string(),
    /** The required text of the record. */
    value: z.string(),
  }),
)

const writeAccess = requirePermission('settings', 'write')

export const settingCalls = defineCalls({
  'GET /api/settings/in-force': {
    summary:
      'Settings that all screens use: VAT rates, special days, column limits, stage norms, added papers, formats and bindings, paper waste',
    access: 'session',
    shows: ['setting'],
    response: z.object({ vat, days: setDays, columns, norms, materials: addedMaterials, waste }),
  },
  'GET /api/press': {
    summary:
      'The press’s names, its legal names and BIN for the consent to personal data processing, and the addresses of its portals',
    access: 'public',
    shows: ['setting'],
    response: z.object({
      name_ru: z.string(),
      name_kz: z.string(),
      name_en: z.string(),
      bin: z.string(),
      /** The public names of the press. They are empty if only its legal name is known. */
      called: identity.omit({ logo: true }),
      /** The address of each portal. Null if no addresses are configured; then the portals use consecutive ports. */
      portals: z.record(z.enum(portals), z.string()).nullable(),
    }),
  },
  'GET /api/settings': {
    summary: 'All settings of the press by section',
    access: requirePermission('settings', 'read'),
    shows: ['setting'],
    response: z.object({
      settings,
      /** The logo's file, and the URL of its image. */
      logo: fileInfo.extend({ src: z.string() }).nullable(),
      /** The last number of each kind of document, by year. */
      numbers: z.partialRecord(z.enum(numberedKinds), z.record(z.string(), z.number())),
      /** The sender's address for e-mails if the press has set no address. */
      shared_address: z.string(),
      /**
       * The number of documents that have been sent. Each of them keeps the organization details, the rate and the number that it
       * had when it was sent.
       */
      sent: z.int(),
    }),
  },
  'GET /api/settings/{section}/history': {
    summary: 'Changes of one section or of all (`all`): who, when, and the values before and after; the latest first',
    access: requirePermission('settings', 'read'),
    shows: ['setting'],
    params: z.object({ section: z.enum([...settingSections, allSections]) }),
    response: z.object({ changes: z.array(settingChange) }),
  },
  'PUT /api/settings/requisites': {
    summary: 'Save the press’s details for documents and e-mails; existing documents stay unchanged',
    access: writeAccess,
    changes: ['setting', 'organization'],
    body: pressDetails.extend({ version: expectedVersion }),
    response: z.object({ setting: settings.shape.requisites }),
  },
  'PUT /api/settings/identity': {
    summary: 'Save the press’s names in three languages and its logo',
    access: writeAccess,
    changes: ['setting', 'organization'],
    body: identity.extend({ version: expectedVersion }),
    response: z.object({ setting: settings.shape.identity }),
  },
  'PUT /api/settings/letters': {
    summary: 'Save the sender of e-mails; sent ones stay unchanged',
    access: writeAccess,
    changes: ['setting', 'organization'],
    body: letters.extend({ version: expectedVersion }),
    response: z.object({ setting: settings.shape.letters }),
  },
  'GET /api/settings/letters/domain': {
    summary: 'The DNS records of a sender’s domain: SPF, DKIM and DMARC',
    access: writeAccess,
    lasting: 'refetched by a button',
    perMinute: 30,
    query: z.object({ address: z.email() }),
    response: z.object({ domain: z.string(), records: z.array(domainRecord), checked_at: isoDateTime }),
  },
  'POST /api/settings/letters/test': {
    summary: 'Send a test e-mail from the sender',
    access: writeAccess,
    changes: [],
    perMinute: 10,
    body: z.object({ to: z.email() }),
    response: z.object({ test: testLetter }),
  },
  'GET /api/settings/letters/test/{id}': {
    summary: 'The progress of a test e-mail',
    access: writeAccess,
    lasting: 'polled until it is finished',
    params: idParams,
    response: z.object({ test: testLetter }),
  },
  'POST /api/settings/letters/arrived': {
    summary: 'Confirm the arrival of a test e-mail, by the secret of its link',
    access: 'public',
    changes: [],
    perMinute: 30,
    body: z.object({ token: z.string().min(1).max(64) }),
    response: z.object({ ok: z.literal(true) }),
  },
  'PUT /api/settings/numbering': {
    summary: 'Save the numbering of documents; assigned numbers stay',
    access: writeAccess,
    changes: ['setting', 'organization'],
    body: numbering.extend({ version: expectedVersion }),
    response: z.object({ setting: settings.shape.numbering }),
  },
  'PUT /api/settings/norms': {
    summary: 'Save how many working days a book may stay at each stage',
    access: writeAccess,
    changes: ['setting', 'organization'],
    body: norms.extend({ version: expectedVersion }),
    response: z.object({ setting: settings.shape.norms }),
  },
  'PUT /api/settings/company': {
    summary: 'Set whose offers the smart board shows; empty means the press’s own',
    access: writeAccess,
    changes: ['setting', 'organization'],
    body: company.extend({ version: expectedVersion }),
    response: z.object({ setting: settings.shape.company }),
  },
  'PUT /api/settings/vat': {
    summary: 'Save the VAT rates; a rate that has started cannot be changed or removed',
    access: writeAccess,
    changes: ['setting', 'organization'],
    body: vat.extend({ version: expectedVersion }),
    response: z.object({ setting: settings.shape.vat }),
  },
  'PUT /api/settings/withholding': {
    summary: 'Save the rates withheld from payments to people; rates that have started cannot be changed or removed',
    access: writeAccess,
    changes: ['setting', 'organization'],
    body: withholding.extend({ version: expectedVersion }),
    response: z.object({ setting: settings.shape.withholding }),
  },
  'PUT /api/settings/days': {
    summary: 'Save the days off and working days that differ from the law and the weekday',
    access: writeAccess,
    changes: ['setting', 'organization'],
    body: setDays.extend({ version: expectedVersion }),
    response: z.object({ setting: settings.shape.days }),
  },
  'PUT /api/settings/columns': {
    summary: 'Save the card limits of the columns of the tech card board; an omitted column has no limit',
    access: writeAccess,
    changes: ['setting', 'organization'],
    body: columns.extend({ version: expectedVersion }),
    response: z.object({ setting: settings.shape.columns }),
  },
})
