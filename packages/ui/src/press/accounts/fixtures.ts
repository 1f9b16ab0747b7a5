import type { AccountLedgerRow, OrganizationAccountRow } from '@press/domain'

const tenge = (sum: number): number => sum * 100
const createAccount = (
  id: number,
  name: string,
  bin: string,
  delivered: number,
  paid: number,
  overdue = 0,
  unpaid = 0,
) => ({
  id,
  name,
  bin,
  delivered: tenge(delivered),
  paid: tenge(paid),
  owed: tenge(Math.max(0, delivered - paid)),
  advance: tenge(Math.max(0, paid - delivered)),
  overdue: tenge(overdue),
  unpaid: tenge(unpaid),
})

export const accounts: OrganizationAccountRow[] = [
  createAccount(3, 'Университет иностранных языков', '940140000385', 3_420_000, 2_286_000, 1_134_000),
  createAccount(4, 'ТОО «Кітап әлемі»', '120840007387', 1_120_000, 560_000, 0, 840_000),
  createAccount(5, 'КГУ «Областная библиотека»', '050540004455', 1_640_000, 1_640_000),
  createAccount(6, 'Ботанический сад', '', 230_000, 286_000),
]

const offerReference = { offer_id: 388, offer_number: '0388' }
export const ledger: AccountLedgerRow[] = [
  {
    ...offerReference,
    kind: 'waybill',
    number: '0009',
    day: '2026-02-05',
    note: '',
    debit: tenge(2_286_000),
    credit: 0,
    balance: tenge(2_286_000),
  },
  {
    ...offerReference,
    kind: 'payment',
    number: '714',
    day: '2026-02-16',
    note: 'Оплата по счёту 0371',
    debit: 0,
    credit: tenge(2_286_000),
    balance: 0,
  },
  {
    ...offerReference,
    offer_id: 412,
    offer_number: '0412',
    kind: 'payment',
    number: '',
    day: '2026-10-30',
    note: 'Аванс',
    debit: 0,
    credit: tenge(100_000),
    balance: -tenge(100_000),
  },
  {
    ...offerReference,
    offer_id: 412,
    offer_number: '0412',
    kind: 'waybill',
    number: '0012',
    day: '2026-11-05',
    note: '',
    debit: tenge(1_334_000),
    credit: 0,
    balance: tenge(1_234_000),
  },
  {
    ...offerReference,
    offer_id: 412,
    offer_number: '0412',
    kind: 'return',
    number: '0002',
    day: '2026-11-09',
    note: 'Брак переплёта',
    debit: 0,
    credit: tenge(100_000),
    balance: tenge(1_134_000),
  },
]
