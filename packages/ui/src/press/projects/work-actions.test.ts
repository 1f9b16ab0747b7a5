import type { WorkTask } from '@press/domain'
import { describe, expect, it } from 'vitest'
import { tasks } from './fixtures.ts'
import { listWorkActions } from './work-actions.ts'

const createWork = (status: WorkTask['status']): WorkTask => {
  const [task] = tasks
  if (!task) throw new Error('No task')
  return { ...task, status }
}
const listActions = (task: WorkTask, role: 'pm' | 'executor' | 'accounting' | 'director', id = 0) =>
  listWorkActions(task, { role, id }).map(({ to, refusal }) => [to, refusal])

describe('the available actions of a work', () => {
  it('let the manager approve, cancel or return a submitted work', () => {
    expect(listActions(createWork('completed'), 'pm')).toEqual([
      ['approved', null],
      ['cancelled', null],
      ['in progress', null],
    ])
    expect(listActions(createWork('completed'), 'director')).toEqual([])
  })

  it('ask the manager for an executor before the start', () => {
    expect(listActions({ ...createWork('offered'), executor: null }, 'pm')).toEqual([['in progress', 'executor']])
  })

  it('let only its executor submit it', () => {
    const ownWork = createWork('in progress')
    expect(listActions(ownWork, 'executor', ownWork.executor?.id)).toEqual([['completed', null]])
    expect(listActions(ownWork, 'executor', 777)).toEqual([['completed', 'notYours']])
  })

  it('let accounting pay an approved work', () => {
    expect(listActions(createWork('approved'), 'accounting')).toEqual([['paid', null]])
    expect(listActions(createWork('in progress'), 'accounting')).toEqual([])
  })
})
