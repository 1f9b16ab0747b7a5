export type { ComboboxBase } from './combobox-base.ts'
export { Combobox, type ComboboxProps } from './Combobox.tsx'
export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx'
export type { ComboboxOption, OptionSource } from './options.ts'
