import { z } from 'zod'
import { calls, may } from './call.ts'
import { id, idParams, line, madeAgainst, version } from './common.ts'

/** An organisation with what papers say of it (spec §3). */
export const organization = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  bank: z.string(),
  BIK: z.string(),
  /** BIN or IIN. */
  IIN: z.string(),
  account: z.string(),
  /** Somebody of it has an account as a partner. */
  is_partner: z.boolean(),
})
export type Organization = z.output<typeof organization>

/** An organisation, whole: as its form has it. */
export const requisites = organization.extend({ kbe: z.string(), version })
export type Requisites = z.output<typeof requisites>

const filling = line(500).default('')
const answer = z.object({ organization: requisites })

export const organizationCalls = calls({
  'GET /api/organizations': {
    summary: 'Organisations by a part of the name or the BIN, at most 50; to a partner but their own',
    access: may('organizations', 'read'),
    query: z.object({ search: z.string().trim().max(200).default('') }),
    response: z.object({ organizations: z.array(organization) }),
  },
  'GET /api/organizations/{id}': {
    summary: 'An organisation, whole',
    access: may('organizations', 'read'),
    params: idParams,
    response: answer,
  },
  'PUT /api/organizations/{id}': {
    summary: 'Save what papers say of an organisation; its BIN, once known, is changed by the press alone',
    access: may('organizations', 'write'),
    params: idParams,
    body: z.object({
      name: filling,
      phone: filling,
      email: filling,
      address: filling,
      bank: filling,
      BIK: filling,
      IIN: filling,
      account: filling,
      kbe: filling,
      version: madeAgainst,
    }),
    response: answer,
  },
})
