import { limits, type WorkTypeStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Text } from '../../../foundations/Text/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { FileUpload, type Upload, type StoredFile } from '../../../primitives/FileUpload/index.ts'
import type { WorkTask } from '../index.ts'
import type { SendWork } from './workChange.ts'

interface WorkResultDialogProps {
  work: WorkTask
  to: WorkTypeStatus
  onUpload: Upload
  onSend: SendWork
  onClose: () => void
}

/** Hands a work in with its file. */
export function WorkResultDialog({ work, to, onUpload, onSend, onClose }: WorkResultDialogProps) {
  const { t } = useTranslation(['projects', 'domain'])
  const form = usePressForm<{ result_file: StoredFile | null }, 'projects'>({
    values: { result_file: work.result_file },
    problems: ({ result_file }) => (result_file ? {} : { result_file: 'required' }),
    words: 'projects',
    onSubmit: async ({ result_file }) => {
      await onSend({ work, to, ...(result_file && { result_file: result_file.id }) })
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
        name="result_file"
        render={({ field }) => (
          <FileUpload
            {...field}
            label={t('work.ask.result.file')}
            required
            maxSize={limits.document}
            onUpload={onUpload}
          />
        )}
      />
    </FormDialog>
  )
}
