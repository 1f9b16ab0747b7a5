import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roleKeys, type RoleKey } from '../shared/people/roles.ts'
import { getFlag, stageFlags, stageKeys, getStages, type StageFlags, type StageKey } from '../shared/stages/stages.ts'
import {
  getMoveFromFlags,
  getMoveRefusal,
  getFlagsAfterMove,
  allowedMoves,
  needsReason,
  getRolesFinishingInto,
  getRolesMovingInto,
  getBookRefusal,
  stageWorks,
  getMoveTargets,
  listStageWorks,
  type MoveInput,
  type MoveRefusal,
} from './transitions.ts'
import { findMissingForPrint, printNeeds } from './print-needs.ts'

const createFlags = (...stages: StageKey[]): StageFlags =>
  Object.fromEntries(stageFlags.map((flag) => [flag, stages.some((stage) => getFlag(stage) === flag)])) as StageFlags
const createCard = (stages: StageKey[], signalEndDate: string | null = '2026-11-01', received = true): MoveInput => ({
  ...createFlags(...stages),
  signalEndDate,
  received,
})

const roleArbitrary = fc.constantFrom(...roleKeys)
const stageArbitrary = fc.constantFrom(...stageKeys)
const cardArbitrary = fc
  .tuple(
    fc.uniqueArray(stageArbitrary, { minLength: 1 }),
    fc.option(fc.constant('2026-11-01')),
    fc.boolean(),
    fc.subarray([...printNeeds]),
    fc.boolean(),
  )
  .map(([stages, signalEndDate, is_archieve, print_lacks, received]) => ({
    ...createCard(stages, signalEndDate, received),
    is_archieve,
    print_lacks,
  }))
const pairs = stageKeys.flatMap((from) => stageKeys.map((to) => [from, to] as const))

/** The rules of decisions §3, listed independently of the implementation. */
const chiefEditorTransitions =
  'editor>project project>editor process>signal signal>author author>process author>typography typography>stock stock>done'
const transitionsByRole: Partial<Record<RoleKey, string>> = {
  initiator: chiefEditorTransitions,
  deputy: chiefEditorTransitions,
  pm: 'project>process process>project process>signal signal>process signal>typography',
  accounting: 'account>stock stock>account',
  supervisor: pairs
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => `${from}>${to}`)
    .join(' '),
}

describe.each(roleKeys)('a card moved by the role %s', (actingRole) => {
  it.each(pairs)('moves from %s to %s only where the transition table allows it', (from, to) => {
    const isAllowedMove = (transitionsByRole[actingRole] ?? '').split(' ').includes(`${from}>${to}`)
    expect(getMoveTargets(actingRole, from).includes(to)).toBe(isAllowedMove)
    const refusal = getMoveRefusal(createCard([from]), { role: actingRole, from, to, reason: 'because' })
    const expectedRefusal = transitionsByRole[actingRole] ? 'pairNotAllowed' : 'roleMayNotMove'
    expect(refusal).toBe(isAllowedMove ? null : expectedRefusal)
  })
})

