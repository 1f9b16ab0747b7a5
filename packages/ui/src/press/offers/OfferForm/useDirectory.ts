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

type Own = keyof OfferParties

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
  differing: readonly { field: PartyField; theirs: string }[]
  /** Replaces the differing values with the directory's values. */
  take: () => void
  /** Keeps the typed values. */
  keep: () => void
  /** Whether the lookup in the directory failed. The typed values are kept. */
  failed: boolean
}

/** Looks up a party in the directory of organisations once its BIN is complete. Never overwrites typed values. */
export function useDirectory(side: OfferSide, { searchOrganizations, onFound }: DirectoryOptions): Directory {
  const { formState, getValues, setValue, clearErrors } = useFormContext<OfferValues>()
  const [directoryValues, setDirectoryValues] = useState<Partial<OfferParties>>({})
  const [differing, setDiffering] = useState<Directory['differing']>([])
  const [failed, setFailed] = useState(false)
  const abortController = useRef<AbortController>(null)

  const setField = (field: Own, value: string) => {
    setValue(field, value, { shouldDirty: true })
    clearErrors(field)
  }
  const fill = (organization: Organization) => {
    const known = getParty(side, organization) as Record<Own, string>
    const initialValues = formState.defaultValues ?? {}
    const left: { field: PartyField; theirs: string }[] = []
    for (const field of partyFields) {
      const own: Own = `${side}_${field}`
      const now = getValues(own)
      const byHand = now !== '' && now !== initialValues[own] && now !== directoryValues[own]
      if (now === known[own]) continue
      if (!byHand) setField(own, known[own])
      else if (known[own]) left.push({ field, theirs: known[own] })
    }
    setDirectoryValues(known)
    setDiffering(left)
    onFound?.(organization)
  }
  const lookUp = async (bin: string) => {
    abortController.current?.abort()
    setFailed(false)
    if (!isValidBinIin(bin) || bin === directoryValues[`${side}_bin`]) return
    const { signal } = (abortController.current = new AbortController())
    try {
      const found = (await searchOrganizations(bin, signal)).find(({ IIN }) => IIN === bin)
      if (found && !signal.aborted) fill(found)
    } catch {
      if (!signal.aborted) setFailed(true)
    }
  }

  return {
    fill,
    lookUp,
    differing,
    take: () => {
      for (const { field, theirs: value } of differing) setField(`${side}_${field}`, value)
      setDiffering([])
    },
    keep: () => setDiffering([]),
    failed,
  }
}
