import { findBankOfAccount, isValidBinIin } from '@press/domain'
import { isValidIban } from '@press/domain/identifiers/iban'

const padDigits = (value: number, length: number): string => String(value).padStart(length, '0')

/** Returns the first candidate that is valid. */
function findValid(candidates: readonly string[], isValid: (value: string) => boolean): string | undefined {
  return candidates.find(isValid)
}

/** Returns an unassigned IIN of a person born in the eighties. The same number always gives the same IIN. */
export function createDemoIin(number: number): string {
  const birthDigits = `${80 + (number % 10)}${padDigits((number % 12) + 1, 2)}${padDigits((number % 27) + 1, 2)}`
  for (let serial = 100 + number; ; serial += 1) {
    const prefix = `${birthDigits}${3 + (number % 2)}${padDigits(serial, 4)}`
    const validIin = findValid(
      Array.from({ length: 10 }, (_none, check) => `${prefix}${check}`),
      isValidBinIin,
    )
    if (validIin) return validIin
  }
}

/** Returns an unassigned account at Kaspi Bank, with the bank details that a contract needs. */
export function createDemoAccount(number: number): { account: string; bank: string; bic: string } {
  const account = findValid(
    Array.from(
      { length: 97 },
      (_none, check) => `KZ${padDigits(check + 2, 2)}722${padDigits(400_000_000 + number * 7_919, 13)}`,
    ),
    isValidIban,
  )
  const bank = findBankOfAccount(account ?? '')
  if (!account || !bank) throw new Error('No valid account number was found')
  return { account, bank: bank.name, bic: bank.BIK }
}
