import type { BookImportReport } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { TableImportDialog, type TableImportDialogProps } from '../../shared/TableImportDialog/index.ts'
import type { UploadOptions } from '../../../primitives/FileUpload/index.ts'

export interface BookImportDialogProps extends Pick<
  TableImportDialogProps<string>,
  'open' | 'onOpenChange' | 'onTemplate'
> {
  /** Checks a table. A rejection with an `UploadError` is shown next to the file. */
  onCheck: (file: File, options: UploadOptions) => Promise<BookImportReport>
  /** Imports a checked table; resolves with the report. */
  onWrite: (file: File, options: Pick<UploadOptions, 'onProgress'>) => Promise<BookImportReport>
}

const toTableReport = ({ problems, ...report }: BookImportReport) => ({
  ...report,
  problems: problems.map(({ book_name, ...problem }) => ({ ...problem, name: book_name })),
})

/** Imports a table of books: it is checked row by row, and saved as a whole when it has no errors. */
export function BookImportDialog({ onCheck, onWrite, ...dialogProps }: BookImportDialogProps) {
  const { t } = useTranslation('books')
  return (
    <TableImportDialog
      {...dialogProps}
      texts={{
        title: t('import.title'),
        intro: t('import.intro'),
        file: t('import.file'),
        rowSubject: t('import.what'),
        emptyText: t('import.nothing'),
        getImportLabel: (count) => t('import.write', { count }),
        importingLabel: t('import.writing'),
        field: (field: BookImportReport['problems'][number]['field']) => t(`field.${field}`),
      }}
      onCheck={async (file, options) => toTableReport(await onCheck(file, options))}
      onWrite={async (file, options) => toTableReport(await onWrite(file, options))}
    />
  )
}
