import { describe, expect, it } from 'vitest'
import { roleKeys } from '../shared/people/roles.ts'
import {
  applicationStatuses,
  findApplicationTransition,
  getDecisionRefusal,
  getAllowedDecisions,
  isEditable,
} from './statuses.ts'
import { validateApplication, type ApplicationInput } from './validation.ts'

const validApplication: ApplicationInput = {
  book_name: 'Стилистика',
  annotation_kz: '',
  annotation_rus: '',
  annotation_en: '',
  budget_source: 'self',
  agreed: true,
  authors: [{ name: 'Анна Ким', email: 'anna@example.kz', phone: '' }],
  exist_authors: [],
  files: ['manuscript', 'department_conclusion', 'scientific_council_conclusion', 'review_1'],
  conclusions: { department_conclusion: { number: '4', date: '2026-11-20' } },
}
const today = '2026-11-21'
const validateWith = (changes: Partial<ApplicationInput> = {}) =>
  validateApplication({ ...validApplication, ...changes }, today)

describe('an application', () => {
  it('is valid with everything that the specification requires', () => {
    expect(validateWith()).toEqual({})
  })

  it.each([
    ['book_name', ' ', 'required'],
    ['book_name', 'я'.repeat(501), 'tooLong'],
    ['annotation_kz', 'я'.repeat(5001), 'tooLong'],
    ['annotation_rus', 'я'.repeat(5001), 'tooLong'],
    ['annotation_en', 'я'.repeat(5001), 'tooLong'],
    ['budget_source', null, 'required'],
    ['agreed', false, 'mustAgree'],
  ] as const)('is refused with %s = %j: %s', (field, value, problem) => {
    expect(validateWith({ [field]: value })).toEqual({ [field]: problem })
  })

  it.each(validApplication.files)('is refused without %s', (document) => {
    const files = validApplication.files.filter((one) => one !== document)
    expect(validateWith({ files })).toEqual({ [document]: 'required' })
  })

  it.each([
    ['number', { number: '7'.repeat(101), date: null }, 'tooLong'],
    ['date', { number: '7', date: '2026-02-31' }, 'date'],
    ['date', { number: '7', date: '2026-11-22' }, 'future'],
  ] as const)('is refused with a conclusion whose %s is wrong: %j', (field, conclusion, problem) => {
    expect(validateWith({ conclusions: { review_1: conclusion } })).toEqual({
      [`conclusions.review_1.${field}`]: problem,
    })
  })

  it('names the author whose name or e-mail is wrong', () => {
    const authors = [
      { name: '', email: '', phone: '' },
      { name: 'Анна', email: 'not an address', phone: '' },
    ]
    expect(validateWith({ authors })).toEqual({
      'authors.0.name': 'required',
      'authors.0.email': 'required',
      'authors.1.email': 'email',
    })
  })
})

describe('a decision on an application', () => {
  const decisionsByStatus = new Map([
    ['in process', ['revision', 'accepted', 'rejected']],
    ['rejected', ['in process']],
  ])

  it.each(roleKeys)('is open only to chief editors, along the allowed transitions: %s', (role) => {
    const canDecide = ['initiator', 'deputy', 'supervisor'].includes(role)
    for (const from of applicationStatuses)
      for (const to of applicationStatuses) {
        const isAllowed =
          canDecide &&
          (decisionsByStatus.get(from) ?? []).includes(to) &&
          (from !== 'rejected' || role === 'supervisor')
        expect(Boolean(findApplicationTransition(role, from, to))).toBe(isAllowed)
        expect(getAllowedDecisions(role, from).includes(to)).toBe(isAllowed)
      }
  })

  it('returns the reason for a refusal', () => {
    expect(getDecisionRefusal('initiator', 'in process', 'accepted')).toBeUndefined()
    expect(getDecisionRefusal('pm', 'in process', 'accepted')).toBe('role')
    expect(getDecisionRefusal('pm', 'rejected', 'in process')).toBe('role')
    expect(getDecisionRefusal('initiator', 'revision', 'accepted')).toBe('revision')
    expect(getDecisionRefusal('initiator', 'rejected', 'in process')).toBe('rejected')
    expect(getDecisionRefusal('supervisor', 'accepted', 'rejected')).toBe('accepted')
  })

  it('requires a reason for a revision and a rejection', () => {
    expect(findApplicationTransition('initiator', 'in process', 'revision')?.needsReason).toBe(true)
    expect(findApplicationTransition('initiator', 'in process', 'rejected')?.needsReason).toBe(true)
    expect(findApplicationTransition('initiator', 'in process', 'accepted')?.needsReason).toBe(false)
  })

  it('closes the application to changes by the author', () => {
    expect(applicationStatuses.filter(isEditable)).toEqual(['in process', 'revision'])
  })
})
