import { describe, expect, it } from 'vitest'
import { roleKeys, type RoleKey } from '../shared/people/roles.ts'
import {
  isOnPartnerBoard,
  isOnSmartBoard,
  getPartnerColumn,
  partnerColumns,
  getDropStatus,
  getPartnerDropRefusal,
  getDropTargets,
  type BoardOffer,
} from './boards.ts'
import { getOfferRefusal } from './statuses.ts'
import { offerStatuses } from '../shared/documents/offers.ts'
import { parseStatusQuery } from './status-query.ts'

const facts = { invoice_number: null, invoice_date: null, contract_number: null, contract_file: null }

const listDrops = (role: RoleKey) =>
  offerStatuses.flatMap((from) =>
    getDropTargets({ role, own: false }, from).map(
      (column) => `${from}>${column}: ${getDropStatus({ role, own: false }, from, column)}`,
    ),
  )

const company = { bin: '940440010006', names: ['ТОО «Университет баспасы»', 'Баспа'] }
const createOffer = (change: Partial<BoardOffer> = {}): BoardOffer => ({
  status: 'wap',
  recipient_name: 'ТОО «Кітап әлемі»',
  recipient_bin: '011040001231',
  tech_card_count: 2,
  ...change,
})

describe('the partner kanban', () => {
  it('has a column for every status except rejected and archived', () => {
    expect(offerStatuses.map((status) => [status, getPartnerColumn(status)])).toEqual([
      ['in process', 'account'],
      ['accept', 'account'],
      ['rejected', undefined],
      ['Request for invoice', 'account'],
      ['Invoice and contract sent', 'account'],
      ['typo_finish', 'typography'],
      ['wap', 'wap'],
      ['stock', 'stock'],
      ['done', 'done'],
      ['archieve', undefined],
    ])
  })

  it('lets each role drop offers where the status table allows it', () => {
    const printingDrops = [
      'typo_finish>wap: wap',
      'typo_finish>stock: stock',
      'wap>typography: typo_finish',
      'wap>stock: stock',
    ]
    const stockDrops = ['stock>wap: wap', 'stock>done: done']
    const invoicedDrop = 'Invoice and contract sent>typography: typo_finish'
    expect(listDrops('typography')).toEqual(printingDrops)
    expect(listDrops('stock')).toEqual(['wap>typography: typo_finish', 'wap>stock: stock', ...stockDrops])
    expect(listDrops('accounting')).toEqual([
      'rejected>account: in process',
      invoicedDrop,
      ...printingDrops,
      ...stockDrops,
    ])
    expect(listDrops('supervisor')).toEqual([
      invoicedDrop,
      ...printingDrops,
      ...stockDrops,
      'archieve>account: in process',
    ])
    const otherRoles = roleKeys.filter((role) => !['typography', 'stock', 'accounting', 'supervisor'].includes(role))
    expect(otherRoles.flatMap(listDrops)).toEqual([])
  })

  it('never makes a move that the table refuses or that stays within a column', () => {
    for (const role of roleKeys)
      for (const from of offerStatuses)
        for (const { key } of partnerColumns) {
          const to = getDropStatus({ role, own: true }, from, key)
          expect(to === null || getPartnerColumn(to) === key).toBe(true)
          expect(to === null || getPartnerColumn(from) !== key).toBe(true)
          expect(to === null || getOfferRefusal({ ...facts, status: from }, { role, own: true }, to) === null).toBe(
            true,
          )
        }
  })

  it('returns the reason why an offer cannot be dropped', () => {
    expect(getPartnerDropRefusal({ role: 'stock', own: false }, 'stock', 'typography')).toBe('notFromHere')
    expect(getPartnerDropRefusal({ role: 'pm', own: false }, 'stock', 'done')).toBe('roleMayNot')
    expect(getPartnerDropRefusal({ role: 'stock', own: false }, 'stock', 'done')).toBeNull()
    expect(getPartnerDropRefusal({ role: 'pm', own: false }, 'stock', 'stock')).toBeNull()
  })

  it('leaves the press’s own offers to the smart kanban', () => {
    const ownOffer = createOffer({ recipient_name: ' тоо  «Университет Баспасы» ' })
    expect([isOnSmartBoard(ownOffer, company), isOnPartnerBoard(ownOffer, 'stock', company)]).toEqual([true, false])
    expect([isOnSmartBoard(createOffer(), company), isOnPartnerBoard(createOffer(), 'stock', company)]).toEqual([
      false,
      true,
    ])
    const offerWithPressBin = createOffer({ recipient_bin: company.bin })
    expect([
      isOnSmartBoard(offerWithPressBin, company),
      isOnSmartBoard(offerWithPressBin, { ...company, bin: '' }),
    ]).toEqual([true, false])
    const unknownCompany = { bin: '', names: [] }
    expect(isOnSmartBoard(createOffer({ recipient_name: '', recipient_bin: '' }), unknownCompany)).toBe(false)
  })

  it('shows the sales department, the superuser and the printing house only offers without tech cards', () => {
    const listRolesThatSee = (change: Partial<BoardOffer>) =>
      roleKeys.filter((role) => isOnPartnerBoard(createOffer(change), role, company))
    expect(roleKeys.filter((role) => !listRolesThatSee({}).includes(role))).toEqual([
      'accounting',
      'supervisor',
      'typography',
    ])
    expect(listRolesThatSee({ tech_card_count: 0 })).toEqual(roleKeys)
    expect(isOnSmartBoard(createOffer({ recipient_name: company.names[0] ?? '' }), company)).toBe(true)
  })

  it('hides rejected and archived offers', () => {
    for (const status of ['rejected', 'archieve'] as const) {
      expect(isOnPartnerBoard(createOffer({ status }), 'stock', company)).toBe(false)
      expect(isOnSmartBoard(createOffer({ status, recipient_bin: company.bin }), company)).toBe(false)
    }
  })
})

describe('a search for a status', () => {
  it.each(offerStatuses)('finds %s by its name in any case', (status) => {
    expect(parseStatusQuery(` ${status.toUpperCase()} `)).toBe(status)
  })

  it.each([
    ['В работе', 'in process'],
    ['принято', 'accept'],
    ['ОТКЛОНЕНО', 'rejected'],
    ['запрос счёта', 'Request for invoice'],
    ['Запрос счета', 'Request for invoice'],
    ['счёт и договор  отправлены', 'Invoice and contract sent'],
    ['Ожидает оплаты', 'Invoice and contract sent'],
    ['печать завершена', 'typo_finish'],
    ['послепечатные работы', 'wap'],
    ['склад', 'stock'],
    ['доставлено', 'done'],
    ['архив', 'archieve'],
    ['Мұрағат', 'archieve'],
    ['delivered', 'done'],
  ])('understands «%s»', (text, status) => {
    expect(parseStatusQuery(text)).toBe(status)
  })

  it.each([
    ['invoice', 'Request for invoice'],
    ['contract', 'Invoice and contract sent'],
    ['отклон', 'rejected'],
    ['послепеч', 'wap'],
    ['скла', 'stock'],
  ])('finds a status by a part of its name: «%s»', (text, status) => {
    expect(parseStatusQuery(text)).toBe(status)
  })

  it.each(['', '  ', 'ск', 'Абай', 'КП-0411', 'Печатное дело'])('finds no status in «%s»', (text) => {
    expect(parseStatusQuery(text)).toBeUndefined()
  })
})
