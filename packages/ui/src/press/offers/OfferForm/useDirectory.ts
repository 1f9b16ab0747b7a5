import {
  isValidBinIin,
  partyFields,
  type OfferSide,
  type PartyField,
  type OfferParties,
  type Organization,
} from '@press/domain'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { getParty, type OfferValues } from './offer-values.ts'

type PartyFieldName = keyof OfferParties

export interface DirectoryOptions {
  searchOrganizations: (query: string, signal: AbortSignal) => Promise<readonly Organization[]>
  /** Called when an organisation has filled in this party. */
  onFound?: ((organization: Organization) => void) | undefined
}

export interface Directory {
  /** Fills in the party, except for values typed by hand. */
  fill: (organization: Organization) => void
  /** Finds an organisation by its BIN and fills in the party, once the BIN is complete. */
  lookUp: (bin: string) => Promise<void>
  /** Values typed by hand that differ from the directory. */
  differences: readonly { field: PartyField; theirs: string }[]
  /** Replaces the differing values with the directory's values. */
  applyDirectoryValues: () => void
  /** Keeps the typed values. */
  keepTypedValues: () => void
  /** Whether the lookup in the directory failed. The typed values are kept. */
  failed: boolean
}

/** Looks up a party in the directory of organisations once its BIN is complete. Never overwrites typed values. */
export function useDirectory(side: OfferSide, { searchOrganizations, onFound }: DirectoryOptions): Directory {
  const { formState, getValues, setValue, clearErrors } = useFormContext<OfferValues>()
  const [directoryValues, setDirectoryValues] = useState<Partial<OfferParties>>({})
  const [typedDifferences, setTypedDifferences] = useState<Directory['differences']>([])
  const [hasFailed, setHasFailed] = useState(false)
  const abortController = useRef<AbortController>(null)

  const setField = (field: PartyFieldName, value: string) => {
    setValue(field, value, { shouldDirty: true })
    clearErrors(field)
  }
  const fillParty = (organization: Organization) => {
    const partyValues = getParty(side, organization) as Record<PartyFieldName, string>
    const initialValues = formState.defaultValues ?? {}
    const differences: { field: PartyField; theirs: string }[] = []
    for (const field of partyFields) {
      const fieldName: PartyFieldName = `${side}_${field}`
      const currentValue = getValues(fieldName)
      const isTypedByHand =
        currentValue !== '' && currentValue !== initialValues[fieldName] && currentValue !== directoryValues[fieldName]
      if (currentValue === partyValues[fieldName]) continue
      if (!isTypedByHand) setField(fieldName, partyValues[fieldName])
      else if (partyValues[fieldName]) differences.push({ field, theirs: partyValues[fieldName] })
    }
    setDirectoryValues(partyValues)
    setTypedDifferences(differences)
    onFound?.(organization)
  }
  const lookUpParty = async (bin: string) => {
    abortController.current?.abort()
    setHasFailed(false)
    if (!isValidBinIin(bin) || bin === directoryValues[`${side}_bin`]) return
    const { signal } = (abortController.current = new AbortController())
    try {
      const organization = (await searchOrganizations(bin, signal)).find(({ IIN }) => IIN === bin)
      if (organization && !signal.aborted) fillParty(organization)
    } catch {
      if (!signal.aborted) setHasFailed(true)
    }
  }

  return {
    fill: fillParty,
    lookUp: lookUpParty,
    differences: typedDifferences,
    applyDirectoryValues: () => {
      for (const { field, theirs: value } of typedDifferences) setField(`${side}_${field}`, value)
      setTypedDifferences([])
    },
    keepTypedValues: () => setTypedDifferences([]),
    failed: hasFailed,
  }
}
