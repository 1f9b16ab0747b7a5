/** The key of a paper in the press's list: a paper of `firstPapers`, or a paper that the press added. */
export type Paper = string
/** The key of a book format in the press's list. */
export type BookFormat = string
/** The key of a binding in the press's list. */
export type Binding = string

/** The press's name for a material that it added, by language. */
export type LocalName = Readonly<Record<'kz' | 'ru' | 'en', string>>

export interface PaperProperties {
  /** The weight of the paper, in grams per square metre. */
  grammage: number
  /** The thickness of a leaf, in millimetres. */
  caliper: number
}

export interface FormatProperties {
  /** The size of the trimmed page, in millimetres. */
  width: number
  height: number
  /** The sheet of paper from which pages are cut, in centimetres: `60×84`. */
  sheet: string
  /** The number of pages on one side of the sheet. */
  share: number
}

export const bindingCovers = ['soft', 'hard', 'none'] as const
export type BindingCover = (typeof bindingCovers)[number]

export interface BindingProperties {
  /** The cover that the binding needs. `none` means a binding without a spine, such as staples or a coil. */
  cover: BindingCover
  /** The minimum and maximum number of pages that the binding holds well. */
  min: number
  max: number
  /** The number of which the page count must be a multiple. */
  multiple: number
  /** Whether the binding is sewn from sections, so that the block consists of whole sections. */
  sewn: boolean
}

/** A row of the press's lists of materials. The catalogs hold the names of built-in materials. A format's key is also its name. */
interface ListedMaterial {
  key: string
  name?: LocalName
  /** Whether the row can no longer be chosen. Books that use it keep it. */
  withdrawn?: boolean
}
export type PaperSpec = PaperProperties & ListedMaterial
export type FormatSpec = FormatProperties & ListedMaterial
export type BindingSpec = BindingProperties & ListedMaterial

/**
 * Papers, formats and bindings: either all of the press's materials, or only the materials that the press added to the built-in
 * ones.
 */
export interface Materials {
  papers: readonly PaperSpec[]
  formats: readonly FormatSpec[]
  bindings: readonly BindingSpec[]
}
export const emptyMaterials: Materials = { papers: [], formats: [], bindings: [] }
export const materialKinds = ['papers', 'formats', 'bindings'] as const satisfies readonly (keyof Materials)[]
export type MaterialKind = (typeof materialKinds)[number]
