export { WriteOffDialog, type WriteOff, type WriteOffDialogProps } from './WriteOffDialog.tsx'
