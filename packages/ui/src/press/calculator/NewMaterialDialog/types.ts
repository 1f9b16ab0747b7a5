import type { MaterialKind, Materials, BindingInput, FormatInput, PaperInput } from '@press/domain'

type Filled<Values> = { [Field in keyof Values]: NonNullable<Values[Field]> }

/** A material to add, with its prices in tiyn. The prices belong to the price list that is being drafted. */
export type NewMaterial =
  | { kind: 'papers'; material: Filled<PaperInput>; prices: { sheet: number } }
  | { kind: 'formats'; material: Filled<FormatInput> }
  | { kind: 'bindings'; material: Filled<BindingInput>; prices: { setup: number; each: number } }

export interface NewMaterialDialogProps {
  kind: MaterialKind
  /** The materials of the press: no two may have the same name. */
  materials: Materials
  /** Adds the material. If it rejects with a `FormError`, the errors appear on the fields. */
  onSave: (material: NewMaterial) => Promise<unknown>
  onClose: () => void
}

/* The values of the dialogs: the material's properties and the prices typed with them, in tiyn. */

export interface PaperValues extends PaperInput {
  /** Price of an SRA3 sheet. */
  sheet_price: number | null
}

export interface BindingValues extends BindingInput {
  /** Prices: `setup` once per print run, `each` per copy. */
  setup: number | null
  each: number | null
}
