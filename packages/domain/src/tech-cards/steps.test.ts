import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roleKeys } from '../shared/people/roles.ts'
import { getMoveBlocker } from './move-blocker.ts'
import { compareAuthorBooks, type SortableBook } from './sort-author-books.ts'
import { stageFlags, stageKeys, type StageFlags, type StageKey } from '../shared/stages/stages.ts'
import { getSteps } from './steps.ts'
import { getMoveRefusal, type MoveInput } from './transitions.ts'

const createCard = (stages: readonly StageKey[], changes: Partial<MoveInput> = {}): MoveInput => ({
  ...(Object.fromEntries(
    stageFlags.map((flag) => [flag, stages.some((stage) => flag === `is_${stage}`)]),
  ) as StageFlags),
  signalEndDate: null,
  ...changes,
})
const roleArbitrary = fc.constantFrom(...roleKeys)
const stageArbitrary = fc.constantFrom(...stageKeys)
const cardArbitrary = fc.record({
  stages: fc.uniqueArray(stageArbitrary, { minLength: 1 }),
  signalEndDate: fc.option(fc.constant('2026-11-01')),
  is_archieve: fc.boolean(),
})

describe('the blocker of a move', () => {
  it('exists exactly when the move is refused', () => {
    fc.assert(
      fc.property(
        roleArbitrary,
        cardArbitrary,
        stageArbitrary,
        stageArbitrary,
        (actingRole, { stages, ...facts }, from, to) => {
          fc.pre(from !== to)
          const card = createCard([...stages, from], facts)
          const isRefused = getMoveRefusal(card, { role: actingRole, from, to, reason: 'because' }) !== null
          expect(getMoveBlocker(actingRole, card, from, to) !== null).toBe(isRefused)
        },
      ),
    )
  })

  it.each([
    ['the role that moves no cards', 'stock', 'account', 'stock', { key: 'roleMayNotMove' }],
    ['another column from where it goes', 'pm', 'project', 'signal', { key: 'onlyFrom', stages: ['process'] }],
    ['the missing signature', 'initiator', 'author', 'typography', { key: 'needsSignalEndDate' }],
    ['whom to ask', 'pm', 'process', 'done', { key: 'movedBy', roles: ['initiator', 'stock'] }],
    ['the printing house alone', 'pm', 'process', 'wap', { key: 'movedBy', roles: ['typography'] }],
  ] as const)('names %s', (_what, actingRole, from, to, expectedBlocker) => {
    expect(getMoveBlocker(actingRole, createCard([from]), from, to)).toEqual(expectedBlocker)
  })

  it('names the archive', () => {
    expect(getMoveBlocker('supervisor', createCard(['done'], { is_archieve: true }), 'done', 'stock')).toEqual({
      key: 'archived',
    })
  })
})

describe('the steps of a card', () => {
  it('contain each allowed move once', () => {
    fc.assert(
      fc.property(roleArbitrary, cardArbitrary, (actingRole, { stages, ...facts }) => {
        const card = createCard(stages, { ...facts, is_archieve: false })
        const { next, others } = getSteps(actingRole, card)
        const offeredMoves = [...(next ? [next] : []), ...others].map(({ from, to }) => `${from}>${to}`)
        const allowedMoves = stages.flatMap((from) =>
          stageKeys
            .filter((to) => to !== from)
            .filter(
              (to) =>
                !['roleMayNotMove', 'pairNotAllowed'].includes(
                  getMoveRefusal(card, { role: actingRole, from, to, reason: 'because' }) ?? '',
                ),
            )
            .map((to) => `${from}>${to}`),
        )
        expect(offeredMoves.toSorted()).toEqual(allowedMoves.toSorted())
      }),
    )
  })

  it('continue from the furthest stage to the nearest next one', () => {
    expect(getSteps('initiator', createCard(['editor', 'author'], { signalEndDate: '2026-11-01' })).next).toEqual({
      from: 'author',
      to: 'typography',
    })
    expect(getSteps('supervisor', createCard(['process'])).next).toEqual({ from: 'process', to: 'signal' })
    expect(getSteps('supervisor', createCard(['done'])).next).toBeNull()
  })

  it('offer the work of a stage before any move', () => {
    expect(getSteps('typography', createCard(['signal', 'wap']))).toMatchObject({
      works: ['works-after-printing', 'signal-copy'],
      next: null,
    })
  })

  it('offer the signature first when the run waits only for it', () => {
    expect(getSteps('pm', createCard(['signal']))).toMatchObject({ signs: true, signsFirst: true })
    expect(getSteps('pm', createCard(['signal', 'process']))).toMatchObject({ signs: true, signsFirst: true })
    expect(getSteps('initiator', createCard(['author']))).toMatchObject({ signs: false, signsFirst: false })
    expect(getSteps('pm', createCard(['signal'], { signalEndDate: '2026-11-01' }))).toMatchObject({ signs: false })
  })

  it('offer to archive a delivered card and to restore an archived one', () => {
    expect(getSteps('pm', createCard(['done']))).toMatchObject({ archives: true, restores: false })
    expect(getSteps('pm', createCard(['stock']))).toMatchObject({ archives: false })
    expect(getSteps('accounting', createCard(['done']))).toMatchObject({ archives: false })
    expect(getSteps('supervisor', createCard(['done'], { is_archieve: true }))).toEqual({
      works: [],
      next: null,
      others: [],
      signs: false,
      signsFirst: false,
      archives: false,
      restores: true,
    })
    expect(getSteps('director', createCard(['done'], { is_archieve: true })).restores).toBe(false)
  })
})

const createBook = (key: string, place: StageKey, isUnderWay = true): SortableBook => ({
  key,
  stage: place,
  isInProgress: isUnderWay,
})

describe('the books of an author', () => {
  it('are sorted by pending action, then by progress, with finished and refused books last', () => {
    const books = [
      createBook('refused', 'editor', false),
      createBook('new', 'editor'),
      createBook('second', 'author'),
      createBook('printed', 'typography'),
      createBook('delivered', 'done', false),
      createBook('first', 'editor'),
    ]
    expect(books.toSorted(compareAuthorBooks(['first', 'second'])).map(({ key }) => key)).toEqual([
      'first',
      'second',
      'printed',
      'new',
      'refused',
      'delivered',
    ])
  })
})
