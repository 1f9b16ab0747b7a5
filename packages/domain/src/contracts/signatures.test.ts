import { describe, expect, it } from 'vitest'
import { certificateProblem, needsConfirmation, signatureChecks } from './signatures.ts'

const claims = {
  iin: '860314301271',
  bin: '960440000381',
  notBefore: new Date('2026-01-01T00:00:00Z'),
  notAfter: new Date('2027-01-01T00:00:00Z'),
  signsDocuments: true,
}
const during = new Date('2026-06-01T00:00:00Z')
const problem = (change: Partial<typeof claims>, party = claims.iin, moments = [during]) =>
  certificateProblem({ ...claims, ...change }, party, moments)

describe('a certificate', () => {
  it('signs for the person or the organisation that it names', () => {
    expect(problem({})).toBeNull()
    expect(problem({}, claims.bin)).toBeNull()
  })

  it.each([
    ['another person', problem({}, '791118300116'), 'signatureOtherPerson'],
    ['a party without a number', problem({ iin: '', bin: '' }, ''), 'signatureOtherPerson'],
    ['a key for signing in', problem({ signsDocuments: false }), 'signatureUsage'],
    ['a moment before its term', problem({}, claims.iin, [during, new Date('2025-12-31Z')]), 'signatureNotYet'],
    ['a moment after its term', problem({}, claims.iin, [during, new Date('2027-01-02Z')]), 'signatureExpired'],
  ])('does not sign for %s', (_what, found, expected) => {
    expect(found).toBe(expected)
  })

  it('needs confirmation when no known authority vouches for it', () => {
    expect(signatureChecks.filter(needsConfirmation)).toEqual(['unvouched', 'unknown'])
  })
})
