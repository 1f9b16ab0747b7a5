import { describe, expect, it } from 'vitest'
import { roleKeys, type RoleKey } from '../shared/people/roles.ts'
import { getTargetStatuses, transitionRefusal } from '../shared/transitions.ts'
import { projectGroups, projectStatuses, projectTransitions } from './statuses.ts'
import { validateWorkResult } from './validation.ts'
import {
  isInWallet,
  isWorkDone,
  maxWorkResultFiles,
  workTypeRefusal,
  workTypeStatuses,
  type WorkTypeInput,
} from '../shared/books/work-types.ts'

/** The rules of decisions §3 for works, listed independently of the implementation. */
const manager = 'offered>in progress, completed>approved, completed>cancelled, completed>in progress'
const allowed: Partial<Record<RoleKey, { all?: string; own?: string }>> = {
  pm: { all: manager },
  executor: { own: 'offered>in progress, in progress>completed' },
  accounting: { all: 'approved>paid' },
}
const done = (status: WorkTypeInput['status']): WorkTypeInput => ({ status, executor_id: 7, result_files: [{ id: 1 }] })

describe.each(roleKeys)('a work handled by %s', (role) => {
  it.each(workTypeStatuses.flatMap((from) => workTypeStatuses.map((to) => [from, to] as const)))(
    'moves from %s to %s as the table allows',
    (from, to) => {
      const all = allowed[role]?.all?.split(', ').includes(`${from}>${to}`) ?? false
      const own = allowed[role]?.own?.split(', ').includes(`${from}>${to}`) ?? false
      const otherwise = allowed[role] ? 'notFromHere' : 'roleMayNot'
      expect(workTypeRefusal(done(from), { role, own: true }, to)).toBe(all || own ? null : otherwise)
      expect(workTypeRefusal(done(from), { role, own: false }, to)).toBe(all ? null : own ? 'notYours' : otherwise)
    },
  )
})

const files = (length: number) => ({ result_files: Array.from({ length }) })

describe('a work', () => {
  it('starts only with an executor', () => {
    const offered = { ...done('offered'), executor_id: null }
    expect(workTypeRefusal(offered, { role: 'pm', own: false }, 'in progress')).toBe('executor')
  })

  it('is completed only with its result', () => {
    const startedWork = { ...done('in progress'), result_files: [] }
    expect(workTypeRefusal(startedWork, { role: 'executor', own: true }, 'completed')).toBe('result')
    expect(validateWorkResult(startedWork)).toEqual({ result_files: 'required' })
    expect(validateWorkResult(files(maxWorkResultFiles))).toEqual({})
    expect(validateWorkResult(files(maxWorkResultFiles + 1))).toEqual({ result_files: 'tooMany' })
  })

  it('is done before it is approved, and in the wallet after that', () => {
    expect(workTypeStatuses.filter(isWorkDone)).toEqual(['completed', 'approved', 'paid'])
    expect(workTypeStatuses.filter(isInWallet)).toEqual(['approved', 'paid'])
  })
})

describe('a project’s status', () => {
  it.each(roleKeys)('is changed only by roles that write projects: %s', (role) => {
    const may = ['initiator', 'pm', 'supervisor'].includes(role)
    const targets = projectStatuses.map((from) => getTargetStatuses(projectTransitions, { role, own: true }, from))
    expect(targets).toEqual(may ? [['in progress'], ['done'], []] : [[], [], []])
    expect(transitionRefusal(projectTransitions, { role, own: true }, 'done', 'new')).not.toBeNull()
  })

  it('belongs to one of the three lists', () => {
    expect(projectStatuses.map((status) => projectGroups[status])).toEqual([
      'projectsNew',
      'projectsInProgres',
      'projectsDone',
    ])
  })
})
