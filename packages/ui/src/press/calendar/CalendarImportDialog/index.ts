export {
  CalendarImportDialog,
  type CalendarImportDialogProps,
  type CalendarImportReport,
  type CalendarImportSending,
} from './CalendarImportDialog.tsx'
export type { ImportedEvent } from './Outcome.tsx'
