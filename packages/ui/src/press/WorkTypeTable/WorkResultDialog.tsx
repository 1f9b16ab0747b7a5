import { limits, type WorkTypeStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId, useState, type FormEvent } from 'react'
import { Stack } from '../../foundations/layout/index.ts'
import { Text } from '../../foundations/Text/index.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog } from '../../primitives/Dialog/index.ts'
import { FileUpload, type Upload, type UploadedFile } from '../../primitives/FileUpload/index.ts'
import { messageOf } from '../offers/messageOf.ts'
import type { WorkTask } from '../projects/index.ts'
import type { SendWork } from './useWorkChanges.tsx'

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
  const form = useId()
  const [file, setFile] = useState<UploadedFile | null>(work.result_file)
  const [state, setState] = useState<{ missing?: boolean; sending?: boolean; failure?: string }>({})

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!file) return setState({ missing: true })
    setState({ sending: true })
    try {
      await onSend({ work, to, result_file: file.id })
      onClose()
    } catch (refusal) {
      setState({ failure: messageOf(refusal) })
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!state.sending}
      title={t('work.ask.result.title', { work: t(`domain:workType.${work.name}`) })}
      footer={
        <>
          <Button disabled={state.sending} onClick={onClose}>
            {t('work.ask.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={state.sending ?? false}
            busyLabel={t('work.ask.saving')}
          >
            {t('work.ask.result.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <Text as="p" tone="secondary">
            {t('work.ask.result.text')}
          </Text>
          {state.failure && <Alert tone="danger">{state.failure}</Alert>}
          <FileUpload
            label={t('work.ask.result.file')}
            required
            maxSize={limits.document}
            value={file}
            onChange={setFile}
            onUpload={onUpload}
            error={state.missing && !file ? t('work.ask.result.missing') : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
