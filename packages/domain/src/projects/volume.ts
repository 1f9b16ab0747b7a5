import { normalizeSearchText } from '../shared/text.ts'
import volumes from './volumes.json' with { type: 'json' }

/** The units of a work's volume. For each unit, `volumes.json` lists the words that people type, in three languages. */
export type VolumeUnit = keyof typeof volumes
export const volumeUnits = Object.keys(volumes) as VolumeUnit[]

const unitByWord = new Map(
  volumeUnits.flatMap((unit) => volumes[unit].map((word) => [normalizeSearchText(word), unit] as const)),
)

/** Parses the typed volume of a work («384 000 зн.») into count and unit; null when it cannot be parsed. */
export function parseVolume(typedVolume: string): { count: number; unit: VolumeUnit } | null {
  const [, digits = '', word = ''] = /^(\d[\d\s\u00a0\u202f]*(?:[.,]\d+)?)\s*(.+?)\.?$/u.exec(typedVolume.trim()) ?? []
  const unit = unitByWord.get(normalizeSearchText(word).replaceAll(/\s+/gu, ' ').trim())
  const count = Number(digits.replaceAll(/\s/gu, '').replace(',', '.'))
  return unit && Number.isFinite(count) ? { count, unit } : null
}
