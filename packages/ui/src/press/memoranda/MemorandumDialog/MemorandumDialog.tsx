import { limits, validateMemorandum, type StoredFile, type Memorandum } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef } from 'react'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { BinIinField } from '../../../primitives/BinIinField/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { FileUpload, type FileUploadProps, type Upload } from '../../../primitives/FileUpload/index.ts'
import { PhoneField } from '../../../primitives/PhoneField/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

/** The values of the form; `scan` is null if the scan was removed. */
export type MemorandumFormValues = Omit<Memorandum, 'id' | 'version' | 'state'>

export interface MemorandumDialogProps {
  /** The memorandum to change. Omit it to create a new one. */
  memorandum?: MemorandumFormValues | undefined
  onClose: () => void
  /**
   * Saves the memorandum. The dialog closes when it resolves. If it rejects with a `FormError`, the errors appear on the fields.
   */
  onSave: (filling: MemorandumFormValues) => Promise<void>
  onUpload: Upload
  hrefOf?: FileUploadProps['hrefOf']
}

/** Creates or changes a memorandum of cooperation. */
export function MemorandumDialog({ memorandum, onClose, onSave, onUpload, hrefOf }: MemorandumDialogProps) {
  const { t } = useTranslation('memoranda')
  const today = useToday()
  const { upload, getPendingUpload } = useUploadInProgress(onUpload)
  const form = usePressForm({
    values: {
      number: memorandum?.number ?? '',
      date: memorandum?.date ?? today,
      party_name: memorandum?.party_name ?? '',
      party_bin: memorandum?.party_bin ?? '',
      subject: memorandum?.subject ?? '',
      signed_on: memorandum?.signed_on ?? '',
      ends_on: memorandum?.ends_on ?? '',
      contact_name: memorandum?.contact_name ?? '',
      contact_phone: memorandum?.contact_phone ?? '',
      contact_email: memorandum?.contact_email ?? '',
      note: memorandum?.note ?? '',
      scan: memorandum?.scan ?? null,
    },
    problems: validateMemorandum,
    namespace: 'memoranda' as const,
    onSubmit: async ({ signed_on, ends_on, scan, ...values }) => {
      await onSave({
        ...values,
        signed_on: signed_on || null,
        ends_on: ends_on || null,
        scan: (await getPendingUpload()) ?? scan,
      })
      onClose()
    },
  })
  const { control, register } = form
  return (
    <FormDialog
      form={form}
      size="md"
      title={memorandum ? t('form.editTitle', { number: memorandum.number }) : t('form.newTitle')}
      onClose={onClose}
      cancelLabel={t('form.cancel')}
      submitLabel={t('form.save')}
      busyLabel={t('form.saving')}
    >
      <FieldGrid layout="columns">
        <TextField {...register('number')} label={t('field.number')} required tabular autoComplete="off" />
        <Controller
          control={control}
          name="date"
          render={({ field }) => <DateField {...field} label={t('field.date')} required />}
        />
        <FieldWide>
          <TextField {...register('party_name')} label={t('field.party_name')} required autoComplete="off" />
        </FieldWide>
        <Controller
          control={control}
          name="party_bin"
          render={({ field }) => <BinIinField {...field} kind="bin" label={t('field.party_bin')} optional />}
        />
        <TextField {...register('contact_name')} label={t('field.contact_name')} optional autoComplete="off" />
        <Controller
          control={control}
          name="contact_phone"
          render={({ field }) => <PhoneField {...field} label={t('field.contact_phone')} optional />}
        />
        <TextField
          {...register('contact_email')}
          type="email"
          label={t('field.contact_email')}
          optional
          autoComplete="off"
        />
        <FieldWide>
          <TextArea {...register('subject')} label={t('field.subject')} hint={t('hint.subject')} required rows={2} />
        </FieldWide>
        <Controller
          control={control}
          name="signed_on"
          render={({ field }) => (
            <DateField {...field} label={t('field.signed_on')} hint={t('hint.signed_on')} optional />
          )}
        />
        <Controller
          control={control}
          name="ends_on"
          render={({ field }) => <DateField {...field} label={t('field.ends_on')} hint={t('hint.ends_on')} optional />}
        />
        <FieldWide>
          <Controller
            control={control}
            name="scan"
            render={({ field }) => (
              <FileUpload
                {...field}
                label={t('field.scan')}
                maxSize={limits.documentBytes}
                onUpload={upload}
                {...(hrefOf && { hrefOf })}
              />
            )}
          />
        </FieldWide>
        <FieldWide>
          <TextArea {...register('note')} label={t('field.note')} optional rows={2} maxLength={limits.noteLength} />
        </FieldWide>
      </FieldGrid>
    </FormDialog>
  )
}

/** Tracks the upload in progress, so that saving can wait for it. */
function useUploadInProgress(onUpload: Upload) {
  const pendingUpload = useRef<Promise<StoredFile>>(undefined)
  const upload: Upload = (...args) => {
    const uploadPromise = onUpload(...args)
    const clearPendingUpload = () => {
      if (pendingUpload.current === uploadPromise) pendingUpload.current = undefined
    }
    pendingUpload.current = uploadPromise
    uploadPromise.then(clearPendingUpload, clearPendingUpload)
    return uploadPromise
  }
  return { upload, getPendingUpload: () => pendingUpload.current }
}
