import { z } from 'zod'
import { calls, may } from './call.ts'
import { id } from './common.ts'

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

export const organizationCalls = calls({
  'GET /api/organizations': {
    summary: 'Organisations by a part of the name or the BIN; at most 50',
    access: may('organizations', 'read'),
    query: z.object({ search: z.string().trim().max(200).default('') }),
    response: z.object({ organizations: z.array(organization) }),
  },
})
