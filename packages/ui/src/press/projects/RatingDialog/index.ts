export { RatingDialog, type RatingDialogProps } from './RatingDialog.tsx'
