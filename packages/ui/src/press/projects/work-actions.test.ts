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

describe('what can be done with a work', () => {
  it('is the manager’s to judge once it is handed in', () => {
    expect(kinds(work('completed'), 'pm')).toEqual([
      ['approved', null],
      ['cancelled', null],
      ['in progress', null],
    ])
    expect(kinds(work('completed'), 'director')).toEqual([])
  })

  it('waits for an executor before it starts', () => {
    expect(kinds({ ...work('offered'), executor: null }, 'pm')).toEqual([['in progress', 'executor']])
  })

  it('is handed in by the one who does it, who attaches it while doing so', () => {
    const mine = work('in progress')
    expect(kinds(mine, 'executor', mine.executor?.id)).toEqual([['completed', null]])
    expect(kinds(mine, 'executor', 777)).toEqual([['completed', 'notYours']])
  })

  it('is paid by accounting once it is approved', () => {
    expect(kinds(work('approved'), 'accounting')).toEqual([['paid', null]])
    expect(kinds(work('in progress'), 'accounting')).toEqual([])
  })
})
