import { bankOfAccount, isValidBinIin } from '@press/domain'
import { isValidIban } from '@press/domain/identifiers/iban'

const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/** Returns the first candidate that is valid. */
function right(candidates: readonly string[], isRight: (value: string) => boolean): string | undefined {
  return candidates.find(isRight)
}

/** Returns an unassigned IIN of a person born in the eighties. The same number always gives the same IIN. */
export function demoIin(number: number): string {
  const born = `${80 + (number % 10)}${digits((number % 12) + 1, 2)}${digits((number % 27) + 1, 2)}`
  for (let serial = 100 + number; ; serial += 1) {
    const prefix = `${born}${3 + (number % 2)}${digits(serial, 4)}`
    const found = right(
      Array.from({ length: 10 }, (_none, check) => `${prefix}${check}`),
      isValidBinIin,
    )
    if (found) return found
  }
}

/** Returns an unassigned account at Kaspi Bank, with the bank details that a contract needs. */
export function demoAccount(number: number): { account: string; bank: string; bic: string } {
  const account = right(
    Array.from(
      { length: 97 },
      (_none, check) => `KZ${digits(check + 2, 2)}722${digits(400_000_000 + number * 7_919, 13)}`,
    ),
    isValidIban,
  )
  const bank = bankOfAccount(account ?? '')
  if (!account || !bank) throw new Error('No valid account number was found')
  return { account, bank: bank.name, bic: bank.BIK }
}
