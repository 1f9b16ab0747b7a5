export {
  CalendarImportDialog,
  type CalendarImportDialogProps,
  type CalendarImportReport,
  type CalendarImportUpload,
} from './CalendarImportDialog.tsx'
