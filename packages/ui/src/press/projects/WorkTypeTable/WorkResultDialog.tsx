import { limits, type WorkTypeStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef } from 'react'
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
  /** The file that is still on its way: whoever confirms meanwhile waits for it. */
  const coming = useRef<Promise<StoredFile>>(undefined)
  const upload: Upload = (...given) => {
    const stored = onUpload(...given)
    const end = () => {
      if (coming.current === stored) coming.current = undefined
    }
    coming.current = stored
    stored.then(end, end)
    return stored
  }
  const form = usePressForm<{ result_file: StoredFile | null }, 'projects'>({
    values: { result_file: work.result_file },
    problems: ({ result_file }) => (result_file || coming.current ? {} : { result_file: 'required' }),
    words: 'projects',
    onSubmit: async ({ result_file }) => {
      const stored = result_file ?? (await coming.current)
      await onSend({ work, to, ...(stored && { result_file: stored.id }) })
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
            onUpload={upload}
          />
        )}
      />
    </FormDialog>
  )
}
