import { describe, expect, it } from 'vitest'
import { roleKeys, type RoleKey } from '../shared/people/roles.ts'
import {
  isOnPartnerBoard,
  isOnSmartBoard,
  getPartnerColumn,
  partnerColumns,
  getDropStatus,
  partnerDropRefusal,
  getDropTargets,
  type BoardOffer,
} from './boards.ts'
import { offerRefusal } from './statuses.ts'
import { offerStatuses } from '../shared/documents/offers.ts'
import { parseStatusQuery } from './status-query.ts'

const facts = { invoice_number: null, invoice_date: null, contract_number: null, contract_file: null }

const drops = (role: RoleKey) =>
  offerStatuses.flatMap((from) =>
    getDropTargets({ role, own: false }, from).map(
      (column) => `${from}>${column}: ${getDropStatus({ role, own: false }, from, column)}`,
    ),
  )

const company = { bin: '940440010006', names: ['ТОО «Университет баспасы»', 'Баспа'] }
const offer = (change: Partial<BoardOffer> = {}): BoardOffer => ({
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
    const printed = [
      'typo_finish>wap: wap',
      'typo_finish>stock: stock',
      'wap>typography: typo_finish',
      'wap>stock: stock',
    ]
    const stored = ['stock>wap: wap', 'stock>done: done']
    const sold = 'Invoice and contract sent>typography: typo_finish'
    expect(drops('typography')).toEqual(printed)
    expect(drops('stock')).toEqual(['wap>typography: typo_finish', 'wap>stock: stock', ...stored])
    expect(drops('accounting')).toEqual(['rejected>account: in process', sold, ...printed, ...stored])
    expect(drops('supervisor')).toEqual([sold, ...printed, ...stored, 'archieve>account: in process'])
    const others = roleKeys.filter((role) => !['typography', 'stock', 'accounting', 'supervisor'].includes(role))
    expect(others.flatMap(drops)).toEqual([])
  })

  it('never makes a move that the table refuses or that stays within a column', () => {
    for (const role of roleKeys)
      for (const from of offerStatuses)
        for (const { key } of partnerColumns) {
          const to = getDropStatus({ role, own: true }, from, key)
          expect(to === null || getPartnerColumn(to) === key).toBe(true)
          expect(to === null || getPartnerColumn(from) !== key).toBe(true)
          expect(to === null || offerRefusal({ ...facts, status: from }, { role, own: true }, to) === null).toBe(true)
        }
  })

  it('returns the reason why an offer cannot be dropped', () => {
    expect(partnerDropRefusal({ role: 'stock', own: false }, 'stock', 'typography')).toBe('notFromHere')
    expect(partnerDropRefusal({ role: 'pm', own: false }, 'stock', 'done')).toBe('roleMayNot')
    expect(partnerDropRefusal({ role: 'stock', own: false }, 'stock', 'done')).toBeNull()
    expect(partnerDropRefusal({ role: 'pm', own: false }, 'stock', 'stock')).toBeNull()
  })

  it('leaves the press’s own offers to the smart kanban', () => {
    const own = offer({ recipient_name: ' тоо  «Университет Баспасы» ' })
    expect([isOnSmartBoard(own, company), isOnPartnerBoard(own, 'stock', company)]).toEqual([true, false])
    expect([isOnSmartBoard(offer(), company), isOnPartnerBoard(offer(), 'stock', company)]).toEqual([false, true])
    const byBin = offer({ recipient_bin: company.bin })
    expect([isOnSmartBoard(byBin, company), isOnSmartBoard(byBin, { ...company, bin: '' })]).toEqual([true, false])
    const unknown = { bin: '', names: [] }
    expect(isOnSmartBoard(offer({ recipient_name: '', recipient_bin: '' }), unknown)).toBe(false)
  })

  it('shows the sales department, the superuser and the printing house only offers without tech cards', () => {
    const who = (change: Partial<BoardOffer>) =>
      roleKeys.filter((role) => isOnPartnerBoard(offer(change), role, company))
    expect(roleKeys.filter((role) => !who({}).includes(role))).toEqual(['accounting', 'supervisor', 'typography'])
    expect(who({ tech_card_count: 0 })).toEqual(roleKeys)
    expect(isOnSmartBoard(offer({ recipient_name: company.names[0] ?? '' }), company)).toBe(true)
  })

  it('hides rejected and archived offers', () => {
    for (const status of ['rejected', 'archieve'] as const) {
      expect(isOnPartnerBoard(offer({ status }), 'stock', company)).toBe(false)
      expect(isOnSmartBoard(offer({ status, recipient_bin: company.bin }), company)).toBe(false)
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
