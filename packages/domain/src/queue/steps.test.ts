import { describe, expect, it } from 'vitest'
import { roleKeys } from '../shared/people/roles.ts'
import { getFlag, stageKeys, type StageFlags, type StageKey } from '../shared/stages/stages.ts'
import { getMoveTargets, listStageWorks } from '../tech-cards/transitions.ts'
import { getQueueQuickAction, getQueueGroup, getQueueStep, queueSteps } from './steps.ts'

const card = {
  kind: 'techcard',
  signed: false,
  has_project: true,
  open_works: 0,
  lacks: false,
  received: true,
} as const

const createWorkInput = (status: 'offered' | 'in progress' | 'completed' | 'approved', returned = false) =>
  ({ kind: 'work', status, returned }) as const
const createFlags = (stage: StageKey) =>
  Object.fromEntries(stageKeys.map((key) => [getFlag(key), key === stage])) as unknown as StageFlags

describe('the next step', () => {
  it('of an application is its review, the review of its revision, or its correction', () => {
    expect(getQueueStep('initiator', { kind: 'application', round: 0 })).toBe('reviewApplication')
    expect(getQueueStep('deputy', { kind: 'application', round: 2 })).toBe('reviewRevision')
    expect(getQueueStep('author', { kind: 'application', round: 1 })).toBe('mendApplication')
  })

  it('of a card depends on its stage and its missing data', () => {
    expect(getQueueStep('pm', { ...card, stage: 'project', has_project: false })).toBe('makeProject')
    expect(getQueueStep('pm', { ...card, stage: 'project' })).toBe('startWorks')
    expect(getQueueStep('pm', { ...card, stage: 'process', open_works: 1 })).toBe('followWorks')
    expect(getQueueStep('pm', { ...card, stage: 'process' })).toBe('sendToSignal')
    expect(getQueueStep('author', { ...card, stage: 'author' })).toBe('signSignal')
    expect(getQueueStep('initiator', { ...card, stage: 'author', signed: true })).toBe('sendToPrint')
    expect(getQueueStep('initiator', { ...card, stage: 'author', signed: true, lacks: true })).toBe('fillForPrint')
    expect(getQueueStep('pm', { ...card, stage: 'signal', signed: true, lacks: true })).toBe('fillForPrint')
    expect(getQueueStep('author', { ...card, stage: 'author', lacks: true })).toBe('signSignal')
    expect(getQueueStep('stock', { ...card, stage: 'account' })).toBe('receive')
    expect(getQueueStep('accounting', { ...card, stage: 'account' })).toBe('passToStock')
    expect(getQueueStep('stock', { ...card, stage: 'stock' })).toBe('deliver')
    expect(getQueueStep('stock', { ...card, stage: 'stock', received: false })).toBe('receive')
  })

  it('of a work leads from the offer to its payment', () => {
    expect(getQueueStep('executor', createWorkInput('offered'))).toBe('answerOffer')
    expect(getQueueStep('pm', createWorkInput('offered'))).toBe('chooseExecutor')
    expect(getQueueStep('executor', createWorkInput('in progress'))).toBe('handIn')
    expect(getQueueStep('executor', createWorkInput('in progress', true))).toBe('mendWork')
    expect(getQueueStep('pm', createWorkInput('completed'))).toBe('approveWork')
    expect(getQueueStep('accounting', createWorkInput('approved'))).toBe('payWork')
  })

  it.each([
    ['typography', false, ['printSignal', 'printRun', 'finishRun']],
    ['stock', true, ['receive', 'deliver']],
    ['stock', false, ['receive', 'receive', 'receive']],
  ] as const)('of %s is to finish a work of their stage (received: %s)', (role, received, steps) => {
    const ownStages = stageKeys.filter((stage) => listStageWorks(role, { ...createFlags(stage), received }).length > 0)
    expect(ownStages.map((stage) => getQueueStep(role, { ...card, stage, received }))).toEqual(steps)
  })
})

describe('a quick action in the queue', () => {
  it('moves a book only along allowed moves, and can be undone only along them', () => {
    const quickMoves = roleKeys.flatMap((role) =>
      queueSteps.flatMap((step) =>
        stageKeys.flatMap((stage) => {
          const quickAction = getQueueQuickAction(role, step, stage)
          return quickAction?.kind === 'move' ? [{ role, ...quickAction }] : []
        }),
      ),
    )
    expect(quickMoves.length).toBeGreaterThan(5)
    for (const { role, from, to, undo } of quickMoves) {
      expect(getMoveTargets(role, from)).toContain(to)
      expect(undo).toBe(getMoveTargets(role, to).includes(from))
    }
    expect(getQueueQuickAction('initiator', 'passToManager', 'editor')).toMatchObject({ to: 'project', undo: true })
    expect(getQueueQuickAction('initiator', 'sendToPrint', 'author')).toMatchObject({ to: 'typography', undo: false })
  })

  it('is missing for steps that need text, a file or a form', () => {
    expect(getQueueQuickAction('supervisor', 'passToManager', 'editor')).toBeNull()
    expect(getQueueQuickAction('author', 'signSignal', 'author')).toBeNull()
    expect(getQueueQuickAction('typography', 'printRun', 'typography')).toBeNull()
    expect(getQueueQuickAction('pm', 'approveWork', 'process')).toBeNull()
  })
})

it('groups a past day as overdue and a missing day as later', () => {
  expect(getQueueGroup('2026-11-21', '2026-11-22')).toBe('overdue')
  expect(getQueueGroup('2026-11-22', '2026-11-22')).toBe('today')
  expect(getQueueGroup('2026-11-23', '2026-11-22')).toBe('later')
  expect(getQueueGroup(null, '2026-11-22')).toBe('later')
})
