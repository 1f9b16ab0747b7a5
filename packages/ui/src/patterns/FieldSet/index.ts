export { fieldLayouts, FieldGrid, FieldWide, type FieldGridProps, type FieldLayout } from './FieldGrid.tsx'
export { FieldSet, type FieldSetProps } from './FieldSet.tsx'
