/** Path data on a 256 × 256 field, by weight: regular for controls, fill for what is active, a stage or a status. */
export interface Glyph {
  regular: string
  fill?: string
  bold?: string
}
