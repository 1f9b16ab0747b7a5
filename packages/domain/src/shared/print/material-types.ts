/** The key of a paper in the press's list: one of `firstPapers`, or a paper that the press added. */
export type Paper = string
/** The key of a book format in the press's list. */
export type BookFormat = string
/** The key of a binding in the press's list. */
export type Binding = string

/** The press's name for a material that it added, by language. */
export type LocalName = Readonly<Record<'kz' | 'ru' | 'en', string>>

export interface PaperProperties {
  /** Grams per square metre. */
  grammage: number
  /** Thickness of a leaf in millimetres. */
  caliper: number
}

export interface FormatProperties {
  /** The size of the trimmed page, in millimetres. */
  width: number
  height: number
  /** The sheet of paper that pages are cut from, in centimetres: `60×84`. */
  sheet: string
  /** The number of pages on one side of that sheet. */
  share: number
}

export const bindingCovers = ['soft', 'hard', 'none'] as const
export type BindingCover = (typeof bindingCovers)[number]

export interface BindingProperties {
  /** `none` means a binding without a spine, such as staples or a coil. */
  cover: BindingCover
  /** The minimum and maximum number of pages that the binding holds well. */
  min: number
  max: number
  /** The number of pages must be a multiple of this. */
  multiple: number
  /** Whether the binding is sewn from sections, so that the block consists of whole sections. */
  sewn: boolean
}

/** A row of a list. The names of the first materials are in the catalogs; a format's key is its name. */
interface Listed {
  key: string
  name?: LocalName
  /** Whether it can no longer be chosen; rows that use it keep it. */
  withdrawn?: boolean
}
export type PaperSpec = PaperProperties & Listed
export type FormatSpec = FormatProperties & Listed
export type BindingSpec = BindingProperties & Listed

/** Papers, formats and bindings: either all of the press's, or only those added to the first ones. */
export interface Materials {
  papers: readonly PaperSpec[]
  formats: readonly FormatSpec[]
  bindings: readonly BindingSpec[]
}
export const noMaterials: Materials = { papers: [], formats: [], bindings: [] }
export const materialKinds = ['papers', 'formats', 'bindings'] as const satisfies readonly (keyof Materials)[]
export type MaterialKind = (typeof materialKinds)[number]
