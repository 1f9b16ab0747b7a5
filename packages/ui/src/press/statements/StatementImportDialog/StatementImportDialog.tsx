import type { StoredFile } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { Stack } from '../../../foundations/layout/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { ProgressBar } from '../../../primitives/ProgressBar/index.ts'
import { FileUpload, UploadError, type UploadOptions } from '../../../primitives/FileUpload/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

/** The number of processed payments of a statement, and their total. */
export interface StatementWork {
  done: number
  of: number
}

/** A valid statement that looks wrong, for example a statement of another account. It can be imported with a reason. */
export class SuspiciousStatementError extends Error {
  override name = 'SuspiciousStatementError'
}

export interface StatementImportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * Imports a statement. If it rejects with an `UploadError`, the line and the expected content are shown next to the file. After a
   * `SuspiciousStatementError` it is called again with the user's reason.
   */
  onImport: (
    file: File,
    options: UploadOptions & { reason: string; onWork: (progress: StatementWork) => void },
  ) => Promise<void>
}

/** The maximum size of a statement, in bytes. */
const maxStatementBytes = 20 * 1024 ** 2

/** A dialog that reads, checks and imports a file of the bank. It closes after the import. */
export function StatementImportDialog({ open, onOpenChange, onImport }: StatementImportDialogProps) {
  const { t } = useTranslation('statements')
  const { number } = useFormat()
  const [importProgress, setImportProgress] = useState<StatementWork>()
  const [reason, setReason] = useState('')
  const [needsReason, setNeedsReason] = useState(false)
  const resetReason = () => {
    setReason('')
    setNeedsReason(false)
  }
  const changeOpen = (next: boolean) => {
    if (!next) resetReason()
    onOpenChange(next)
  }
  const importFile = async (file: File, options: UploadOptions): Promise<StoredFile> => {
    try {
      await onImport(file, { ...options, reason: reason.trim(), onWork: setImportProgress })
    } catch (error) {
      if (!(error instanceof SuspiciousStatementError)) throw error
      setNeedsReason(true)
      // The error is not final, because the next attempt succeeds with a reason.
      throw new UploadError(error.message)
    } finally {
      setImportProgress(undefined)
    }
    changeOpen(false)
    return { id: 0, name: file.name, size: file.size, mime: file.type }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={t('take.title')}
      size="md"
      footer={<Button onClick={() => changeOpen(false)}>{t('take.cancel')}</Button>}
    >
      <Stack gap={4}>
        <p>{t('take.intro')}</p>
        <FileUpload
          label={t('take.file')}
          accept={['.txt', '.csv']}
          maxSize={maxStatementBytes}
          value={null}
          onValueChange={() => undefined}
          onUpload={importFile}
        />
        {needsReason && (
          <TextField
            label={t('take.reason')}
            hint={t('take.reasonHint')}
            value={reason}
            onValueChange={setReason}
            maxLength={300}
            required
            autoComplete="off"
          />
        )}
        {importProgress && (
          <ProgressBar
            label={t('take.work')}
            value={importProgress.of > 0 ? importProgress.done / importProgress.of : 0}
            valueLabel={t('take.workDone', { done: number(importProgress.done), of: number(importProgress.of) })}
          />
        )}
      </Stack>
    </Dialog>
  )
}
