import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roleKeys, type RoleKey } from '../shared/people/roles.ts'
import { getTargetStatuses } from '../shared/transitions.ts'
import { offerFlags, offerAttachments } from './flags.ts'
import {
  isOfferOpen,
  canRequestChange,
  getMissingRequirements,
  offerRefusal,
  offerTransitions,
  type OfferInput,
} from './statuses.ts'
import { offerStatuses, type OfferStatus } from '../shared/documents/offers.ts'

/**
 * The transitions of decisions §3, listed independently of the implementation. Each entry `from>to` is allowed either for all rows
 * or only for a person's own rows.
 */
const sales =
  'in process>accept, in process>rejected, Invoice and contract sent>typo_finish, typo_finish>wap, typo_finish>stock, wap>stock, wap>typo_finish, stock>done, stock>wap, done>archieve, rejected>archieve'
const recipient = 'in process>accept, in process>rejected, accept>Request for invoice'
const allowed: Partial<Record<RoleKey, { all?: string; own?: string }>> = {
  accounting: {
    all: `${sales}, accept>Request for invoice, accept>Invoice and contract sent, Request for invoice>Invoice and contract sent, rejected>in process`,
  },
  supervisor: { all: `${sales}, archieve>in process` },
  typography: { all: 'typo_finish>wap, typo_finish>stock, wap>stock, wap>typo_finish' },
  stock: { all: 'wap>stock, wap>typo_finish, stock>done, stock>wap' },
  author: { own: recipient },
  partner: { own: recipient },
}

const offer = (status: OfferStatus, facts: Partial<OfferInput> = {}): OfferInput => ({
  status,
  invoice_number: '17',
  invoice_date: '2026-11-20',
  contract_number: '214-26',
  contract_file: null,
  ...facts,
})
const list = (rows = '') => rows.split(', ')

describe.each(roleKeys)('an offer handled by %s', (role) => {
  const pairs = offerStatuses.flatMap((from) => offerStatuses.map((to) => [from, to] as const))

  it.each(pairs)('moves from %s to %s as the table allows', (from, to) => {
    const { all, own } = allowed[role] ?? {}
    const anyway = list(all).includes(`${from}>${to}`)
    const asRecipient = list(own).includes(`${from}>${to}`)
    const refusal = (isOwn: boolean) => offerRefusal(offer(from), { role, own: isOwn }, to, true)
    const otherwise = allowed[role] ? 'notFromHere' : 'roleMayNot'
    expect(refusal(true)).toBe(anyway || asRecipient ? null : otherwise)
    expect(refusal(false)).toBe(anyway ? null : asRecipient ? 'notYours' : otherwise)
    expect(getTargetStatuses(offerTransitions, { role, own: true }, from).includes(to)).toBe(anyway || asRecipient)
  })
})

const step = (from: OfferStatus[]) =>
  new Set(offerTransitions.filter((row) => from.includes(row.from)).map(({ to }) => to))

describe('an offer', () => {
  const accountant = { role: 'accounting', own: false } as const
  const partner = { role: 'partner', own: true } as const

  it('is invoiced only after agreement to the contract', () => {
    expect(offerRefusal(offer('accept'), partner, 'Request for invoice')).toBe('agreement')
    expect(offerRefusal(offer('accept'), partner, 'Request for invoice', true)).toBeNull()
  })

  it.each([
    [{ invoice_number: null }, ['invoice']],
    [{ invoice_number: ' ' }, ['invoice']],
    [{ invoice_date: null }, ['invoice']],
    [{ contract_number: null }, ['contract']],
    [{ contract_number: null, contract_file: { id: 1 } }, []],
    [{ invoice_date: null, contract_number: '' }, ['invoice', 'contract']],
  ])('with %j lacks %j before its invoice is sent', (facts, needs) => {
    expect(getMissingRequirements(offer('accept', facts), accountant, 'Invoice and contract sent')).toEqual(needs)
    expect(offerRefusal(offer('accept', facts), accountant, 'Invoice and contract sent')).toBe(needs[0] ?? null)
  })

  it('keeps its prices once it is accepted', () => {
    expect(offerStatuses.filter(isOfferOpen)).toEqual(['in process', 'rejected'])
  })

  it('can reach every status from the first one', () => {
    let reached = new Set<OfferStatus>(['in process'])
    for (const _ of offerStatuses) reached = new Set([...reached, ...step([...reached])])
    expect([...reached].toSorted()).toEqual(offerStatuses.toSorted())
  })

  it('lacks nothing for statuses without requirements', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...roleKeys),
        fc.constantFrom(...offerStatuses),
        fc.constantFrom(...offerStatuses),
        fc.boolean(),
        (role, from, to, own) => {
          const needs = getMissingRequirements(offer(from, { invoice_number: null }), { role, own }, to)
          expect(needs.length === 0 || to === 'Invoice and contract sent' || to === 'Request for invoice').toBe(true)
        },
      ),
    )
  })

  it('has an attachment for every document flag', () => {
    expect(offerFlags).toEqual([...offerAttachments.map(({ flag }) => flag), 'in_price', 'in_store'])
    expect(new Set(offerAttachments.map(({ file }) => file)).size).toBe(offerAttachments.length)
  })
})

describe('a change request for an offer', () => {
  const request = { status: 'in process', asked_at: '2026-11-20', answered_at: null } as const

  it.each(roleKeys)('is open only to its recipient: %s', (role) => {
    const may = role === 'author' || role === 'partner'
    expect(canRequestChange(offer('in process'), { role, own: true })).toBe(may)
    expect(canRequestChange(offer('in process'), { role, own: false })).toBe(false)
  })

  it('is open while the offer is undecided, once until it is answered', () => {
    const actor = { role: 'partner', own: true } as const
    const open = offerStatuses.filter((status) => canRequestChange(offer(status), actor))
    expect(open).toEqual(['in process'])
    expect(canRequestChange(request, actor)).toBe(false)
    expect(canRequestChange({ ...request, answered_at: '2026-11-21' }, actor)).toBe(true)
  })
})
