import { describe, expect, it } from 'vitest'
import { getCertificateProblem, needsConfirmation, signatureChecks } from './signatures.ts'

const claims = {
  iin: '860314301271',
  bin: '960440000381',
  notBefore: new Date('2026-01-01T00:00:00Z'),
  notAfter: new Date('2027-01-01T00:00:00Z'),
  signsDocuments: true,
}
const validMoment = new Date('2026-06-01T00:00:00Z')
const getProblem = (change: Partial<typeof claims>, partyIdentifier = claims.iin, moments = [validMoment]) =>
  getCertificateProblem({ ...claims, ...change }, partyIdentifier, moments)

describe('a certificate', () => {
  it('signs for the person or the organisation that it names', () => {
    expect(getProblem({})).toBeNull()
    expect(getProblem({}, claims.bin)).toBeNull()
  })

  it.each([
    ['another person', getProblem({}, '791118300116'), 'signatureOtherPerson'],
    ['a party without a number', getProblem({ iin: '', bin: '' }, ''), 'signatureOtherPerson'],
    ['a key for signing in', getProblem({ signsDocuments: false }), 'signatureUsage'],
    ['a moment before its term', getProblem({}, claims.iin, [validMoment, new Date('2025-12-31Z')]), 'signatureNotYet'],
    ['a moment after its term', getProblem({}, claims.iin, [validMoment, new Date('2027-01-02Z')]), 'signatureExpired'],
  ])('does not sign for %s', (_what, actualProblem, expectedProblem) => {
    expect(actualProblem).toBe(expectedProblem)
  })

  it('needs confirmation when no known authority vouches for it', () => {
    expect(signatureChecks.filter(needsConfirmation)).toEqual(['unvouched', 'unknown'])
  })
})
