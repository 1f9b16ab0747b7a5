import { acceptOf, applicationDocumentLimit, limits, type ApplicationDocument } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { FileUpload, type Upload } from '../../../primitives/FileUpload/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { isReplaced, type ApplicationValues, type Asked } from './applicationValues.ts'
import * as styles from './ApplicationForm.css.ts'

interface DocumentSlotProps {
  document: ApplicationDocument
  required: boolean
  onUpload: Upload
  asked: Asked
}

const accept = acceptOf('document')

/** The place of one document; says what was asked of it until another file stands there or it is answered in words. */
export function DocumentSlot({ document, required, onUpload, asked }: DocumentSlotProps) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  const { control, register, watch } = useFormContext<ApplicationValues>()
  const request = asked.revision.find((one) => one.document === document)
  const replaced = isReplaced(document, watch('files'), asked)
  const name = t(`document.${document}`)
  const upload = (
    <Controller
      control={control}
      name={`files.${document}`}
      render={({ field: { value, onValueChange, onBlur, name: path, ref } }) => (
        <FileUpload
          {...{ name: path, ref, onBlur, onValueChange, onUpload, accept, required }}
          label={name}
          maxSize={applicationDocumentLimit}
          value={value ?? null}
          hint={
            request && (
              <Text variant="caption" tone={replaced ? 'muted' : 'attention'}>
                {replaced
                  ? t('form.revision.replaced')
                  : `${request.reason} · ${t('form.revision.until', { date: date(request.until) })}`}
              </Text>
            )
          }
        />
      )}
    />
  )
  if (!request) return upload
  return (
    <div className={styles.answered}>
      {upload}
      <TextArea
        {...register(`answers.${document}`)}
        label={t('form.revision.answerOf', { document: name })}
        hint={t('form.revision.answerHint')}
        rows={2}
        maxLength={limits.note}
        optional
      />
    </div>
  )
}
