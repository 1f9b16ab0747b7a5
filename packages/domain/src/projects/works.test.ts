import { describe, expect, it } from 'vitest'
import { roleKeys, type RoleKey } from '../shared/people/roles.ts'
import { getTargetStatuses, getTransitionRefusal } from '../shared/transitions.ts'
import { projectGroups, projectStatuses, projectTransitions } from './statuses.ts'
import { validateWorkResult } from './validation.ts'
import {
  isInWallet,
  isWorkDone,
  maxWorkResultFiles,
  getWorkTypeRefusal,
  workTypeStatuses,
  type WorkTypeInput,
} from '../shared/books/work-types.ts'

/** The rules of decisions §3 for works, listed independently of the implementation. */
const managerTransitions = 'offered>in progress, completed>approved, completed>cancelled, completed>in progress'
const transitionsByRole: Partial<Record<RoleKey, { all?: string; own?: string }>> = {
  pm: { all: managerTransitions },
  executor: { own: 'offered>in progress, in progress>completed' },
  accounting: { all: 'approved>paid' },
}
const createWork = (status: WorkTypeInput['status']): WorkTypeInput => ({
  status,
  executor_id: 7,
  result_files: [{ id: 1 }],
})

describe.each(roleKeys)('a work handled by %s', (role) => {
  it.each(workTypeStatuses.flatMap((from) => workTypeStatuses.map((to) => [from, to] as const)))(
    'moves from %s to %s as the table allows',
    (from, to) => {
      const isAllowedForAll = transitionsByRole[role]?.all?.split(', ').includes(`${from}>${to}`) ?? false
      const isAllowedForOwn = transitionsByRole[role]?.own?.split(', ').includes(`${from}>${to}`) ?? false
      const defaultRefusal = transitionsByRole[role] ? 'notFromHere' : 'roleMayNot'
      expect(getWorkTypeRefusal(createWork(from), { role, own: true }, to)).toBe(
        isAllowedForAll || isAllowedForOwn ? null : defaultRefusal,
      )
      expect(getWorkTypeRefusal(createWork(from), { role, own: false }, to)).toBe(
        isAllowedForAll ? null : isAllowedForOwn ? 'notYours' : defaultRefusal,
      )
    },
  )
})

const createResultFiles = (length: number) => ({ result_files: Array.from({ length }) })

describe('a work', () => {
  it('starts only with an executor', () => {
    const unassignedWork = { ...createWork('offered'), executor_id: null }
    expect(getWorkTypeRefusal(unassignedWork, { role: 'pm', own: false }, 'in progress')).toBe('executor')
  })

  it('is completed only with its result', () => {
    const startedWork = { ...createWork('in progress'), result_files: [] }
    expect(getWorkTypeRefusal(startedWork, { role: 'executor', own: true }, 'completed')).toBe('result')
    expect(validateWorkResult(startedWork)).toEqual({ result_files: 'required' })
    expect(validateWorkResult(createResultFiles(maxWorkResultFiles))).toEqual({})
    expect(validateWorkResult(createResultFiles(maxWorkResultFiles + 1))).toEqual({ result_files: 'tooMany' })
  })

  it('is done before it is approved, and in the wallet after that', () => {
    expect(workTypeStatuses.filter(isWorkDone)).toEqual(['completed', 'approved', 'paid'])
    expect(workTypeStatuses.filter(isInWallet)).toEqual(['approved', 'paid'])
  })
})

describe('a project’s status', () => {
  it.each(roleKeys)('is changed only by roles that write projects: %s', (role) => {
    const canRoleWrite = ['initiator', 'pm', 'supervisor'].includes(role)
    const targets = projectStatuses.map((from) => getTargetStatuses(projectTransitions, { role, own: true }, from))
    expect(targets).toEqual(canRoleWrite ? [['in progress'], ['done'], []] : [[], [], []])
    expect(getTransitionRefusal(projectTransitions, { role, own: true }, 'done', 'new')).not.toBeNull()
  })

  it('belongs to one of the three lists', () => {
    expect(projectStatuses.map((status) => projectGroups[status])).toEqual([
      'projectsNew',
      'projectsInProgres',
      'projectsDone',
    ])
  })
})
