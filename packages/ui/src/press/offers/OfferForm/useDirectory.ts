import { isValidBinIin, partyFields, type OfferSide, type PartyField } from '@press/domain'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { OfferParties, Organization } from '../index.ts'
import { getParty, type OfferValues } from './offer-values.ts'

type Own = keyof OfferParties

export interface DirectoryOptions {
  searchOrganizations: (query: string, signal: AbortSignal) => Promise<readonly Organization[]>
  /** An organisation fills this side now. */
  onFound?: ((organization: Organization) => void) | undefined
}

export interface Directory {
  /** Fills the side in, but for what was typed by hand. */
  fill: (organization: Organization) => void
  /** Fills the side in by a BIN that has been typed, once it is whole. */
  lookUp: (bin: string) => Promise<void>
  /** What was typed by hand and stands otherwise in the directory. */
  differing: readonly { field: PartyField; theirs: string }[]
  /** Takes the directory's. */
  take: () => void
  /** Leaves what was typed. */
  keep: () => void
  /** The directory could not be asked for a number; what is typed stands. */
  failed: boolean
}

/** What the directory of organisations knows about a side: it is looked up once a BIN is whole, and never overwrites what was typed. */
export function useDirectory(side: OfferSide, { searchOrganizations, onFound }: DirectoryOptions): Directory {
  const { formState, getValues, setValue, clearErrors } = useFormContext<OfferValues>()
  const [theirs, setTheirs] = useState<Partial<OfferParties>>({})
  const [differing, setDiffering] = useState<Directory['differing']>([])
  const [failed, setFailed] = useState(false)
  const asking = useRef<AbortController>(null)

  const put = (field: Own, value: string) => {
    setValue(field, value, { shouldDirty: true })
    clearErrors(field)
  }
  const fill = (organization: Organization) => {
    const known = getParty(side, organization) as Record<Own, string>
    const begun = formState.defaultValues ?? {}
    const left: { field: PartyField; theirs: string }[] = []
    for (const field of partyFields) {
      const own: Own = `${side}_${field}`
      const now = getValues(own)
      const byHand = now !== '' && now !== begun[own] && now !== theirs[own]
      if (now === known[own]) continue
      if (!byHand) put(own, known[own])
      else if (known[own]) left.push({ field, theirs: known[own] })
    }
    setTheirs(known)
    setDiffering(left)
    onFound?.(organization)
  }
  const lookUp = async (bin: string) => {
    asking.current?.abort()
    setFailed(false)
    if (!isValidBinIin(bin) || bin === theirs[`${side}_bin`]) return
    const { signal } = (asking.current = new AbortController())
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
      for (const { field, theirs: value } of differing) put(`${side}_${field}`, value)
      setDiffering([])
    },
    keep: () => setDiffering([]),
    failed,
  }
}
