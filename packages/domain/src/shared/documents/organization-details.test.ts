import { describe, expect, it } from 'vitest'
import {
  canChangeBin,
  organizationDetailFields,
  validateOrganizationDetails,
  type OrganizationDetails,
} from './organization-details.ts'

const emptyDetails = Object.fromEntries(organizationDetailFields.map((field) => [field, ''])) as OrganizationDetails
const knownDetails: OrganizationDetails = {
  ...emptyDetails,
  name: 'ТОО «Сарыарқа Логистик»',
  IIN: '940140000385',
  email: 'office@kitap.example',
  BIK: 'HSBKKZKX',
  kbe: '17',
}

describe('an organisation’s requisites', () => {
  it('require only the name', () => {
    expect(validateOrganizationDetails({ ...emptyDetails, name: 'Кітап' })).toEqual({})
    expect(validateOrganizationDetails({ ...knownDetails, name: ' ' })).toEqual({ name: 'required' })
  })

  it.each([
    ['IIN', '940140000386', 'binIin'],
    ['email', 'office', 'email'],
    ['BIK', 'HSBK', 'bic'],
    ['kbe', '99a', 'kbe'],
  ] as const)('report the problem of %s', (field, value, problem) => {
    expect(validateOrganizationDetails(knownDetails)).toEqual({})
    expect(validateOrganizationDetails({ ...knownDetails, [field]: value })).toEqual({ [field]: problem })
  })

  it('let the organisation enter a BIN once, and later only the press', () => {
    expect([canChangeBin(null, false), canChangeBin('', false), canChangeBin('940140000385', false)]).toEqual([
      true,
      true,
      false,
    ])
    expect(canChangeBin('940140000385', true)).toBe(true)
  })
})
