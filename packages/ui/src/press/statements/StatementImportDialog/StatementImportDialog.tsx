import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { Stack } from '../../../foundations/layout/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { ProgressBar } from '../../../primitives/ProgressBar/index.ts'
import { FileUpload, type StoredFile, type UploadOptions } from '../../../primitives/FileUpload/index.ts'

/** How many payments of a statement are entered, and of how many. */
export interface StatementWork {
  done: number
  of: number
}

export interface StatementImportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Takes a statement in. What it rejects with, an `UploadError`, is said beside the file: in which line, and what was expected. */
  onTake: (file: File, options: UploadOptions & { onWork: (progress: StatementWork) => void }) => Promise<void>
}

/** Bytes of a statement. */
const mostBytes = 20 * 1024 ** 2

/** A file of the bank is read, proved and taken in; closes when it is. */
export function StatementImportDialog({ open, onOpenChange, onTake }: StatementImportDialogProps) {
  const { t } = useTranslation('statements')
  const { number } = useFormat()
  const [work, setWork] = useState<StatementWork>()
  const take = async (file: File, options: UploadOptions): Promise<StoredFile> => {
    try {
      await onTake(file, { ...options, onWork: setWork })
    } finally {
      setWork(undefined)
    }
    onOpenChange(false)
    return { id: 0, name: file.name, size: file.size, mime: file.type }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('take.title')}
      size="md"
      footer={<Button onClick={() => onOpenChange(false)}>{t('take.cancel')}</Button>}
    >
      <Stack gap={4}>
        <p>{t('take.intro')}</p>
        <FileUpload
          label={t('take.file')}
          accept={['.txt', '.csv']}
          maxSize={mostBytes}
          value={null}
          onValueChange={() => undefined}
          onUpload={take}
        />
        {work && (
          <ProgressBar
            label={t('take.work')}
            value={work.of > 0 ? work.done / work.of : 0}
            valueLabel={t('take.workDone', { done: number(work.done), of: number(work.of) })}
          />
        )}
      </Stack>
    </Dialog>
  )
}
