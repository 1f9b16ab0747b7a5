import { accountCurrencies } from '@press/domain'
import { z } from 'zod'

const account = z.object({
  name: z.string(),
  account: z.string(),
  bank: z.string(),
  bic: z.string(),
  kbe: z.string(),
  currency: z.enum(accountCurrencies),
})

/** The person who signs for the press. */
export const signer = z.object({ name: z.string(), position: z.string(), basis: z.string() })

/** The bank accounts of the press, the main account first. */
export const pressAccounts = z.array(account)

/** The press as a party of a document, in one language. */
export const pressSide = z.object({
  name: z.string(),
  bin: z.string(),
  registration_number: z.string(),
  registered_on: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  account,
  accounts: pressAccounts,
  signer: signer.nullable(),
})
