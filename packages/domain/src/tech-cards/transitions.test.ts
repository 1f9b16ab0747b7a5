import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roleKeys, type RoleKey } from '../shared/people/roles.ts'
import { getFlag, stageFlags, stageKeys, getStages, type StageFlags, type StageKey } from '../shared/stages/stages.ts'
import {
  getMoveFromFlags,
  moveRefusal,
  getFlagsAfterMove,
  allowedMoves,
  needsReason,
  rolesFinishingInto,
  rolesMovingInto,
  getBookRefusal,
  stageWorks,
  getMoveTargets,
  worksFor,
  type MoveInput,
  type MoveRefusal,
} from './transitions.ts'
import { findMissingForPrint, printNeeds } from './print-needs.ts'

const at = (...stages: StageKey[]): StageFlags =>
  Object.fromEntries(stageFlags.map((flag) => [flag, stages.some((stage) => getFlag(stage) === flag)])) as StageFlags
const card = (stages: StageKey[], signalEndDate: string | null = '2026-11-01', received = true): MoveInput => ({
  ...at(...stages),
  signalEndDate,
  received,
})

const role = fc.constantFrom(...roleKeys)
const stage = fc.constantFrom(...stageKeys)
const someCard = fc
  .tuple(
    fc.uniqueArray(stage, { minLength: 1 }),
    fc.option(fc.constant('2026-11-01')),
    fc.boolean(),
    fc.subarray([...printNeeds]),
    fc.boolean(),
  )
  .map(([stages, signalEndDate, is_archieve, print_lacks, received]) => ({
    ...card(stages, signalEndDate, received),
    is_archieve,
    print_lacks,
  }))
const pairs = stageKeys.flatMap((from) => stageKeys.map((to) => [from, to] as const))

/** The rules of decisions §3, listed independently of the implementation. */
const chief =
  'editor>project project>editor process>signal signal>author author>process author>typography typography>stock stock>done'
const allowed: Partial<Record<RoleKey, string>> = {
  initiator: chief,
  deputy: chief,
  pm: 'project>process process>project process>signal signal>process signal>typography',
  accounting: 'account>stock stock>account',
  supervisor: pairs
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => `${from}>${to}`)
    .join(' '),
}

describe.each(roleKeys)('a card moved by the role %s', (who) => {
  it.each(pairs)('moves from %s to %s only where the transition table allows it', (from, to) => {
    const may = (allowed[who] ?? '').split(' ').includes(`${from}>${to}`)
    expect(getMoveTargets(who, from).includes(to)).toBe(may)
    const refusal = moveRefusal(card([from]), { role: who, from, to, reason: 'because' })
    const refused = allowed[who] ? 'pairNotAllowed' : 'roleMayNotMove'
    expect(refusal).toBe(may ? null : refused)
  })
})

