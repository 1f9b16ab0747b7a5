import { expect, it } from 'vitest'
import { findBankOfAccount } from './banks.ts'
import { isValidBic } from './bank-codes.ts'

it.each([
  ['KZ45 722S 0000 5432 6792', 'CASPKZKA'],
  ['kz86125kzt5004100100', 'NBRKKZKX'],
  ['KZ00965', 'IRTYKZKA'],
])('finds the bank of the account %s: %s', (account, BIK) => expect(findBankOfAccount(account)?.BIK).toBe(BIK))

it.each(['', 'KZ45', 'KZ45000S000054326792', 'DE89370400440532013000'])('finds no bank for «%s»', (account) =>
  expect(findBankOfAccount(account)).toBeUndefined(),
)

it('gives every bank a BIC that a form accepts', () => {
  const foundBanks = Array.from({ length: 1000 }, (_none, code) =>
    findBankOfAccount(`KZ00${String(code).padStart(3, '0')}`),
  )
  const codes = foundBanks.flatMap((bank) => bank?.BIK ?? [])
  expect(codes.length).toBeGreaterThan(15)
  expect(codes.filter((code) => !isValidBic(code))).toEqual([])
})
