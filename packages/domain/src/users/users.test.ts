import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratingCriteria, ratingScores, type Rating, type RatingScore } from '../shared/people/rating.ts'
import { roleByKey, roleKeys, roles, type RoleKey } from '../shared/people/roles.ts'
import {
  getAssignableRoles,
  getSpecializations,
  staffRoles,
  userActions,
  validateUserForm,
  getUserRefusal,
  userStates,
} from './user-states.ts'
import { reassignmentKinds, isConfirmingSurname, getEligibleAssignees } from './reassignment.ts'
import { sumWeeklyHours } from './workload.ts'
import { getRatingTrend, calculateCriterionMeans, groupRatingsByQuarter } from './rating.ts'

const createUser = (role: RoleKey, state: (typeof userStates)[number] = 'active', id = 2) => ({
  id,
  role_id: roleByKey(role).id,
  state,
})
const hr = { id: 1, role: 'hr' as const }
const supervisor = { id: 1, role: 'supervisor' as const }

describe('permissions on accounts', () => {
  it('are granted only to HR and the supervisor', () => {
    for (const role of roleKeys.filter((key) => key !== 'hr' && key !== 'supervisor'))
      for (const action of userActions)
        expect(getUserRefusal({ id: 1, role }, createUser('executor'), action)).toBe('role')
  })

  it('let only the supervisor manage the roles that read everything', () => {
    expect(getAssignableRoles('supervisor')).toEqual(staffRoles)
    for (const role of ['supervisor', 'director'] as const) {
      expect(getAssignableRoles('hr')).not.toContain(role)
      for (const action of userActions) expect(getUserRefusal(hr, createUser(role), action)).toBe('above')
      expect(getUserRefusal(supervisor, createUser(role), 'deactivate')).toBeNull()
    }
  })

  it('do not let people change their own role or deactivate themselves', () => {
    for (const action of ['role', 'deactivate', 'invite', 'endSession'] as const)
      expect(getUserRefusal(supervisor, createUser('supervisor', 'active', 1), action)).toBe('own')
    expect(getUserRefusal(supervisor, createUser('supervisor', 'active', 1), 'edit')).toBeNull()
  })

  it('keep the roles of authors and partners and allow invitations only before acceptance', () => {
    for (const role of ['author', 'partner'] as const)
      expect(getUserRefusal(hr, createUser(role), 'role')).toBe('outside')
    expect(getUserRefusal(hr, createUser('executor'), 'invite')).toBe('accepted')
    for (const state of ['invited', 'expired'] as const)
      expect(getUserRefusal(hr, createUser('executor', state), 'invite')).toBeNull()
  })

  it('let HR set any organization, except that only the supervisor sets a partner’s', () => {
    for (const key of roleKeys.filter((one) => one !== 'supervisor' && one !== 'director')) {
      expect(getUserRefusal(hr, createUser(key), 'organization')).toBe(key === 'partner' ? 'partner' : null)
      expect(getUserRefusal(supervisor, createUser(key), 'organization')).toBeNull()
    }
    expect(getUserRefusal(hr, createUser('hr', 'active', 1), 'organization')).toBeNull()
  })

  it('allow only reactivation of a deactivated account', () => {
    for (const action of userActions)
      expect(getUserRefusal(hr, createUser('executor', 'inactive'), action)).toBe(
        action === 'activate' ? null : 'inactive',
      )
    expect(getUserRefusal(hr, createUser('executor'), 'activate')).toBe('working')
  })
})

describe('the account form', () => {
  const form = { name: 'Сәуле Тоқтар', email: 's@press.example', role_id: 5, specialization: 'layout designer' }
  it('accepts complete data', () => expect(validateUserForm(form)).toEqual({}))
  it.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'saule' }, { email: 'email' }],
    [{ role_id: 0, specialization: '' }, { role_id: 'required' }],
    [{ specialization: '' }, { specialization: 'required' }],
    [{ specialization: 'marketing' }, { specialization: 'choice' }],
    [{ role_id: 4 }, { specialization: 'choice' }],
  ])('refuses %o with %o', (changes, problems) => expect(validateUserForm({ ...form, ...changes })).toEqual(problems))

  it('requires a specialization only from an executor', () => {
    for (const { id, key } of roles)
      expect(validateUserForm({ ...form, role_id: id, specialization: '' })).toEqual(
        key === 'executor' ? { specialization: 'required' } : {},
      )
    expect(getSpecializations('accounting')).toEqual(['salesDepartment', 'marketing'])
  })
})