describe('a sequence of moves', () => {
  it('leaves a card with at least one stage, for any role', () => {
    const step = fc.record({ role, from: stage, to: stage, reason: fc.constant('because') })
    fc.assert(
      fc.property(someCard, fc.array(step, { maxLength: 60 }), (start, steps) => {
        let current = start
        for (const move of steps)
          if (!moveRefusal(current, move)) current = { ...current, ...getFlagsAfterMove(move.from, move.to) }
        expect(getStages(current).length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  it('changes only the flags of the two stages', () => {
    fc.assert(
      fc.property(someCard, stage, stage, (before, from, to) => {
        fc.pre(from !== to)
        const after = { ...before, ...getFlagsAfterMove(from, to) }
        expect(after[getFlag(to)]).toBe(true)
        expect(after[getFlag(from)]).toBe(false)
        for (const other of stageKeys.filter((one) => one !== from && one !== to))
          expect(after[getFlag(other)]).toBe(before[getFlag(other)])
      }),
    )
  })

  it('is derived from the changed flags', () => {
    for (const [from, to] of pairs) {
      if (from === to) continue
      expect(getMoveFromFlags(getFlagsAfterMove(from, to))).toEqual({ from, to })
    }
    expect(getMoveFromFlags({})).toBeNull()
    expect(getMoveFromFlags({ is_editor: true })).toBeNull()
    expect(getMoveFromFlags({ is_editor: false })).toBeNull()
    expect(getMoveFromFlags({ is_editor: false, is_project: true, is_process: true })).toBeNull()
    expect(getMoveFromFlags({ is_editor: false, is_project: false, is_process: true })).toBeNull()
  })

  it('is refused for a valid reason and allowed only by the table', () => {
    /** The condition that must hold for each result of a move. */
    const conditions: Record<
      MoveRefusal | 'made',
      (current: MoveInput, who: RoleKey, from: StageKey, to: StageKey) => boolean
    > = {
      made: (_current, who, from, to) => getMoveTargets(who, from).includes(to),
      roleMayNotMove: (_current, who) => !allowedMoves[who],
      pairNotAllowed: (_current, who, from, to) => !getMoveTargets(who, from).includes(to),
      notAtSource: (current, _who, from) => !current[getFlag(from)],
      needsSignalEndDate: (current, _who, _from, to) => to === 'typography' && !current.signalEndDate,
      printingNotFinished: (current, _who, _from, to) => to === 'done' && (current.is_typography || current.is_wap),
      notReceived: (current, _who, _from, to) => to === 'done' && !current.received,
      archived: (current) => current.is_archieve === true,
      reasonRequired: (_current, who) => needsReason(who),
      textbookLacks: (current, who, _from, to) =>
        !needsReason(who) && to === 'typography' && Boolean(current.print_lacks?.length),
    }
    fc.assert(
      fc.property(someCard, role, stage, stage, (current, who, from, to) => {
        const refusal = moveRefusal(current, { role: who, from, to })
        expect(conditions[refusal ?? 'made'](current, who, from, to)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a guarded move', () => {
  it('to print needs a signed signal copy', () => {
    expect(moveRefusal(card(['signal'], null), { role: 'pm', from: 'signal', to: 'typography' })).toBe(
      'needsSignalEndDate',
    )
    expect(moveRefusal(card(['author'], null), { role: 'initiator', from: 'author', to: 'typography' })).toBe(
      'needsSignalEndDate',
    )
    expect(moveRefusal(card(['signal']), { role: 'pm', from: 'signal', to: 'typography' })).toBeNull()
  })

  it('cannot deliver a book that is still in print', () => {
    expect(getBookRefusal(card(['stock', 'wap']), 'stock', 'done')).toBe('printingNotFinished')
    expect(getBookRefusal(card(['stock', 'typography']), 'stock', 'done')).toBe('printingNotFinished')
    expect(getBookRefusal(card(['stock', 'account']), 'stock', 'done')).toBeNull()
    expect(getBookRefusal(card(['typography']), 'typography', 'done')).toBeNull()
  })

  it('cannot deliver a book that was not received, for any role', () => {
    const uncounted = card(['stock'], '2026-11-01', false)
    expect(getBookRefusal(uncounted, 'stock', 'done')).toBe('notReceived')
    expect(moveRefusal(uncounted, { role: 'supervisor', from: 'stock', to: 'done', reason: 'because' })).toBe(
      'notReceived',
    )
    expect(
      getBookRefusal({ ...uncounted, received: { author: 0, university: 300, library: 0 } }, 'stock', 'done'),
    ).toBeNull()
  })

  it('cannot change an archived card', () => {
    expect(getBookRefusal({ ...card(['done']), is_archieve: true }, 'done', 'stock')).toBe('archived')
  })

  it('needs a reason only from the supervisor', () => {
    const move = { role: 'supervisor', from: 'stock', to: 'editor' } as const
    expect(moveRefusal(card(['stock']), move)).toBe('reasonRequired')
    expect(moveRefusal(card(['stock']), { ...move, reason: '   ' })).toBe('reasonRequired')
    expect(moveRefusal(card(['stock']), { ...move, reason: 'Тираж с браком' })).toBeNull()
    expect(roleKeys.filter(needsReason)).toEqual(['supervisor'])
  })

  it('to print needs a reason when a textbook lacks required data', () => {
    const incompleteCard = { ...card(['author', 'stock']), print_lacks: ['ISBN'] as const }
    const print = { role: 'initiator', from: 'author', to: 'typography' } as const
    expect(moveRefusal(incompleteCard, print)).toBe('textbookLacks')
    expect(moveRefusal(incompleteCard, { ...print, reason: ' ' })).toBe('textbookLacks')
    expect(moveRefusal(incompleteCard, { ...print, reason: 'ISBN пришлют завтра' })).toBeNull()
    expect(moveRefusal({ ...incompleteCard, print_lacks: [] }, print)).toBeNull()
    expect(moveRefusal(incompleteCard, { role: 'initiator', from: 'stock', to: 'done' })).toBeNull()
    expect(moveRefusal(incompleteCard, { ...print, role: 'supervisor' })).toBe('reasonRequired')
  })

  it('cannot start from a stage that the card has left', () => {
    expect(moveRefusal(card(['process']), { role: 'initiator', from: 'editor', to: 'project' })).toBe('notAtSource')
  })
})

describe('the table of moves', () => {
  it('lists the roles that move cards into a column', () => {
    expect(rolesMovingInto('done')).toEqual(['initiator', 'deputy', 'supervisor'])
    expect(rolesMovingInto('wap')).toEqual(['supervisor'])
    expect(rolesMovingInto('account')).toEqual(['accounting', 'supervisor'])
  })

  it('lists the roles that bring cards to a stage by finishing a work', () => {
    expect(rolesFinishingInto('wap')).toEqual(['typography'])
    expect(rolesFinishingInto('done')).toEqual(['stock'])
    expect(rolesFinishingInto('project')).toEqual([])
  })

  it('offers each role the works of the card’s stages, the furthest stage first', () => {
    const printing = card(['signal', 'typography'])
    expect(worksFor('typography', printing)).toEqual(['print-run', 'signal-copy'])
    expect(worksFor('stock', printing)).toEqual([])
    expect(worksFor('stock', card(['account']))).toEqual(['receive'])
    expect(roleKeys.filter((who) => worksFor(who, card(['stock'])).length > 0)).toEqual(['stock'])
  })

  it('lets the warehouse receive a run after its card was dragged past, then deliver it', () => {
    const dragged = card(['stock'], '2026-11-01', false)
    expect(worksFor('stock', dragged)).toEqual(['receive'])
    expect(worksFor('stock', { ...dragged, received: true })).toEqual(['deliver'])
    expect(worksFor('stock', card(['done'], '2026-11-01', false))).toEqual(['receive'])
    expect(worksFor('stock', card(['account', 'stock'], '2026-11-01', false))).toEqual(['receive'])
    expect(worksFor('stock', card(['typography'], '2026-11-01', false))).toEqual([])
    expect(roleKeys.filter((who) => worksFor(who, dragged).length > 0)).toEqual(['stock'])
  })

  it('leads a card through all ten stages by moves and works', () => {
    const allMoves = [
      ...Object.values(allowedMoves).flatMap((of) =>
        Object.entries(of).flatMap(([from, to]) => to.map((one) => [from, one])),
      ),
      ...Object.values(stageWorks).map(({ from, to }) => [from, to]),
    ]
    for (const [index, from] of stageKeys.slice(0, -1).entries())
      expect(allMoves).toContainEqual([from, stageKeys[index + 1]])
  })
})

describe('the data a textbook lacks for print', () => {
  const protocol = { number: '3', date: '2026-06-24' }
  const completeCard = {
    edition_type: 'textbook',
    ISBN: '978-601-04-1234-7',
    methodological_council_protocol: protocol,
    scientific_council_protocol: protocol,
  } as const

  it('are its ISBN and the dated protocols of both councils', () => {
    expect(findMissingForPrint(completeCard)).toEqual([])
    expect(findMissingForPrint({ ...completeCard, ISBN: ' ' })).toEqual(['ISBN'])
    expect(
      findMissingForPrint({ ...completeCard, ISBN: null, scientific_council_protocol: { number: '3', date: null } }),
    ).toEqual(['ISBN', 'scientific_council_protocol'])
  })

  it('are none for other kinds of edition', () => {
    expect(findMissingForPrint({ ...completeCard, edition_type: 'monograph', ISBN: null })).toEqual([])
    expect(findMissingForPrint({ ...completeCard, edition_type: null, ISBN: null })).toEqual([])
  })
})
