import { expect, test } from 'vitest'
import { validateDecision } from './decision.ts'

const today = '2026-11-21'
const request = { document: 'review_1', reason: 'Без подписи', until: '2026-12-01' } as const

test('an acceptance needs no reason', () => {
  expect(validateDecision({ status: 'accepted', reason: '', documents: [] }, today)).toEqual({})
})

test('a rejection needs a reason', () => {
  expect(validateDecision({ status: 'rejected', reason: '  ', documents: [] }, today)).toEqual({ reason: 'required' })
})

test('a revision needs at least one document', () => {
  expect(validateDecision({ status: 'revision', reason: '', documents: [] }, today)).toEqual({ documents: 'required' })
  expect(validateDecision({ status: 'revision', reason: '', documents: [request] }, today)).toEqual({})
})

test('a document request needs a file, a reason and a future date', () => {
  const documents = [request, { document: null, reason: '', until: '2026-11-20' }]
  expect(validateDecision({ status: 'revision', reason: '', documents }, today)).toEqual({
    'documents.1.document': 'required',
    'documents.1.reason': 'required',
    'documents.1.until': 'past',
  })
  const documentsWithImpossibleDate = [{ ...request, until: '2027-02-31' }]
  expect(validateDecision({ status: 'revision', reason: '', documents: documentsWithImpossibleDate }, today)).toEqual({
    'documents.0.until': 'date',
  })
})
