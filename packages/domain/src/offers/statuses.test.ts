import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roleKeys, type RoleKey } from '../shared/people/roles.ts'
import { getTargetStatuses } from '../shared/transitions.ts'
import { offerFlags, offerAttachments } from './flags.ts'
import {
  isOfferOpen,
  canRequestChange,
  getMissingRequirements,
  getOfferRefusal,
  offerTransitions,
  type OfferInput,
} from './statuses.ts'
import { offerStatuses, type OfferStatus } from '../shared/documents/offers.ts'

/**
 * The transitions of decisions §3, listed independently of the implementation. Each entry `from>to` is allowed either for all rows
 * or only for a person's own rows.
 */
const salesTransitions =
  'in process>accept, in process>rejected, Invoice and contract sent>typo_finish, typo_finish>wap, typo_finish>stock, wap>stock, wap>typo_finish, stock>done, stock>wap, done>archieve, rejected>archieve'
const recipientTransitions = 'in process>accept, in process>rejected, accept>Request for invoice'
const transitionsByRole: Partial<Record<RoleKey, { all?: string; own?: string }>> = {
  accounting: {
    all: `${salesTransitions}, accept>Request for invoice, accept>Invoice and contract sent, Request for invoice>Invoice and contract sent, rejected>in process`,
  },
  supervisor: { all: `${salesTransitions}, archieve>in process` },
  typography: { all: 'typo_finish>wap, typo_finish>stock, wap>stock, wap>typo_finish' },
  stock: { all: 'wap>stock, wap>typo_finish, stock>done, stock>wap' },
  author: { own: recipientTransitions },
  partner: { own: recipientTransitions },
}

const createOffer = (status: OfferStatus, facts: Partial<OfferInput> = {}): OfferInput => ({
  status,
  invoice_number: '17',
  invoice_date: '2026-11-20',
  contract_number: '214-26',
  contract_file: null,
  ...facts,
})
const splitTransitions = (rows = '') => rows.split(', ')

describe.each(roleKeys)('an offer handled by %s', (role) => {
  const pairs = offerStatuses.flatMap((from) => offerStatuses.map((to) => [from, to] as const))

  it.each(pairs)('moves from %s to %s as the table allows', (from, to) => {
    const { all: allTransitions, own: ownTransitions } = transitionsByRole[role] ?? {}
    const isAllowedForAll = splitTransitions(allTransitions).includes(`${from}>${to}`)
    const isAllowedForOwn = splitTransitions(ownTransitions).includes(`${from}>${to}`)
    const getRefusal = (isOwn: boolean) => getOfferRefusal(createOffer(from), { role, own: isOwn }, to, true)
    const defaultRefusal = transitionsByRole[role] ? 'notFromHere' : 'roleMayNot'
    expect(getRefusal(true)).toBe(isAllowedForAll || isAllowedForOwn ? null : defaultRefusal)
    expect(getRefusal(false)).toBe(isAllowedForAll ? null : isAllowedForOwn ? 'notYours' : defaultRefusal)
    expect(getTargetStatuses(offerTransitions, { role, own: true }, from).includes(to)).toBe(
      isAllowedForAll || isAllowedForOwn,
    )
  })
})

const findNextStatuses = (from: OfferStatus[]) =>
  new Set(offerTransitions.filter((row) => from.includes(row.from)).map(({ to }) => to))

describe('an offer', () => {
  const accountant = { role: 'accounting', own: false } as const
  const partner = { role: 'partner', own: true } as const

  it('is invoiced only after agreement to the contract', () => {
    expect(getOfferRefusal(createOffer('accept'), partner, 'Request for invoice')).toBe('agreement')
    expect(getOfferRefusal(createOffer('accept'), partner, 'Request for invoice', true)).toBeNull()
  })

  it.each([
    [{ invoice_number: null }, ['invoice']],
    [{ invoice_number: ' ' }, ['invoice']],
    [{ invoice_date: null }, ['invoice']],
    [{ contract_number: null }, ['contract']],
    [{ contract_number: null, contract_file: { id: 1 } }, []],
    [{ invoice_date: null, contract_number: '' }, ['invoice', 'contract']],
  ])('with %j lacks %j before its invoice is sent', (facts, missingRequirements) => {
    expect(getMissingRequirements(createOffer('accept', facts), accountant, 'Invoice and contract sent')).toEqual(
      missingRequirements,
    )
    expect(getOfferRefusal(createOffer('accept', facts), accountant, 'Invoice and contract sent')).toBe(
      missingRequirements[0] ?? null,
    )
  })

  it('keeps its prices once it is accepted', () => {
    expect(offerStatuses.filter(isOfferOpen)).toEqual(['in process', 'rejected'])
  })

  it('can reach every status from the first one', () => {
    let reachedStatuses = new Set<OfferStatus>(['in process'])
    for (const _ of offerStatuses)
      reachedStatuses = new Set([...reachedStatuses, ...findNextStatuses([...reachedStatuses])])
    expect([...reachedStatuses].toSorted()).toEqual(offerStatuses.toSorted())
  })

  it('lacks nothing for statuses without requirements', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...roleKeys),
        fc.constantFrom(...offerStatuses),
        fc.constantFrom(...offerStatuses),
        fc.boolean(),
        (role, from, to, isOwn) => {
          const missingRequirements = getMissingRequirements(
            createOffer(from, { invoice_number: null }),
            { role, own: isOwn },
            to,
          )
          expect(
            missingRequirements.length === 0 || to === 'Invoice and contract sent' || to === 'Request for invoice',
          ).toBe(true)
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
    const isRecipientRole = role === 'author' || role === 'partner'
    expect(canRequestChange(createOffer('in process'), { role, own: true })).toBe(isRecipientRole)
    expect(canRequestChange(createOffer('in process'), { role, own: false })).toBe(false)
  })

  it('is open while the offer is undecided, once until it is answered', () => {
    const actor = { role: 'partner', own: true } as const
    const openStatuses = offerStatuses.filter((status) => canRequestChange(createOffer(status), actor))
    expect(openStatuses).toEqual(['in process'])
    expect(canRequestChange(request, actor)).toBe(false)
    expect(canRequestChange({ ...request, answered_at: '2026-11-21' }, actor)).toBe(true)
  })
})
