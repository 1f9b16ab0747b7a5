import { useTranslation } from '@press/i18n'
import { Stack } from '../../../foundations/layout/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { FileUpload, type StoredFile, type UploadOptions } from '../../../primitives/FileUpload/index.ts'

export interface StatementImportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Takes a statement in. What it rejects with, an `UploadError`, is said beside the file: in which line, and what was expected. */
  onTake: (file: File, options: UploadOptions) => Promise<void>
}

/** Bytes of a statement. */
const mostBytes = 20 * 1024 ** 2

/** A file of the bank is read, proved and taken in; closes when it is. */
export function StatementImportDialog({ open, onOpenChange, onTake }: StatementImportDialogProps) {
  const { t } = useTranslation('statements')
  const take = async (file: File, options: UploadOptions): Promise<StoredFile> => {
    await onTake(file, options)
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
      </Stack>
    </Dialog>
  )
}
