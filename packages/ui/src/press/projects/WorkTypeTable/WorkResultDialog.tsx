import { limits, validateWorkResult, type WorkTypeStatus, type StoredFile, type WorkTask } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef } from 'react'
import { Text } from '../../../foundations/Text/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { FileUploadList, type Upload } from '../../../primitives/FileUpload/index.ts'
import type { SendWork } from './work-change.ts'

interface WorkResultDialogProps {
  work: WorkTask
  to: WorkTypeStatus
  onUpload: Upload
  onSend: SendWork
  onClose: () => void
}

/** Submits a work with its files. */
export function WorkResultDialog({ work, to, onUpload, onSend, onClose }: WorkResultDialogProps) {
  const { t } = useTranslation(['projects', 'domain'])
  /** Uploads in progress. Submitting the work waits for these uploads. */
  const pendingUploads = useRef(new Set<Promise<StoredFile>>())
  const upload: Upload = (...args) => {
    const uploadPromise = onUpload(...args)
    const removePending = () => pendingUploads.current.delete(uploadPromise)
    pendingUploads.current.add(uploadPromise)
    uploadPromise.then(removePending, removePending)
    return uploadPromise
  }
  const form = usePressForm<{ result_files: readonly StoredFile[] }, 'projects'>({
    values: { result_files: work.result_files },
    problems: ({ result_files }) => validateWorkResult({ result_files: [...result_files, ...pendingUploads.current] }),
    namespace: 'projects',
    onSubmit: async ({ result_files }) => {
      const allFiles = [...result_files, ...(await Promise.all(pendingUploads.current))]
      await onSend({ work, to, result_files: allFiles.map(({ id }) => id) })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('work.ask.result.title', { work: t(`domain:workType.${work.name}`) })}
      onClose={onClose}
      cancelLabel={t('work.ask.cancel')}
      submitLabel={t('work.ask.result.confirm')}
      busyLabel={t('work.ask.saving')}
    >
      <Text as="p" tone="secondary">
        {t('work.ask.result.text')}
      </Text>
      <Controller
        control={form.control}
        name="result_files"
        render={({ field }) => (
          <FileUploadList
            {...field}
            label={t('work.ask.result.file')}
            required
            maxSize={limits.documentBytes}
            onUpload={upload}
          />
        )}
      />
    </FormDialog>
  )
}
