import { expect, test } from 'vitest'
import { validateDecision } from './decision.ts'

const today = '2026-11-21'
const request = { document: 'review_1', reason: 'Без подписи', until: '2026-12-01' } as const

test('an application is accepted without a word', () => {
  expect(validateDecision({ status: 'accepted', reason: '', documents: [] }, today)).toEqual({})
})

test('a rejection says why', () => {
  expect(validateDecision({ status: 'rejected', reason: '  ', documents: [] }, today)).toEqual({ reason: 'required' })
})

test('a revision names at least one document', () => {
  expect(validateDecision({ status: 'revision', reason: '', documents: [] }, today)).toEqual({ documents: 'required' })
  expect(validateDecision({ status: 'revision', reason: '', documents: [request] }, today)).toEqual({})
})

test('a request says which file, what to mend and by a day that is still to come', () => {
  const documents = [request, { document: null, reason: '', until: '2026-11-20' }]
  expect(validateDecision({ status: 'revision', reason: '', documents }, today)).toEqual({
    'documents.1.document': 'required',
    'documents.1.reason': 'required',
    'documents.1.until': 'past',
  })
  const never = [{ ...request, until: '2027-02-31' }]
  expect(validateDecision({ status: 'revision', reason: '', documents: never }, today)).toEqual({
    'documents.0.until': 'date',
  })
})
