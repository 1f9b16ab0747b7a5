import { clothKeys, type Cloth } from './cloths.ts'
import { motifKeys, type Motif } from './motifs.ts'

/** FNV-1a: short titles that differ in one letter land far apart. */
const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash >>> 0
}

export interface DrawnCover {
  cloth: Cloth
  motif: Motif
}

/** How far the next number is in cloths and in motifs: three keeps shades that resemble each other apart. */
const step = 3

/**
 * The cloth and the motif of a book, whatever the screen. Its number decides where it has one: eight cloths and seven
 * motifs share no divisor, so any 56 numbers in a row differ, and neighbours differ in both. Else its title does.
 */
export function getDrawnCover(title: string, number?: number | null): DrawnCover {
  const hash = hashOf(title.trim().toLowerCase())
  const [cloth, motif] = number ? [number * step, number * step] : [hash, hash >>> 8]
  return {
    cloth: clothKeys[cloth % clothKeys.length] ?? 'ink',
    motif: motifKeys[motif % motifKeys.length] ?? 'dots',
  }
}

/** The size of a drawn title as a part of the cover's width: the longest word must fit between the joint and the edge. */
export function getCoverTitleScale(title: string, motif: Motif): number {
  const room = motif === 'frame' ? 0.64 : 0.75
  const longest = Math.max(1, ...title.split(/\s+/).map((word) => word.length))
  return Math.min(0.096, room / (0.685 * longest))
}
