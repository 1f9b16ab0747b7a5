import { importEvents, isApiError } from '@press/client'
import { CalendarImportDialog, UploadError } from '@press/ui'
import { useErrorText } from '../../calls/useErrorText.ts'

interface CalendarImportProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Events of another calendar's file: looked at first, then taken in. */
export function CalendarImport({ open, onOpenChange }: CalendarImportProps) {
  const errorText = useErrorText()
  return (
    <CalendarImportDialog
      open={open}
      onOpenChange={onOpenChange}
      onCheck={async (file, options) => {
        try {
          return await importEvents(file, null, options)
        } catch (error) {
          if (!isApiError(error)) throw error
          const problem = error.fields['file']
          throw new UploadError(problem ?? error.message, { final: problem !== undefined })
        }
      }}
      onWrite={async (file, { category, ...options }) => {
        try {
          return await importEvents(file, category, options)
        } catch (error) {
          throw new Error(errorText(error), { cause: error })
        }
      }}
    />
  )
}
