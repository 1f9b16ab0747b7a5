export { NewMaterialDialog } from './NewMaterialDialog.tsx'
export type { NewMaterial, NewMaterialDialogProps } from './types.ts'
