import {
  getAcceptAttribute,
  limits,
  supportPriorities,
  validateSupport,
  type SupportPriority,
  type StoredFile,
  type SupportRequest,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId } from 'react'
import { Controller, Form, usePressForm } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { FileUpload, type Upload } from '../../../primitives/FileUpload/index.ts'
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { SupportBody } from './types.ts'

interface SupportFormProps {
  /** The request to edit. If undefined, the form creates a new request. */
  request: SupportRequest | undefined
  contact_info: string
  onUpload: Upload
  onSubmit: (body: SupportBody) => Promise<unknown>
  onClose: () => void
}

interface SupportValues {
  title: string
  description: string
  priority: SupportPriority
  contact_info: string
  attachment: StoredFile | null
}

/** The problem, its priority, and the contact data of the owner. */
export function SupportForm({ request, contact_info, onUpload, onSubmit, onClose }: SupportFormProps) {
  const { t } = useTranslation('support')
  const formId = useId()
  const form = usePressForm<SupportValues, 'support'>({
    values: {
      title: request?.title ?? '',
      description: request?.description ?? '',
      priority: request?.priority ?? 'medium',
      contact_info: request?.contact_info ?? contact_info,
      attachment: request?.attachment ?? null,
    },
    problems: validateSupport,
    namespace: 'support',
    onSubmit: async ({ attachment, ...values }) => {
      await onSubmit({ ...values, attachment: attachment?.id ?? null })
      onClose()
    },
  })

  return (
    <Drawer
      open
      title={t(request ? 'form.edit' : 'form.title')}
      // A click outside the dialog does not discard typed text.
      dismissable={!form.dirty && !form.busy}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={form.busy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button
            form={formId}
            type="submit"
            variant="primary"
            busy={form.busy}
            busyLabel={t(request ? 'form.saving' : 'form.busy')}
          >
            {t(request ? 'form.save' : 'form.submit')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <TextField
          label={t('field.title')}
          hint={t('field.titleHint')}
          required
          maxLength={200}
          {...form.register('title')}
        />
        <TextArea
          label={t('field.description')}
          hint={t('field.descriptionHint')}
          required
          rows={5}
          maxLength={limits.noteLength}
          {...form.register('description')}
        />
        <RadioGroup
          label={t('field.priority')}
          required
          options={supportPriorities.map((priority) => ({
            value: priority,
            label: t(`priority.${priority}`),
            detail: t(`priorityHint.${priority}`),
          }))}
          {...form.register('priority')}
        />
        <TextField
          label={t('field.contact_info')}
          hint={t('field.contactHint')}
          required
          maxLength={200}
          {...form.register('contact_info')}
        />
        <Controller
          control={form.control}
          name="attachment"
          render={({ field }) => (
            <FileUpload
              label={t('field.attachment')}
              hint={t('field.attachmentHint')}
              accept={[...getAcceptAttribute('image'), ...getAcceptAttribute('document')]}
              maxSize={limits.documentBytes}
              onUpload={onUpload}
              {...field}
            />
          )}
        />
      </Form>
    </Drawer>
  )
}
