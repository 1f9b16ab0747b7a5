/** Key of a paper on the press's list: one of `firstPapers`, or one that the press has added. */
export type Paper = string
/** Key of a book format on the press's list. */
export type BookFormat = string
/** Key of a binding on the press's list. */
export type Binding = string

/** What a press calls something that it has added, by language. */
export type LocalName = Readonly<Record<'kz' | 'ru' | 'en', string>>

export interface PaperProperties {
  /** Grams a square metre. */
  grammage: number
  /** Thickness of a leaf in millimetres. */
  caliper: number
}

export interface FormatProperties {
  /** Of the trimmed page, in millimetres. */
  width: number
  height: number
  /** The sheet of paper that pages are cut from, in centimetres: `60×84`. */
  sheet: string
  /** Pages on one side of that sheet. */
  share: number
}

export const bindingCovers = ['soft', 'hard', 'none'] as const
export type BindingCover = (typeof bindingCovers)[number]

export interface BindingProperties {
  /** `none`: the binding has no spine of its own, such as staples and a coil. */
  cover: BindingCover
  /** Fewest and most pages that it holds well. */
  min: number
  max: number
  /** Its pages are a multiple of this. */
  multiple: number
  /** Sewn of sections, so that the block consists of whole ones. */
  sewn: boolean
}

/** A row of a list. The first ones have their names in the catalogs, and formats are their own names. */
interface Listed {
  key: string
  name?: LocalName
  /** No longer offered for choice; what uses it keeps it. */
  withdrawn?: boolean
}
export type PaperSpec = PaperProperties & Listed
export type FormatSpec = FormatProperties & Listed
export type BindingSpec = BindingProperties & Listed

/** Papers, formats and bindings: all that the press has, or those that it has added to the first ones. */
export interface Materials {
  papers: readonly PaperSpec[]
  formats: readonly FormatSpec[]
  bindings: readonly BindingSpec[]
}
export const noMaterials: Materials = { papers: [], formats: [], bindings: [] }
export const materialKinds = ['papers', 'formats', 'bindings'] as const satisfies readonly (keyof Materials)[]
export type MaterialKind = (typeof materialKinds)[number]
