import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roleKeys } from '../shared/people/roles.ts'
import { getMoveBlocker } from './move-blocker.ts'
import { compareAuthorBooks, type SortableBook } from './sort-author-books.ts'
import { stageFlags, stageKeys, type StageFlags, type StageKey } from '../shared/stages/stages.ts'
import { getSteps } from './steps.ts'
import { moveRefusal, type MoveInput } from './transitions.ts'

const at = (stages: readonly StageKey[], changes: Partial<MoveInput> = {}): MoveInput => ({
  ...(Object.fromEntries(
    stageFlags.map((flag) => [flag, stages.some((stage) => flag === `is_${stage}`)]),
  ) as StageFlags),
  signalEndDate: null,
  ...changes,
})
const role = fc.constantFrom(...roleKeys)
const stage = fc.constantFrom(...stageKeys)
const someCard = fc.record({
  stages: fc.uniqueArray(stage, { minLength: 1 }),
  signalEndDate: fc.option(fc.constant('2026-11-01')),
  is_archieve: fc.boolean(),
})

describe('the blocker of a move', () => {
  it('exists exactly when the move is refused', () => {
    fc.assert(
      fc.property(role, someCard, stage, stage, (who, { stages, ...facts }, from, to) => {
        fc.pre(from !== to)
        const card = at([...stages, from], facts)
        const refused = moveRefusal(card, { role: who, from, to, reason: 'because' }) !== null
        expect(getMoveBlocker(who, card, from, to) !== null).toBe(refused)
      }),
    )
  })

  it.each([
    ['the role that moves no cards', 'stock', 'account', 'stock', { key: 'roleMayNotMove' }],
    ['another column from where it goes', 'pm', 'project', 'signal', { key: 'onlyFrom', stages: ['process'] }],
    ['the missing signature', 'initiator', 'author', 'typography', { key: 'needsSignalEndDate' }],
    ['whom to ask', 'pm', 'process', 'done', { key: 'movedBy', roles: ['initiator', 'stock'] }],
    ['the printing house alone', 'pm', 'process', 'wap', { key: 'movedBy', roles: ['typography'] }],
  ] as const)('names %s', (_what, who, from, to, answer) => {
    expect(getMoveBlocker(who, at([from]), from, to)).toEqual(answer)
  })

  it('names the archive', () => {
    expect(getMoveBlocker('supervisor', at(['done'], { is_archieve: true }), 'done', 'stock')).toEqual({
      key: 'archived',
    })
  })
})

describe('the steps of a card', () => {
  it('contain each allowed move once', () => {
    fc.assert(
      fc.property(role, someCard, (who, { stages, ...facts }) => {
        const card = at(stages, { ...facts, is_archieve: false })
        const { next, others } = getSteps(who, card)
        const offered = [...(next ? [next] : []), ...others].map(({ from, to }) => `${from}>${to}`)
        const may = stages.flatMap((from) =>
          stageKeys
            .filter((to) => to !== from)
            .filter(
              (to) =>
                !['roleMayNotMove', 'pairNotAllowed'].includes(
                  moveRefusal(card, { role: who, from, to, reason: 'because' }) ?? '',
                ),
            )
            .map((to) => `${from}>${to}`),
        )
        expect(offered.toSorted()).toEqual(may.toSorted())
      }),
    )
  })

  it('continue from the furthest stage to the nearest next one', () => {
    expect(getSteps('initiator', at(['editor', 'author'], { signalEndDate: '2026-11-01' })).next).toEqual({
      from: 'author',
      to: 'typography',
    })
    expect(getSteps('supervisor', at(['process'])).next).toEqual({ from: 'process', to: 'signal' })
    expect(getSteps('supervisor', at(['done'])).next).toBeNull()
  })

  it('offer the work of a stage before any move', () => {
    expect(getSteps('typography', at(['signal', 'wap']))).toMatchObject({
      works: ['works-after-printing', 'signal-copy'],
      next: null,
    })
  })

  it('offer the signature first when the run waits only for it', () => {
    expect(getSteps('pm', at(['signal']))).toMatchObject({ signs: true, signsFirst: true })
    expect(getSteps('pm', at(['signal', 'process']))).toMatchObject({ signs: true, signsFirst: true })
    expect(getSteps('initiator', at(['author']))).toMatchObject({ signs: false, signsFirst: false })
    expect(getSteps('pm', at(['signal'], { signalEndDate: '2026-11-01' }))).toMatchObject({ signs: false })
  })

  it('offer to archive a delivered card and to restore an archived one', () => {
    expect(getSteps('pm', at(['done']))).toMatchObject({ archives: true, restores: false })
    expect(getSteps('pm', at(['stock']))).toMatchObject({ archives: false })
    expect(getSteps('accounting', at(['done']))).toMatchObject({ archives: false })
    expect(getSteps('supervisor', at(['done'], { is_archieve: true }))).toEqual({
      works: [],
      next: null,
      others: [],
      signs: false,
      signsFirst: false,
      archives: false,
      restores: true,
    })
    expect(getSteps('director', at(['done'], { is_archieve: true })).restores).toBe(false)
  })
})

const book = (key: string, place: StageKey, isUnderWay = true): SortableBook => ({
  key,
  stage: place,
  isInProgress: isUnderWay,
})

describe('the books of an author', () => {
  it('are sorted by pending action, then by progress, with finished and refused books last', () => {
    const books = [
      book('refused', 'editor', false),
      book('new', 'editor'),
      book('second', 'author'),
      book('printed', 'typography'),
      book('delivered', 'done', false),
      book('first', 'editor'),
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