describe('a reassignment', () => {
  it('of every kind has eligible roles for every role', () => {
    for (const kind of reassignmentKinds)
      for (const role of roleKeys) expect(getEligibleAssignees(kind, role).length).toBeGreaterThan(0)
    expect(getEligibleAssignees('todos', 'pm')).toEqual(staffRoles)
    expect(getEligibleAssignees('support', 'author')).toEqual(['author'])
    expect(getEligibleAssignees('works', 'executor')).toEqual(['executor'])
  })

  it.each([
    ['Сәуле Тоқтар', 'тоқтар', true],
    ['Сәуле Тоқтар', ' ТОКТАР ', true],
    ['Сериков Азамат Ерланұлы', 'Сериков', true],
    ['Сәуле Тоқтар', 'Сәуле', false],
    ['Сәуле Тоқтар', '', false],
  ])('of %s is confirmed by «%s»: %s', (name, typed, isConfirmed) =>
    expect(isConfirmingSurname(name, typed)).toBe(isConfirmed),
  )
})

const createRating = (score: RatingScore): Rating =>
  Object.fromEntries(ratingCriteria.map((criterion) => [criterion, score])) as Rating

describe('a rating by quarters', () => {
  it('assigns ratings to the quarter of the work and ends with the current quarter', () => {
    const quarters = groupRatingsByQuarter(
      [
        { scores: createRating(4), on: '2026-06-30' },
        { scores: createRating(5), on: '2026-07-01' },
        { scores: createRating(4), on: '2026-09-30' },
        { scores: createRating(1), on: '2020-01-01' },
      ],
      '2026-11-22',
    )
    expect(quarters.map(({ quarter, means }) => [quarter, means?.quality ?? null])).toEqual([
      ['2025-2', null],
      ['2025-3', null],
      ['2025-4', null],
      ['2026-1', null],
      ['2026-2', 4],
      ['2026-3', 4.5],
      ['2026-4', null],
    ])
    expect(getRatingTrend(quarters, 'quality')).toEqual({ now: 4.5, change: 0.5 })
    expect(getRatingTrend([], 'quality')).toEqual({ now: null, change: null })
  })

  it('is between the lowest and the highest score', () => {
    const score = fc.constantFrom(...ratingScores)
    fc.assert(
      fc.property(fc.array(score, { minLength: 1 }), (scores) => {
        const mean = calculateCriterionMeans(scores.map((one) => ({ scores: createRating(one) })))?.quality ?? 0
        expect(mean).toBeGreaterThanOrEqual(Math.min(...scores))
        expect(mean).toBeLessThanOrEqual(Math.max(...scores))
      }),
    )
  })
})

describe('the weekly hours', () => {
  const weeks = [
    { first: '2026-11-09', last: '2026-11-15' },
    { first: '2026-11-16', last: '2026-11-22' },
    { first: '2026-11-23', last: '2026-11-29' },
    { first: '2026-11-30', last: '2026-12-06' },
  ]
  const work = { hours: 40, start_date: '2026-11-09', end_date: '2026-11-20', done_on: null }

  it('of a work are spread over its own days', () =>
    expect(sumWeeklyHours([work], weeks, '2026-11-18')).toEqual([20, 20, 0, 0]))
  it('of a work end on the day of its submission', () =>
    expect(sumWeeklyHours([{ ...work, done_on: '2026-11-13' }], weeks, '2026-11-18')).toEqual([40, 0, 0, 0]))
  it('of a late work count fully in the current week', () =>
    expect(sumWeeklyHours([work], weeks, '2026-11-25')).toEqual([20, 20, 40, 0]))
  it('of a work without dates count in the current week', () =>
    expect(
      sumWeeklyHours([{ hours: 8, start_date: null, end_date: null, done_on: null }], weeks, '2026-11-25'),
    ).toEqual([0, 0, 8, 0]))
})
