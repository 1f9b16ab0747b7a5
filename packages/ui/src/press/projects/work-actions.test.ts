import type { WorkTask } from '@press/domain'
import { describe, expect, it } from 'vitest'
import { tasks } from './fixtures.ts'
import { workActions } from './work-actions.ts'

const work = (status: WorkTask['status']): WorkTask => {
  const [task] = tasks
  if (!task) throw new Error('No task')
  return { ...task, status }
}
const kinds = (task: WorkTask, role: 'pm' | 'executor' | 'accounting' | 'director', id = 0) =>
  workActions(task, { role, id }).map(({ to, refusal }) => [to, refusal])

describe('the available actions of a work', () => {
  it('let the manager approve, cancel or return a submitted work', () => {
    expect(kinds(work('completed'), 'pm')).toEqual([
      ['approved', null],
      ['cancelled', null],
      ['in progress', null],
    ])
    expect(kinds(work('completed'), 'director')).toEqual([])
  })

  it('ask the manager for an executor before the start', () => {
    expect(kinds({ ...work('offered'), executor: null }, 'pm')).toEqual([['in progress', 'executor']])
  })

  it('let only its executor submit it', () => {
    const ownWork = work('in progress')
    expect(kinds(ownWork, 'executor', ownWork.executor?.id)).toEqual([['completed', null]])
    expect(kinds(ownWork, 'executor', 777)).toEqual([['completed', 'notYours']])
  })

  it('let accounting pay an approved work', () => {
    expect(kinds(work('approved'), 'accounting')).toEqual([['paid', null]])
    expect(kinds(work('in progress'), 'accounting')).toEqual([])
  })
})
