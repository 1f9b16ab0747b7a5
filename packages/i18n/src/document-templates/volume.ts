import { volumeOf } from '@press/domain'
import { formatNumber } from '../format.ts'
import type { DocumentLanguage } from './offer-lines.ts'

/** The volume of a work in the paper's words: «384 000 зн.» is «384 000 таңба». What is not understood stands as it was typed. */
export function volumeText(typed: string, { t, locale }: DocumentLanguage): string {
  const volume = volumeOf(typed)
  if (!volume) return typed
  return t(`documents:volume.${volume.unit}`, { count: volume.count, number: formatNumber(volume.count, locale) })
}
