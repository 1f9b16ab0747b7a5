import type { OfferFlag, OfferRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { toFormError } from '../../patterns/Form/index.ts'
import { useToast } from '../../primitives/Toast/index.ts'

export interface FlagChange {
  offer: OfferRow
  key: OfferFlag
  value: boolean
}

/** Saves a flag. Must resolve when `offer` contains the new value. A rejection reverts the flag, and its message is shown. */
export type SaveFlag = (change: FlagChange) => Promise<void>

/** Returns an offer's flags with optimistic updates. A flag that cannot be saved is reverted, and the reason is shown. */
export function useOfferFlags(offer: OfferRow, onFlag: SaveFlag) {
  const { t } = useTranslation('offers')
  const toast = useToast()
  const [savingFlags, setSavingFlags] = useState<Partial<Record<OfferFlag, boolean>>>({})
  const saveFlag = async (key: OfferFlag, value: boolean) => {
    setSavingFlags((current) => ({ ...current, [key]: value }))
    try {
      await onFlag({ offer, key, value })
    } catch (error) {
      toast({
        tone: 'danger',
        message: t('flags.failed', { flag: t(`flag.${key}`), reason: toFormError(error).message }),
        action: { label: t('flags.again'), onAction: () => void saveFlag(key, value) },
      })
    }
    setSavingFlags(({ [key]: _savedFlag, ...others }) => others)
  }
  return {
    isOn: (key: OfferFlag): boolean => savingFlags[key] ?? offer[key],
    isSaving: (key: OfferFlag): boolean => key in savingFlags,
    set: (key: OfferFlag, value: boolean) => void saveFlag(key, value),
  }
}
