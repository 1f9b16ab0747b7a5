import {
  getAcceptAttribute,
  maxApplicationDocumentBytes,
  isConclusion,
  limits,
  type ApplicationDocument,
  type ConclusionKey,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { FileUpload, type Upload } from '../../../primitives/FileUpload/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { isReplaced, type ApplicationValues, type RevisionContext } from './application-values.ts'
import * as styles from './ApplicationForm.css.ts'

interface DocumentSlotProps {
  document: ApplicationDocument
  required: boolean
  onUpload: Upload
  revisionContext: RevisionContext
}

const accept = getAcceptAttribute('document')

/** The field of one document; shows the press's request until the file is replaced or answered in text. */
export function DocumentSlot({ document, required, onUpload, revisionContext }: DocumentSlotProps) {
  const { t } = useTranslation('applications')
  const { date } = useFormat()
  const { control, register, watch } = useFormContext<ApplicationValues>()
  const request = revisionContext.revision.find((candidate) => candidate.document === document)
  const hasReplacement = isReplaced(document, watch('files'), revisionContext)
  const name = t(`document.${document}`)
  const upload = (
    <Controller
      control={control}
      name={`files.${document}`}
      render={({ field: { value, onValueChange, onBlur, name: fieldPath, ref } }) => (
        <FileUpload
          {...{ name: fieldPath, ref, onBlur, onValueChange, onUpload, accept, required }}
          label={name}
          maxSize={maxApplicationDocumentBytes}
          value={value ?? null}
          hint={
            request && (
              <Text variant="caption" tone={hasReplacement ? 'muted' : 'attention'}>
                {hasReplacement
                  ? t('form.revision.replaced')
                  : `${request.reason} · ${t('form.revision.until', { date: date(request.until) })}`}
              </Text>
            )
          }
        />
      )}
    />
  )
  const needsConclusion = isConclusion(document) && Boolean(watch(`files.${document}`))
  return (
    // The same wrapper is around every field. Otherwise a new file would remount the field, and the field would lose the focus.
    <div className={styles.answered}>
      {upload}
      {needsConclusion && <ConclusionFields document={document} name={name} />}
      {request && (
        <TextArea
          {...register(`answers.${document}`)}
          label={t('form.revision.answerOf', { document: name })}
          hint={t('form.revision.answerHint')}
          rows={2}
          maxLength={limits.noteLength}
          optional
        />
      )}
    </div>
  )
}

/** The number and the date of a conclusion or a review. They are copied to a tech card created from the application. */
function ConclusionFields({ document, name }: { document: ConclusionKey; name: string }) {
  const today = useToday()
  const { t } = useTranslation('applications')
  const { control, register } = useFormContext<ApplicationValues>()
  return (
    <fieldset className={styles.conclusion} aria-label={t('form.conclusion.of', { document: name })}>
      <TextField
        {...register(`conclusions.${document}.number`)}
        label={t('form.conclusion.number')}
        autoComplete="off"
        optional
      />
      <Controller
        control={control}
        name={`conclusions.${document}.date`}
        render={({ field: { value, onValueChange, onBlur, ref, name: fieldPath }, fieldState: { error } }) => (
          <DateField
            {...{ ref, onBlur, onValueChange }}
            name={fieldPath}
            label={t('form.conclusion.date')}
            value={value ?? ''}
            max={today}
            maxReason={t('problem.future')}
            error={error?.message}
            optional
          />
        )}
      />
    </fieldset>
  )
}
