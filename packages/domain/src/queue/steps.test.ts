import { describe, expect, it } from 'vitest'
import { roleKeys } from '../people/roles.ts'
import { flagOf, stageKeys, type StageFlags, type StageKey } from '../tech-cards/stages.ts'
import { targetsFrom, worksFor } from '../tech-cards/transitions.ts'
import { queueAct, queueGroup, queueStep, queueSteps } from './steps.ts'

const card = {
  kind: 'techcard',
  signed: false,
  has_project: true,
  open_works: 0,
  lacks: false,
  received: true,
} as const

const work = (status: 'offered' | 'in progress' | 'completed' | 'approved', returned = false) =>
  ({ kind: 'work', status, returned }) as const
const flagsAt = (stage: StageKey) =>
  Object.fromEntries(stageKeys.map((key) => [flagOf(key), key === stage])) as unknown as StageFlags

describe('the next step', () => {
  it('of an application is to review it, its revision, or to mend it', () => {
    expect(queueStep('initiator', { kind: 'application', round: 0 })).toBe('reviewApplication')
    expect(queueStep('deputy', { kind: 'application', round: 2 })).toBe('reviewRevision')
    expect(queueStep('author', { kind: 'application', round: 1 })).toBe('mendApplication')
  })

  it('of a card follows from where it stands and what it lacks', () => {
    expect(queueStep('pm', { ...card, stage: 'project', has_project: false })).toBe('makeProject')
    expect(queueStep('pm', { ...card, stage: 'project' })).toBe('startWorks')
    expect(queueStep('pm', { ...card, stage: 'process', open_works: 1 })).toBe('followWorks')
    expect(queueStep('pm', { ...card, stage: 'process' })).toBe('sendToSignal')
    expect(queueStep('author', { ...card, stage: 'author' })).toBe('signSignal')
    expect(queueStep('initiator', { ...card, stage: 'author', signed: true })).toBe('sendToPrint')
    expect(queueStep('initiator', { ...card, stage: 'author', signed: true, lacks: true })).toBe('fillForPrint')
    expect(queueStep('pm', { ...card, stage: 'signal', signed: true, lacks: true })).toBe('fillForPrint')
    expect(queueStep('author', { ...card, stage: 'author', lacks: true })).toBe('signSignal')
    expect(queueStep('stock', { ...card, stage: 'account' })).toBe('receive')
    expect(queueStep('accounting', { ...card, stage: 'account' })).toBe('passToStock')
    expect(queueStep('stock', { ...card, stage: 'stock' })).toBe('deliver')
    expect(queueStep('stock', { ...card, stage: 'stock', received: false })).toBe('receive')
  })

  it('of a work goes from the offer to its payment', () => {
    expect(queueStep('executor', work('offered'))).toBe('answerOffer')
    expect(queueStep('pm', work('offered'))).toBe('chooseExecutor')
    expect(queueStep('executor', work('in progress'))).toBe('handIn')
    expect(queueStep('executor', work('in progress', true))).toBe('mendWork')
    expect(queueStep('pm', work('completed'))).toBe('approveWork')
    expect(queueStep('accounting', work('approved'))).toBe('payWork')
  })

  it.each([
    ['typography', false, ['printSignal', 'printRun', 'finishRun']],
    ['stock', true, ['receive', 'deliver']],
    ['stock', false, ['receive', 'receive', 'receive']],
  ] as const)('of %s at a stage of theirs is a work that they may finish (received: %s)', (role, received, steps) => {
    const theirs = stageKeys.filter((stage) => worksFor(role, { ...flagsAt(stage), received }).length > 0)
    expect(theirs.map((stage) => queueStep(role, { ...card, stage, received }))).toEqual(steps)
  })
})

describe('what is done from the row', () => {
  it('moves a book only where the role may take it, and takes it back only where it may bring it back', () => {
    const acts = roleKeys.flatMap((role) =>
      queueSteps.flatMap((step) =>
        stageKeys.flatMap((stage) => {
          const act = queueAct(role, step, stage)
          return act?.kind === 'move' ? [{ role, ...act }] : []
        }),
      ),
    )
    expect(acts.length).toBeGreaterThan(5)
    for (const { role, from, to, undo } of acts) {
      expect(targetsFrom(role, from)).toContain(to)
      expect(undo).toBe(targetsFrom(role, to).includes(from))
    }
    expect(queueAct('initiator', 'passToManager', 'editor')).toMatchObject({ to: 'project', undo: true })
    expect(queueAct('initiator', 'sendToPrint', 'author')).toMatchObject({ to: 'typography', undo: false })
  })

  it('is nothing that needs a word, a file or a form', () => {
    expect(queueAct('supervisor', 'passToManager', 'editor')).toBeNull()
    expect(queueAct('author', 'signSignal', 'author')).toBeNull()
    expect(queueAct('typography', 'printRun', 'typography')).toBeNull()
    expect(queueAct('pm', 'approveWork', 'process')).toBeNull()
  })
})

it('a day in the past is overdue, and one without a day waits', () => {
  expect(queueGroup('2026-11-21', '2026-11-22')).toBe('overdue')
  expect(queueGroup('2026-11-22', '2026-11-22')).toBe('today')
  expect(queueGroup('2026-11-23', '2026-11-22')).toBe('later')
  expect(queueGroup(null, '2026-11-22')).toBe('later')
})
