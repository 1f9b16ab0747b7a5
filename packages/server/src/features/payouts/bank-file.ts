import type { ParsedQuery } from '@press/contract'
import {
  validateBankFile,
  formatBankDay,
  findBankOfAccount,
  getPayeeKbe,
  createPaymentFile,
  type BankOrder,
  type Accrual,
  type AccrualParty,
} from '@press/domain'
import { isValidIban, normalizeIban } from '@press/domain/identifiers/iban'
import { sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { getPressSide } from '../../database/press-side.ts'
import { assertPartyDetails, PressError } from '../../errors.ts'
import { getTranslator } from '../../texts.ts'
import { mergeMissingDetails, pressToPartyDetails } from '../shared/payouts/acts.ts'
import { findAccruals } from '../shared/payouts/accruals.ts'

/** The payee's details. The bank and codes that the contract omits follow from the account and the kind of payee. */
function completeParty({ party, payee }: Pick<Accrual, 'party' | 'payee'>): AccrualParty {
  const account = isValidIban(party.account) ? normalizeIban(party.account) : ''
  const bank = findBankOfAccount(account)
  return {
    ...party,
    account,
    bank: party.bank || (bank?.name ?? ''),
    bic: party.bic || (bank?.BIK ?? ''),
    kbe: party.kbe || getPayeeKbe(payee),
  }
}

/**
 * Returns the purpose of a payment order in Russian, because banks of Kazakhstan work in Russian: «По договору № 12-26 от …: акт №
 * 5 от …».
 */
function formatPurpose(accruals: readonly Accrual[]): string {
  const t = getTranslator('ru')
  const contracts = [...new Set(accruals.map(({ contract }) => contract?.id))]
  return contracts
    .map((id) => {
      const contractAccruals = accruals.filter(({ contract }) => contract?.id === id)
      const contract = contractAccruals[0]?.contract
      const documentList = contractAccruals
        .map(({ kind, number, date }) => t(`payouts:purpose.${kind}`, { number, date: formatBankDay(date) }))
        .join(', ')
      return contract
        ? t('payouts:purpose.contract', {
            number: contract.number,
            date: formatBankDay(contract.date),
            papers: documentList,
          })
        : documentList
    })
    .join('; ')
    .replaceAll(/\s+/gu, ' ')
}

/** Returns a bank file with payment orders for acts and royalties, one per payee account. Marks nothing as paid. */
export async function buildBankFile(
  db: Db,
  { accruals: ids, account, number, date, knp }: ParsedQuery<'GET /api/payouts/orders.txt'>,
): Promise<Uint8Array> {
  const uniqueIds = [...new Set(ids.split(',').map(Number))]
  const openAccruals = await findAccruals(
    db,
    sql`accruals.id = any(${sql.param(uniqueIds)}::int[]) and paid_on is null and cancelled_at is null`,
  )
  if (openAccruals.length !== uniqueIds.length) throw new PressError('moveRefused', { message: 'payout.notOpen' })
  const press = await getPressSide(db, { day: date, locale: 'ru' })
  const tengeAccounts = press.accounts.filter(({ currency }) => currency === 'KZT')
  const fields = validateBankFile(
    { account, number, date, knp },
    tengeAccounts.map((one) => one.account),
  )
  const payer = tengeAccounts.find((one) => one.account === account)
  if (Object.keys(fields).length > 0 || !payer) throw new PressError('validation', { fields })
  const accrualsWithParty = openAccruals.map((accrual) => ({ accrual, party: completeParty(accrual) }))
  assertPartyDetails(
    'paymentOrder',
    mergeMissingDetails(
      'paymentOrder',
      pressToPartyDetails({ ...press, account: payer }),
      accrualsWithParty.map(({ party }) => ({ party, contract: null })),
    ),
  )
  const accrualsByPayee = new Map<string, typeof accrualsWithParty>()
  for (const accrualWithParty of accrualsWithParty) {
    const key = `${accrualWithParty.party.bin} ${accrualWithParty.party.account}`
    accrualsByPayee.set(key, [...(accrualsByPayee.get(key) ?? []), accrualWithParty])
  }
  const orders = [...accrualsByPayee.values()]
    .map((payeeAccruals) => ({
      paid: payeeAccruals,
      amount: payeeAccruals.reduce((sum, { accrual }) => sum + accrual.net, 0),
    }))
    .filter(({ amount }) => amount > 0)
    .flatMap(({ paid: payeeAccruals, amount }, index): BankOrder[] => {
      const [firstAccrual] = payeeAccruals
      if (!firstAccrual) return []
      return [
        {
          number: String(number + index),
          date,
          amount,
          payer: { ...payer, name: press.name, bin: press.bin },
          payee: firstAccrual.party,
          knp,
          purpose: formatPurpose(payeeAccruals.map(({ accrual }) => accrual)),
        },
      ]
    })
  if (orders.length === 0) throw new PressError('moveRefused', { message: 'payout.nothing' })
  return createPaymentFile(orders, getToday())
}
