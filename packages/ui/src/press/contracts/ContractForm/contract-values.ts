import {
  validateContract,
  contractTerms,
  calculateEndDate,
  emptyParty,
  emptyTerms,
  defaultTerms,
  getTermYears,
  type ContractInput,
  type ContractKind,
  type ContractDetails,
} from '@press/domain'

/** The values of the form. A missing date is ''. A term in whole years is typed in `years`, and the end date follows from it. */
export interface ContractValues extends Omit<ContractInput, 'kind'> {
  party_id: number | null
  organization_id: number | null
  years: number | null
}

/** The request body. */
export interface ContractFormBody extends Omit<ContractValues, 'years' | 'starts_on' | 'ends_on'> {
  starts_on: string | null
  ends_on: string | null
}

export const createEmptyContract = (kind: ContractKind, today: string): ContractValues => ({
  ...emptyTerms,
  ...defaultTerms[kind],
  party_id: null,
  organization_id: null,
  ...emptyParty,
  date: today,
  starts_on: today,
  ends_on: '',
  years: contractTerms[kind].inYears ? 1 : null,
  note: '',
})

/** Returns the form values of a contract, with exactly the fields of the form. */
export function toContractValues(contract: ContractDetails): ContractValues {
  const [starts_on, ends_on] = [contract.starts_on ?? '', contract.ends_on ?? '']
  const emptyValues = createEmptyContract(contract.kind, contract.date)
  const copiedValues = Object.fromEntries(
    Object.keys(emptyValues).map((field) => [field, (contract as unknown as Record<string, unknown>)[field]]),
  ) as unknown as ContractValues
  return { ...copiedValues, starts_on, ends_on, years: starts_on && ends_on ? getTermYears(starts_on, ends_on) : null }
}

/** Returns the form values of a new contract that renews `contract`. */
export function createRenewalValues(contract: ContractDetails, today: string): ContractValues {
  const values = toContractValues(contract)
  return { ...values, date: today, starts_on: today, ends_on: '', note: '', years: values.years ?? null }
}

export function toRulesInput(kind: ContractKind, { years, ...values }: ContractValues): ContractInput {
  const { inYears } = contractTerms[kind]
  const { starts_on } = values
  return {
    ...values,
    kind,
    ...(inYears && {
      ends_on: starts_on && years && years > 0 && years < 100 ? calculateEndDate(starts_on, years) : '',
    }),
  }
}

/** Returns the problems by rule name. If the end date follows from the number of years, the number of years is checked. */
export const validateForm = (kind: ContractKind, values: ContractValues) => validateContract(toRulesInput(kind, values))

export function toRequestBody(kind: ContractKind, values: ContractValues): ContractFormBody {
  const { kind: _kind, starts_on, ends_on, ...facts } = toRulesInput(kind, values)
  const { party_id, organization_id } = values
  return { ...facts, party_id, organization_id, starts_on: starts_on || null, ends_on: ends_on || null }
}
