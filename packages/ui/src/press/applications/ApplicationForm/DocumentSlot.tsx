import { acceptOf, applicationDocumentLimit, type ApplicationDocument } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { FileUpload, type Upload } from '../../../primitives/FileUpload/index.ts'
import type { RevisionRequest } from '../wire.ts'
import type { StoredFile } from '../../../primitives/FileUpload/index.ts'
import type { ApplicationValues } from './applicationValues.ts'

interface DocumentSlotProps {
  document: ApplicationDocument
  required: boolean
  onUpload: Upload
  /** What the press asked of this document. */
  request: RevisionRequest | undefined
  /** The file as it was sent. */
  sent: StoredFile | null | undefined
}

const accept = acceptOf('document')

/** The place of one document; says what was asked of it until another file stands there. */
export function DocumentSlot({ document, required, onUpload, request, sent }: DocumentSlotProps) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  const { control } = useFormContext<ApplicationValues>()
  return (
    <Controller
      control={control}
      name={`files.${document}`}
      render={({ field: { value, onValueChange, onBlur, name, ref } }) => (
        <FileUpload
          {...{ name, ref, onBlur, onValueChange, onUpload, accept, required }}
          label={t(`document.${document}`)}
          maxSize={applicationDocumentLimit}
          value={value ?? null}
          hint={
            request && (
              <Text variant="caption" tone={value?.id === sent?.id ? 'attention' : 'muted'}>
                {value?.id === sent?.id
                  ? `${request.reason} · ${t('form.revision.until', { date: date(request.until) })}`
                  : t('form.revision.replaced')}
              </Text>
            )
          }
        />
      )}
    />
  )
}
