import { clothKeys, type Cloth } from './cloths.ts'
import { motifKeys, type Motif } from './motifs.ts'

/** The FNV-1a hash. Titles that differ in one letter get very different hashes. */
const hashText = (text: string): number => {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  return hash >>> 0
}

export interface DrawnCover {
  cloth: Cloth
  motif: Motif
}

/** The distance between consecutive numbers in the lists of cloths and motifs. Cloths at this distance have different shades. */
const coverIndexStep = 3

/**
 * Returns the cloth and the motif of a book, which are the same on every screen. They depend on the book's number, or on its title
 * if it has no number. Eight and seven are coprime, so any 56 consecutive numbers get different covers, and neighbors differ in
 * cloth and motif.
 */
export function getDrawnCover(title: string, number?: number | null): DrawnCover {
  const hash = hashText(title.trim().toLowerCase())
  const [clothNumber, motifNumber] = number ? [number * coverIndexStep, number * coverIndexStep] : [hash, hash >>> 8]
  return {
    cloth: clothKeys[clothNumber % clothKeys.length] ?? 'ink',
    motif: motifKeys[motifNumber % motifKeys.length] ?? 'dots',
  }
}

/**
 * Returns the font size of a drawn title relative to the cover's width. The longest word must fit between the joint and the edge.
 */
export function getCoverTitleScale(title: string, motif: Motif): number {
  const availableWidth = motif === 'frame' ? 0.64 : 0.75
  const longestWord = Math.max(1, ...title.split(/\s+/).map((word) => word.length))
  return Math.min(0.096, availableWidth / (0.685 * longestWord))
}
