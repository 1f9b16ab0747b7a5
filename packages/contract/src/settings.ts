import {
  accountCurrencies,
  setDayKinds,
  settingLimits,
  settingSections,
  signedPapers,
  stageKeys,
  withholdingFields,
  type WithholdingField,
} from '@press/domain'
import { z } from 'zod'
import { calls, may } from './call.ts'
import { day, line, madeAgainst, moment, version } from './common.ts'
import { addedMaterials } from './materials.ts'
import { activeUser } from './people.ts'

const rates = z.array(z.object({ from: day, rate: z.number().min(0).max(100) })).max(settingLimits.rates)
const days = z.array(z.object({ date: day, kind: z.enum(setDayKinds) })).max(settingLimits.days)
const limits = z.partialRecord(z.enum(stageKeys), z.number())

const filling = line(500).default('')
const account = z.object({
  name: filling,
  account: filling,
  bank: filling,
  bic: filling,
  kbe: filling,
  currency: z.enum(accountCurrencies).default('KZT'),
})
const signer = z.object({
  name: filling,
  position_ru: filling,
  position_kz: filling,
  position_en: filling,
  basis_ru: filling,
  basis_kz: filling,
  basis_en: filling,
  signs: z.array(z.enum(signedPapers)).default([]),
  from: filling,
  to: filling,
})
/** What papers and letters say of the press; the first account is the main one. */
const requisites = z.object({
  name_ru: filling,
  name_kz: filling,
  name_en: filling,
  short_name: filling,
  bin: filling,
  registration_number: filling,
  registered_on: filling,
  address_ru: filling,
  address_kz: filling,
  phone: filling,
  email: filling,
  accounts: z.array(account).max(settingLimits.accounts).default([]),
  signers: z.array(signer).max(settingLimits.signers).default([]),
})

const company = z.object({ name: line(settingLimits.companyName) })
const vat = z.object({ rates })
const figure = z.number()
const withholding = z.object({
  rates: z
    .array(
      z.object({
        from: day,
        ...(Object.fromEntries(withholdingFields.map((field) => [field, figure])) as Record<
          WithholdingField,
          typeof figure
        >),
        royalty: z.boolean(),
      }),
    )
    .max(settingLimits.rates),
})
const setDays = z.object({ days })
const columns = z.object({ limits })

/** By the price list of today. */
const waste = z.object({ waste: z.number(), make_ready: z.number() })

/** A section as it stands: version 0 is what the installation began with. `at` and `by` say who changed it last. */
const settingOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ version, value, at: moment.nullable(), by: activeUser.nullable() })

const settings = z.object({
  requisites: settingOf(requisites),
  company: settingOf(company),
  vat: settingOf(vat),
  withholding: settingOf(withholding),
  days: settingOf(setDays),
  columns: settingOf(columns),
})
export type SettingsAnswer = z.output<typeof settings>

const change = z.object({
  version,
  at: moment,
  by: activeUser.nullable(),
  /** What was, and what is since; `field` is a field of the form, an account, a signer, a day, a figure of a day or a column. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
})
/** One change of a section. */
export type SettingHistoryEntry = z.output<typeof change>

const writes = may('settings', 'write')

export const settingCalls = calls({
  'GET /api/settings/in-force': {
    summary:
      'What everybody’s screens go by: VAT rates, days that are not as the law says, limits of columns, added papers, formats and bindings, and what is spoilt of paper',
    access: 'session',
    response: z.object({ vat, days: setDays, columns, materials: addedMaterials, waste }),
  },
  'GET /api/press': {
    summary: 'Who the press is: its names and BIN, for the consent to personal data',
    access: 'public',
    response: z.object({
      name_ru: z.string(),
      name_kz: z.string(),
      name_en: z.string(),
      bin: z.string(),
    }),
  },
  'GET /api/settings': {
    summary: 'What the press has set of itself, section by section',
    access: may('settings', 'read'),
    response: z.object({ settings }),
  },
  'GET /api/settings/{section}/history': {
    summary: 'Who changed a section, when, what it was before and after; the last first',
    access: may('settings', 'read'),
    params: z.object({ section: z.enum(settingSections) }),
    response: z.object({ changes: z.array(change) }),
  },
  'PUT /api/settings/requisites': {
    summary: 'Save what papers and letters say of the press; papers that were made before keep what they say',
    access: writes,
    body: requisites.extend({ version: madeAgainst }),
    response: z.object({ setting: settings.shape.requisites }),
  },
  'PUT /api/settings/company': {
    summary: 'Set whose offers stand on the smart kanban; empty: the press’s own',
    access: writes,
    body: company.extend({ version: madeAgainst }),
    response: z.object({ setting: settings.shape.company }),
  },
  'PUT /api/settings/vat': {
    summary: 'Save the VAT rates; one that has begun neither goes nor changes',
    access: writes,
    body: vat.extend({ version: madeAgainst }),
    response: z.object({ setting: settings.shape.vat }),
  },
  'PUT /api/settings/withholding': {
    summary: 'Save what is withheld from people who are paid; figures that have begun neither go nor change',
    access: writes,
    body: withholding.extend({ version: madeAgainst }),
    response: z.object({ setting: settings.shape.withholding }),
  },
  'PUT /api/settings/days': {
    summary: 'Save the days off and the working days that are not as the law and the weekday say',
    access: writes,
    body: setDays.extend({ version: madeAgainst }),
    response: z.object({ setting: settings.shape.days }),
  },
  'PUT /api/settings/columns': {
    summary: 'Save how many cards the columns of the tech-card board hold; one that is left out holds any number',
    access: writes,
    body: columns.extend({ version: madeAgainst }),
    response: z.object({ setting: settings.shape.columns }),
  },
})
