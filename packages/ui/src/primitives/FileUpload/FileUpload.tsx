import type { StoredFile } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useMemo, useRef, useState, type ChangeEvent, type Ref } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { visuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import { classes } from '../../foundations/classes.ts'
import { mergeRefs } from '../../private/merge-refs.ts'
import { useAnnounce } from '../Announcer/index.ts'
import { requiredStar } from '../Field/Field.css.ts'
import { FieldMessage, useField, type FieldTexts } from '../Field/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Menu } from '../Menu/index.ts'
import { getFileGlyph, type FileRules } from './file-rules.ts'
import { FileLine, TaskSlot } from './FileSlot.tsx'
import * as styles from './FileUpload.css.ts'
import { useFileDrop } from './useFileDrop.ts'
import { useFileTexts } from './useFileTexts.ts'
import { usePendingUploadValidity } from './useHeld.ts'
import { useUploads, type Upload } from './useUploads.ts'

/** The props shared by the slot for one file and the list of files. */
export interface FileUploadBase
  extends FileRules, Pick<FieldTexts, 'label' | 'hint' | 'error' | 'required' | 'readOnlyReason'> {
  /** Uploads a file. On a retry it is called again with the same file. */
  onUpload: Upload
  name?: string
  id?: string
  disabled?: boolean
  /** Returns the download URL of an uploaded file. When set, the file's name is a link. */
  hrefOf?: (file: StoredFile) => string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

export interface FileUploadProps extends FileUploadBase {
  value: StoredFile | null
  onValueChange: (value: StoredFile | null) => void
}

/** A slot for one file. The file is chosen or dragged in, uploaded immediately, and can be replaced or removed. */
export function FileUpload({
  value,
  onValueChange,
  onUpload,
  accept,
  maxSize,
  hrefOf,
  onBlur,
  ref,
  ...props
}: FileUploadProps) {
  const { t } = useTranslation(['ui', 'files', 'fields'])
  const announce = useAnnounce()
  const [refusalMessage, setRefusalMessage] = useState<string>()
  const { limits, refusal } = useFileTexts({ ...(accept && { accept }), ...(maxSize !== undefined && { maxSize }) })
  const uploads = useUploads({ upload: onUpload, onDone: onValueChange })
  const inputRef = useRef<HTMLInputElement>(null)
  const uploadCheck = usePendingUploadValidity(inputRef, uploads.tasks)
  const { control, frame, ids, error, readOnly, rest } = useField({
    ...props,
    error: refusalMessage ?? uploadCheck.error ?? props.error,
  })
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref])
  const task = uploads.tasks[0]
  const isDisabled = rest.disabled || readOnly
  const actionsLabel = t('fields:upload.actions', { label: frame.label })

  const takeFiles = (files: File[]) => {
    const [file] = files
    if (!file) return
    const problem = files.length > 1 ? t('files:onlyOne') : refusal(file)
    setRefusalMessage(problem)
    uploadCheck.reset()
    if (problem) return announce(problem, { assertive: true })
    uploads.cancelAll()
    uploads.start(file)
  }
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    takeFiles([...(event.target.files ?? [])])
    // Resets the input, so that the same file can be chosen again after it was corrected.
    event.target.value = ''
  }
  const { isOver, target } = useFileDrop(takeFiles, isDisabled)

  const removeFile = () => {
    if (value) announce(t('fields:upload.removed', { name: value.name }))
    onValueChange(null)
    setRefusalMessage(undefined)
    inputRef.current?.focus()
  }
  // After a refusal the limits are not repeated here, because the error already states them.
  const belowText = refusalMessage ? t('fields:upload.chooseAnother') : limits
  const labelElement = (
    <span className={classes(styles.label, isDisabled && styles.disabledText)} id={ids.label}>
      {frame.label}
      {frame.required && (
        <span className={requiredStar} aria-hidden>
          {'\u00a0*'}
        </span>
      )}
    </span>
  )

  return (
    <div className={styles.field} {...target}>
      <input
        ref={mergedRef}
        {...control}
        type="file"
        name={rest.name}
        className={visuallyHidden}
        aria-labelledby={ids.label}
        required={frame.required && !value}
        disabled={isDisabled}
        accept={accept?.join(',')}
        onChange={handleChange}
        onInvalid={uploadCheck.onInvalid}
        onBlur={onBlur}
      />
      {task ? (
        <TaskSlot
          task={task}
          label={labelElement}
          onRetry={() => uploads.retry(task)}
          onReplace={() => inputRef.current?.click()}
          onCancel={() => {
            uploads.cancel(task)
            inputRef.current?.focus()
          }}
        />
      ) : value ? (
        <div
          className={classes(
            styles.slot,
            styles.state[error ? 'wrong' : isDisabled ? 'off' : 'filled'],
            isOver && styles.dragOverSlot,
          )}
        >
          <span className={classes(styles.tile, styles.tileTone.filled)}>
            <Icon glyph={getFileGlyph(value.name)} size={20} />
          </span>
          <span className={styles.slotText}>
            {labelElement}
            <FileLine file={value} href={hrefOf?.(value)} />
          </span>
          <span className={styles.doneIcon}>
            <Icon glyph={glyphs.checkCircle} size={18} weight="fill" />
          </span>
          {!isDisabled && (
            <span className={styles.actions}>
              <Menu
                label={actionsLabel}
                align="end"
                items={[
                  {
                    key: 'replace',
                    label: t('fields:upload.replace'),
                    glyph: glyphs.arrowClockwise,
                    onSelect: () => inputRef.current?.click(),
                  },
                  {
                    key: 'remove',
                    label: t('fields:upload.remove'),
                    glyph: glyphs.trash,
                    tone: 'danger',
                    onSelect: removeFile,
                  },
                ]}
                renderTrigger={(trigger) => (
                  <IconButton {...trigger} size="sm" glyph={glyphs.dotsThree} label={actionsLabel} />
                )}
              />
            </span>
          )}
        </div>
      ) : (
        <label
          htmlFor={control.id}
          className={classes(
            styles.slot,
            styles.state[isDisabled ? 'off' : error ? 'wrong' : 'empty'],
            !isDisabled && styles.clickable,
            isOver && styles.dragOverSlot,
          )}
        >
          <span className={styles.tile}>
            <Icon glyph={glyphs.uploadSimple} size={20} />
          </span>
          <span className={styles.slotText}>
            {labelElement}
            <span className={styles.line}>{isOver ? t('fields:upload.dropHere') : belowText}</span>
          </span>
          {!isDisabled && (
            <span className={styles.chooseLabel} aria-hidden>
              {t('fields:upload.choose')}
            </span>
          )}
        </label>
      )}
      <FieldMessage id={ids.below} error={error} reason={frame.readOnlyReason} hint={frame.hint} />
    </div>
  )
}
