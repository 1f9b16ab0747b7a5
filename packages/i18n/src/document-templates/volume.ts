import { parseVolume } from '@press/domain'
import { formatNumber } from '../format.ts'
import type { DocumentLanguage } from './offer-lines.ts'

/**
 * Returns the volume of a work in the language of the document: «384 000 зн.» becomes «384 000 таңба». A volume that cannot be
 * parsed is returned as it was typed.
 */
export function translateVolume(text: string, { t, locale }: DocumentLanguage): string {
  const volume = parseVolume(text)
  if (!volume) return text
  return t(`documents:volume.${volume.unit}`, { count: volume.count, number: formatNumber(volume.count, locale) })
}
