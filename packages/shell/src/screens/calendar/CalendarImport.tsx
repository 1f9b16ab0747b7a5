import type { QueryOf } from '@press/contract'
import { uploadAndRefresh, isApiError, type UploadOptions } from '@press/client'
import { CalendarImportDialog, UploadError } from '@press/ui'
import { useErrorMessage } from '../../calls/useErrorMessage.ts'

function importEvents(
  file: File,
  query: NonNullable<QueryOf<'POST /api/events/import'>>,
  options?: Partial<UploadOptions>,
) {
  const form = new FormData()
  form.append('file', file)
  return uploadAndRefresh('POST /api/events/import', { query }, form, options)
}

interface CalendarImportProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Imports events from another calendar's file, after a preview. */
export function CalendarImport({ open, onOpenChange }: CalendarImportProps) {
  const getErrorMessage = useErrorMessage()
  return (
    <CalendarImportDialog
      open={open}
      onOpenChange={onOpenChange}
      onCheck={async (file, options) => {
        try {
          return await importEvents(file, {}, options)
        } catch (error) {
          if (!isApiError(error)) throw error
          const problem = error.fields['file']
          throw new UploadError(problem ?? error.message, { final: problem !== undefined })
        }
      }}
      onWrite={async (file, { category, ...options }) => {
        try {
          return await importEvents(file, { write: '1', ...(category && { category }) }, options)
        } catch (error) {
          throw new Error(getErrorMessage(error), { cause: error })
        }
      }}
    />
  )
}
