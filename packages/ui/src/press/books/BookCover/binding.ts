import { clothKeys, type Cloth } from '../../../themes/cloth.ts'
import { motifKeys, type Motif } from './motifs.ts'

/** FNV-1a: short titles that differ in one letter land far apart. */
const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash >>> 0
}

/** The cloth and the motif of a title: always the same for the same words, whatever the screen. */
export function bindingOf(title: string): { cloth: Cloth; motif: Motif } {
  const hash = hashOf(title.trim().toLowerCase())
  return {
    cloth: clothKeys[hash % clothKeys.length] ?? 'ink',
    motif: motifKeys[(hash >>> 8) % motifKeys.length] ?? 'dots',
  }
}

/** The size of a drawn title as a part of the cover's width: the longest word must fit between the joint and the edge. */
export function titleScale(title: string): number {
  const room = bindingOf(title).motif === 'frame' ? 0.64 : 0.75
  const longest = Math.max(1, ...title.split(/\s+/).map((word) => word.length))
  return Math.min(0.096, room / (0.685 * longest))
}
