export { MergeDialog, type MergeDialogProps, type MergeMove } from './MergeDialog.tsx'
