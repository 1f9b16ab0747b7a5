import { organizationDetailFields, type Organization } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { id, idParams, singleLineText, listQuery, expectedVersion, version } from './common-schemas.ts'
import { createTableImportSchema } from './table-import.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

export const organization = schemaFor<Organization>()(
  z.object({
    id,
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    bank: z.string(),
    BIK: z.string(),
    IIN: z.string(),
    account: z.string(),
    is_partner: z.boolean(),
  }),
)

/** All details of an organization, as its form shows them. */
export const organizationDetails = organization.extend({
  kbe: z.string(),
  version,
  /** Whether the organization is the press itself. The press's details are changed in the settings. */
  is_press: z.boolean(),
})
export type OrganizationDetails = z.output<typeof organizationDetails>

const optionalText = singleLineText(500).default('')
/** The body that the form of an organization sends. */
export const organizationDetailsForm = z.object({
  name: optionalText,
  phone: optionalText,
  email: optionalText,
  address: optionalText,
  bank: optionalText,
  BIK: optionalText,
  IIN: optionalText,
  account: optionalText,
  kbe: optionalText,
})
const organizationResponse = z.object({ organization: organizationDetails })

export const organizationCalls = defineCalls({
  'GET /api/organizations': {
    summary: 'Organizations by a part of the name or the BIN; partners see only their own',
    access: requirePermission('organizations', 'read'),
    shows: ['organization'],
    query: listQuery(['name', 'created_at']).extend({
      sort_dir: z.enum(['asc', 'desc']).default('asc'),
      /** Selects organizations in which a person has an account (`1`), or organizations in which no one has an account (`0`). */
      partner: z.enum(['1', '0']).optional(),
    }),
    response: z.object({ organizations: z.array(organization), total: nonNegativeCount }),
  },
  'POST /api/organizations': {
    summary: 'Create an organization; its BIN must be unique',
    access: requirePermission('organizations', 'create'),
    changes: ['organization'],
    body: organizationDetailsForm,
    response: organizationResponse,
  },
  'GET /api/organizations/import': {
    summary: 'An empty table for an import, with one organization as an example',
    access: requirePermission('organizations', 'create'),
    lasting: 'a downloaded file',
  },
  'POST /api/organizations/import': {
    summary:
      'Import organizations from a table (multipart: `file`). Only checks it unless `write` is 1 and no row has an error',
    access: requirePermission('organizations', 'create'),
    changes: ['organization'],
    query: z.object({ write: z.literal('1').optional() }),
    upload: true,
    response: createTableImportSchema(z.enum(organizationDetailFields)),
  },
  'GET /api/organizations/{id}': {
    summary: 'An organization',
    access: requirePermission('organizations', 'read'),
    shows: ['organization'],
    params: idParams,
    response: organizationResponse,
  },
  'PUT /api/organizations/{id}': {
    summary: 'Save the details of an organization; once its BIN is known, only the press can change it',
    access: requirePermission('organizations', 'write'),
    changes: ['organization'],
    params: idParams,
    body: organizationDetailsForm.extend({ version: expectedVersion }),
    response: organizationResponse,
  },
})
