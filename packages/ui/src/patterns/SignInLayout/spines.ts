import drawn from './spines.json'

/** A book standing on the shelf of the sign-in screen, in the units of its drawing. */
export interface Spine {
  title: string
  x: number
  width: number
  height: number
  /** Its cloth and what is stamped on it; cloths are the books' own and the same in every theme. */
  cloth: string
  ink: string
  size: number
  motif: 'lozenge' | 'wheel' | 'horn'
}

/** The books of the drawing: titles in their own languages, as on a real shelf. */
export const spines = drawn.standing as readonly Spine[]

/** The last one leans on the others. */
export const leaningSpine = drawn.leaning as Spine
