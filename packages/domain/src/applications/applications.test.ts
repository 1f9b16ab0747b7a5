import { describe, expect, it } from 'vitest'
import { roleKeys } from '../people/roles.ts'
import { applicationStatuses, applicationTransition, decisionsOn, isEditable } from './statuses.ts'
import { applicationProblems, type ApplicationFacts } from './validation.ts'

const good: ApplicationFacts = {
  book_name: 'Стилистика',
  annotation_kz: '',
  annotation_rus: '',
  annotation_en: '',
  budget_source: 'self',
  agreed: true,
  authors: [{ name: 'Анна Ким', email: 'anna@example.kz', phone: '' }],
  exist_authors: [],
  files: ['manuscript', 'department_conclusion', 'scientific_council_conclusion', 'review_1'],
}

describe('what may be sent as an application', () => {
  it('is everything the specification asks for', () => {
    expect(applicationProblems(good)).toEqual({})
  })

  it.each([
    ['book_name', ' ', 'required'],
    ['book_name', 'я'.repeat(501), 'tooLong'],
    ['annotation_kz', 'я'.repeat(5001), 'tooLong'],
    ['annotation_rus', 'я'.repeat(5001), 'tooLong'],
    ['annotation_en', 'я'.repeat(5001), 'tooLong'],
    ['budget_source', null, 'required'],
    ['agreed', false, 'mustAgree'],
  ] as const)('is nothing with %s = %j: %s', (field, value, problem) => {
    expect(applicationProblems({ ...good, [field]: value })).toEqual({ [field]: problem })
  })

  it.each(good.files)('is nothing without %s', (document) => {
    const files = good.files.filter((one) => one !== document)
    expect(applicationProblems({ ...good, files })).toEqual({ [document]: 'required' })
  })

  it('names the author whose name or address is wrong', () => {
    const authors = [
      { name: '', email: '', phone: '' },
      { name: 'Анна', email: 'not an address', phone: '' },
    ]
    expect(applicationProblems({ ...good, authors })).toEqual({
      'authors.0.name': 'required',
      'authors.0.email': 'required',
      'authors.1.email': 'email',
    })
  })
})

describe('deciding on an application', () => {
  const allowed = new Map([
    ['in process', ['revision', 'accepted', 'rejected']],
    ['rejected', ['in process']],
  ])

  it.each(roleKeys)('is for the chief editors: %s', (role) => {
    const decides = ['initiator', 'deputy', 'supervisor'].includes(role)
    for (const from of applicationStatuses)
      for (const to of applicationStatuses) {
        const may = decides && (allowed.get(from) ?? []).includes(to) && (from !== 'rejected' || role === 'supervisor')
        expect(Boolean(applicationTransition(role, from, to))).toBe(may)
        expect(decisionsOn(role, from).includes(to)).toBe(may)
      }
  })

  it('needs a reason for a revision and a rejection', () => {
    expect(applicationTransition('initiator', 'in process', 'revision')?.needsReason).toBe(true)
    expect(applicationTransition('initiator', 'in process', 'rejected')?.needsReason).toBe(true)
    expect(applicationTransition('initiator', 'in process', 'accepted')?.needsReason).toBe(false)
  })

  it('ends the author’s changes', () => {
    expect(applicationStatuses.filter(isEditable)).toEqual(['in process', 'revision'])
  })
})