describe('a sequence of moves', () => {
  it('leaves a card with at least one stage, for any role', () => {
    const moveArbitrary = fc.record({
      role: roleArbitrary,
      from: stageArbitrary,
      to: stageArbitrary,
      reason: fc.constant('because'),
    })
    fc.assert(
      fc.property(cardArbitrary, fc.array(moveArbitrary, { maxLength: 60 }), (initialCard, moves) => {
        let currentCard = initialCard
        for (const move of moves)
          if (!getMoveRefusal(currentCard, move))
            currentCard = { ...currentCard, ...getFlagsAfterMove(move.from, move.to) }
        expect(getStages(currentCard).length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  it('changes only the flags of the two stages', () => {
    fc.assert(
      fc.property(cardArbitrary, stageArbitrary, stageArbitrary, (originalCard, from, to) => {
        fc.pre(from !== to)
        const movedCard = { ...originalCard, ...getFlagsAfterMove(from, to) }
        expect(movedCard[getFlag(to)]).toBe(true)
        expect(movedCard[getFlag(from)]).toBe(false)
        for (const otherStage of stageKeys.filter((one) => one !== from && one !== to))
          expect(movedCard[getFlag(otherStage)]).toBe(originalCard[getFlag(otherStage)])
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
      fc.property(cardArbitrary, roleArbitrary, stageArbitrary, stageArbitrary, (current, who, from, to) => {
        const refusal = getMoveRefusal(current, { role: who, from, to })
        expect(conditions[refusal ?? 'made'](current, who, from, to)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a guarded move', () => {
  it('to print needs a signed signal copy', () => {
    expect(getMoveRefusal(createCard(['signal'], null), { role: 'pm', from: 'signal', to: 'typography' })).toBe(
      'needsSignalEndDate',
    )
    expect(getMoveRefusal(createCard(['author'], null), { role: 'initiator', from: 'author', to: 'typography' })).toBe(
      'needsSignalEndDate',
    )
    expect(getMoveRefusal(createCard(['signal']), { role: 'pm', from: 'signal', to: 'typography' })).toBeNull()
  })

  it('cannot deliver a book that is still in print', () => {
    expect(getBookRefusal(createCard(['stock', 'wap']), 'stock', 'done')).toBe('printingNotFinished')
    expect(getBookRefusal(createCard(['stock', 'typography']), 'stock', 'done')).toBe('printingNotFinished')
    expect(getBookRefusal(createCard(['stock', 'account']), 'stock', 'done')).toBeNull()
    expect(getBookRefusal(createCard(['typography']), 'typography', 'done')).toBeNull()
  })

  it('cannot deliver a book that was not received, for any role', () => {
    const uncountedCard = createCard(['stock'], '2026-11-01', false)
    expect(getBookRefusal(uncountedCard, 'stock', 'done')).toBe('notReceived')
    expect(getMoveRefusal(uncountedCard, { role: 'supervisor', from: 'stock', to: 'done', reason: 'because' })).toBe(
      'notReceived',
    )
    expect(
      getBookRefusal({ ...uncountedCard, received: { author: 0, university: 300, library: 0 } }, 'stock', 'done'),
    ).toBeNull()
  })

  it('cannot change an archived card', () => {
    expect(getBookRefusal({ ...createCard(['done']), is_archieve: true }, 'done', 'stock')).toBe('archived')
  })

  it('needs a reason only from the supervisor', () => {
    const move = { role: 'supervisor', from: 'stock', to: 'editor' } as const
    expect(getMoveRefusal(createCard(['stock']), move)).toBe('reasonRequired')
    expect(getMoveRefusal(createCard(['stock']), { ...move, reason: '   ' })).toBe('reasonRequired')
    expect(getMoveRefusal(createCard(['stock']), { ...move, reason: 'Тираж с браком' })).toBeNull()
    expect(roleKeys.filter(needsReason)).toEqual(['supervisor'])
  })

  it('to print needs a reason when a textbook lacks required data', () => {
    const incompleteCard = { ...createCard(['author', 'stock']), print_lacks: ['ISBN'] as const }
    const printMove = { role: 'initiator', from: 'author', to: 'typography' } as const
    expect(getMoveRefusal(incompleteCard, printMove)).toBe('textbookLacks')
    expect(getMoveRefusal(incompleteCard, { ...printMove, reason: ' ' })).toBe('textbookLacks')
    expect(getMoveRefusal(incompleteCard, { ...printMove, reason: 'ISBN пришлют завтра' })).toBeNull()
    expect(getMoveRefusal({ ...incompleteCard, print_lacks: [] }, printMove)).toBeNull()
    expect(getMoveRefusal(incompleteCard, { role: 'initiator', from: 'stock', to: 'done' })).toBeNull()
    expect(getMoveRefusal(incompleteCard, { ...printMove, role: 'supervisor' })).toBe('reasonRequired')
  })

  it('cannot start from a stage that the card has left', () => {
    expect(getMoveRefusal(createCard(['process']), { role: 'initiator', from: 'editor', to: 'project' })).toBe(
      'notAtSource',
    )
  })
})

describe('the table of moves', () => {
  it('lists the roles that move cards into a column', () => {
    expect(getRolesMovingInto('done')).toEqual(['initiator', 'deputy', 'supervisor'])
    expect(getRolesMovingInto('wap')).toEqual(['supervisor'])
    expect(getRolesMovingInto('account')).toEqual(['accounting', 'supervisor'])
  })

  it('lists the roles that bring cards to a stage by finishing a work', () => {
    expect(getRolesFinishingInto('wap')).toEqual(['typography'])
    expect(getRolesFinishingInto('done')).toEqual(['stock'])
    expect(getRolesFinishingInto('project')).toEqual([])
  })

  it('offers each role the works of the card’s stages, the furthest stage first', () => {
    const cardInPrint = createCard(['signal', 'typography'])
    expect(listStageWorks('typography', cardInPrint)).toEqual(['print-run', 'signal-copy'])
    expect(listStageWorks('stock', cardInPrint)).toEqual([])
    expect(listStageWorks('stock', createCard(['account']))).toEqual(['receive'])
    expect(roleKeys.filter((who) => listStageWorks(who, createCard(['stock'])).length > 0)).toEqual(['stock'])
  })

  it('lets the warehouse receive a run after its card was dragged past, then deliver it', () => {
    const draggedCard = createCard(['stock'], '2026-11-01', false)
    expect(listStageWorks('stock', draggedCard)).toEqual(['receive'])
    expect(listStageWorks('stock', { ...draggedCard, received: true })).toEqual(['deliver'])
    expect(listStageWorks('stock', createCard(['done'], '2026-11-01', false))).toEqual(['receive'])
    expect(listStageWorks('stock', createCard(['account', 'stock'], '2026-11-01', false))).toEqual(['receive'])
    expect(listStageWorks('stock', createCard(['typography'], '2026-11-01', false))).toEqual([])
    expect(roleKeys.filter((who) => listStageWorks(who, draggedCard).length > 0)).toEqual(['stock'])
  })

  it('leads a card through all ten stages by moves and works', () => {
    const allMoves = [
      ...Object.values(allowedMoves).flatMap((movesByStage) =>
        Object.entries(movesByStage).flatMap(([from, to]) => to.map((one) => [from, one])),
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
