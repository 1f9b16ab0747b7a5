import { normalizeSearchText } from '../text.ts'
import volumes from './volumes.json' with { type: 'json' }

/** What the volume of a work is counted in, by the words that people type for it in any of the three languages. */
export type VolumeUnit = keyof typeof volumes
export const volumeUnits = Object.keys(volumes) as VolumeUnit[]

const units = new Map(
  volumeUnits.flatMap((unit) => volumes[unit].map((word) => [normalizeSearchText(word), unit] as const)),
)

/** The volume of a work as it was typed («384 000 зн.») by its count and unit; null for what is not understood. */
export function volumeOf(typed: string): { count: number; unit: VolumeUnit } | null {
  const [, digits = '', word = ''] = /^(\d[\d\s\u00a0\u202f]*(?:[.,]\d+)?)\s*(.+?)\.?$/u.exec(typed.trim()) ?? []
  const unit = units.get(normalizeSearchText(word).replaceAll(/\s+/gu, ' ').trim())
  const count = Number(digits.replaceAll(/\s/gu, '').replace(',', '.'))
  return unit && Number.isFinite(count) ? { count, unit } : null
}
