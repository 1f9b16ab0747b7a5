import drawn from './spines.json'

/** A book on the shelf of the sign-in screen, in the units of its SVG. */
export interface Spine {
  title: string
  x: number
  width: number
  height: number
  /** Colours of the cloth and of the stamp on it; they belong to the book and are the same in every theme. */
  cloth: string
  ink: string
  size: number
  motif: 'lozenge' | 'wheel' | 'horn'
}

/** The books of the picture, with titles in their original languages. */
export const spines = drawn.standing as readonly Spine[]

/** The last book, which leans on the others. */
export const leaningSpine = drawn.leaning as Spine
