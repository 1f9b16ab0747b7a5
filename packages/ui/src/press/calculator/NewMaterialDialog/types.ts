import type { MaterialKind, Materials, TypedBinding, TypedFormat, TypedPaper } from '@press/domain'

type Filled<Values> = { [Field in keyof Values]: NonNullable<Values[Field]> }

/** What is to be added, and its prices in tiyn, which belong to the price list that is being written. */
export type NewMaterial =
  | { kind: 'papers'; material: Filled<TypedPaper>; prices: { sheet: number } }
  | { kind: 'formats'; material: Filled<TypedFormat> }
  | { kind: 'bindings'; material: Filled<TypedBinding>; prices: { setup: number; each: number } }

export interface NewMaterialDialogProps {
  kind: MaterialKind
  /** What the press has: no two are of one name. */
  materials: Materials
  /** Adds it. What it rejects with, a `FormError`, lands on its fields. */
  onSave: (material: NewMaterial) => Promise<unknown>
  onClose: () => void
}

/* What the dialogs hold: their facts, and the prices that are typed with them, in tiyn. */

export interface PaperValues extends TypedPaper {
  /** Of an SRA3 sheet. */
  sheet_price: number | null
}

export interface BindingValues extends TypedBinding {
  /** Once for the run, and for each copy. */
  setup: number | null
  each: number | null
}
