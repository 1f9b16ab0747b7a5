import type { MaterialKind, Materials, TypedBinding, TypedFormat, TypedPaper } from '@press/domain'

type Filled<Values> = { [Field in keyof Values]: NonNullable<Values[Field]> }

/** A material to add, with its prices in tiyn. The prices belong to the price list that is being drafted. */
export type NewMaterial =
  | { kind: 'papers'; material: Filled<TypedPaper>; prices: { sheet: number } }
  | { kind: 'formats'; material: Filled<TypedFormat> }
  | { kind: 'bindings'; material: Filled<TypedBinding>; prices: { setup: number; each: number } }

export interface NewMaterialDialogProps {
  kind: MaterialKind
  /** The materials of the press: no two may have the same name. */
  materials: Materials
  /** Adds the material. If it rejects with a `FormError`, the errors appear on the fields. */
  onSave: (material: NewMaterial) => Promise<unknown>
  onClose: () => void
}

/* The values of the dialogs: the material's properties and the prices typed with them, in tiyn. */

export interface PaperValues extends TypedPaper {
  /** Price of an SRA3 sheet. */
  sheet_price: number | null
}

export interface BindingValues extends TypedBinding {
  /** Prices: `setup` once per print run, `each` per copy. */
  setup: number | null
  each: number | null
}
