import { isApiError } from '@press/client'
import { useSayFailure } from '@press/shell'
import { UploadError, useToast, type UploadOptions } from '@press/ui'

/** Checks and imports a table for a dialog. Errors about the file appear next to the file; other errors appear in a toast. */
export function useTableImport<Report extends { written: number }>(
  send: (file: File, write: boolean, options?: Partial<UploadOptions>) => Promise<Report>,
  getSuccessText: (count: number) => string,
) {
  const toast = useToast()
  const showFailure = useSayFailure()
  return {
    showFailure: showFailure,
    onCheck: async (file: File, options: UploadOptions): Promise<Report> => {
      try {
        return await send(file, false, options)
      } catch (error) {
        if (!isApiError(error)) throw error
        const fileProblem = error.fields['file']
        throw new UploadError(fileProblem ?? error.message, { final: fileProblem !== undefined })
      }
    },
    onWrite: async (file: File, options: Pick<UploadOptions, 'onProgress'>): Promise<Report> => {
      try {
        const report = await send(file, true, options)
        if (report.written > 0) toast({ message: getSuccessText(report.written) })
        return report
      } catch (error) {
        showFailure(error)
        throw error
      }
    },
  }
}
