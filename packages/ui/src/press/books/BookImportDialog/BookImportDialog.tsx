import type { BookImportReport } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { TableImportDialog, type TableImportDialogProps } from '../../table-import/TableImportDialog/index.ts'
import type { UploadOptions } from '../../../primitives/FileUpload/index.ts'

export interface BookImportDialogProps extends Pick<
  TableImportDialogProps<string>,
  'open' | 'onOpenChange' | 'onTemplate'
> {
  /** Has a table checked. What it rejects with, an `UploadError`, is said beside the file. */
  onCheck: (file: File, options: UploadOptions) => Promise<BookImportReport>
  /** Writes a table that was checked; resolves with what came of it. */
  onWrite: (file: File, options: Pick<UploadOptions, 'onProgress'>) => Promise<BookImportReport>
}

const named = ({ problems, ...report }: BookImportReport) => ({
  ...report,
  problems: problems.map(({ book_name, ...problem }) => ({ ...problem, name: book_name })),
})

/** A table of books is checked row by row, and written as a whole once nothing stands against it. */
export function BookImportDialog({ onCheck, onWrite, ...dialog }: BookImportDialogProps) {
  const { t } = useTranslation('books')
  return (
    <TableImportDialog
      {...dialog}
      words={{
        title: t('import.title'),
        intro: t('import.intro'),
        file: t('import.file'),
        what: t('import.what'),
        nothing: t('import.nothing'),
        write: (count) => t('import.write', { count }),
        writing: t('import.writing'),
        field: (field: BookImportReport['problems'][number]['field']) => t(`field.${field}`),
      }}
      onCheck={async (file, options) => named(await onCheck(file, options))}
      onWrite={async (file, options) => named(await onWrite(file, options))}
    />
  )
}
