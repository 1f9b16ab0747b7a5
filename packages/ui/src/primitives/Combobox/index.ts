export { Combobox, type ComboboxBase, type ComboboxProps } from './Combobox.tsx'
export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx'
export type { ComboboxOption, OptionSource } from './options.ts'
