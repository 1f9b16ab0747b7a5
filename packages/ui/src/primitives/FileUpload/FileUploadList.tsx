import type { StoredFile } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useEffect, useMemo, useRef, useState, type ChangeEvent } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { visuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import { classes } from '../../foundations/classes.ts'
import { mergeRefs } from '../../private/merge-refs.ts'
import { useAnnounce } from '../Announcer/index.ts'
import { Field, useField } from '../Field/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { getFileGlyph } from './file-rules.ts'
import { FileLine, TaskSlot } from './FileSlot.tsx'
import type { FileUploadBase } from './FileUpload.tsx'
import * as styles from './FileUpload.css.ts'
import { useFileDrop } from './useFileDrop.ts'
import { useFileTexts } from './useFileTexts.ts'
import { usePendingUploadValidity } from './useHeld.ts'
import { useUploads } from './useUploads.ts'

export interface FileUploadListProps extends FileUploadBase {
  value: readonly StoredFile[]
  onValueChange: (value: StoredFile[]) => void
}

/** A field for any number of files. Each file is uploaded separately. */
export function FileUploadList({
  value,
  onValueChange,
  onUpload,
  accept,
  maxSize,
  hrefOf,
  onBlur,
  ref,
  ...props
}: FileUploadListProps) {
  const { t } = useTranslation(['ui', 'fields'])
  const announce = useAnnounce()
  const [refusalMessage, setRefusalMessage] = useState<string>()
  const { limits, refusal } = useFileTexts({ ...(accept && { accept }), ...(maxSize !== undefined && { maxSize }) })
  // Two uploads may finish before the next render. The second must keep the file that the first has added.
  const latestFilesRef = useRef(value)
  useEffect(() => {
    latestFilesRef.current = value
  }, [value])
  const changeFiles = (nextFiles: readonly StoredFile[]) => {
    latestFilesRef.current = nextFiles
    onValueChange([...nextFiles])
  }
  const uploads = useUploads({ upload: onUpload, onDone: (file) => changeFiles([...latestFilesRef.current, file]) })
  const inputRef = useRef<HTMLInputElement>(null)
  const uploadCheck = usePendingUploadValidity(inputRef, uploads.tasks)
  const { control, frame, ids, readOnly, rest } = useField({
    ...props,
    error: refusalMessage ?? uploadCheck.error ?? props.error,
  })
  const mergedRef = useMemo(() => mergeRefs(inputRef, ref), [ref])
  const isDisabled = rest.disabled || readOnly

  const takeFiles = (files: File[]) => {
    const problems = files.map(refusal)
    const problemText = problems.filter((problem) => problem !== undefined).join('. ')
    setRefusalMessage(problemText || undefined)
    uploadCheck.reset()
    if (problemText) announce(problemText, { assertive: true })
    for (const [index, file] of files.entries()) if (!problems[index]) uploads.start(file)
  }
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    takeFiles([...(event.target.files ?? [])])
    event.target.value = ''
  }
  const { isOver, target } = useFileDrop(takeFiles, isDisabled)

  return (
    <Field {...frame} hint={frame.hint ?? limits}>
      {!isDisabled && (
        <div className={styles.field} {...target}>
          <input
            ref={mergedRef}
            {...control}
            type="file"
            multiple
            name={rest.name}
            className={visuallyHidden}
            aria-labelledby={ids.label}
            required={frame.required && value.length === 0}
            accept={accept?.join(',')}
            onChange={handleChange}
            onInvalid={uploadCheck.onInvalid}
            onBlur={onBlur}
          />
          {/* The field's label names the input. This label only makes the drop area clickable. */}
          <label
            htmlFor={control.id}
            className={classes(
              styles.slot,
              styles.state[frame.error ? 'wrong' : 'empty'],
              styles.clickable,
              styles.dropArea,
              isOver && styles.dragOverSlot,
            )}
          >
            <span className={styles.chooseLabel}>{t('fields:upload.chooseMany')}</span>
            <span className={styles.line}>{isOver ? t('fields:upload.dropHere') : t('fields:upload.drop')}</span>
          </label>
        </div>
      )}
      {(value.length > 0 || uploads.tasks.length > 0) && (
        <ul className={styles.list} aria-label={frame.label}>
          {value.map((file) => (
            <li key={file.id} className={classes(styles.slot, styles.state.filled)}>
              <span className={classes(styles.tile, styles.tileTone.filled)}>
                <Icon glyph={getFileGlyph(file.name)} size={20} />
              </span>
              <span className={styles.slotText}>
                <FileLine file={file} href={hrefOf?.(file)} unlabeled />
              </span>
              {!isDisabled && (
                <span className={styles.actions}>
                  <IconButton
                    size="sm"
                    glyph={glyphs.trash}
                    label={t('fields:upload.removeOf', { name: file.name })}
                    onClick={() => {
                      changeFiles(value.filter((storedFile) => storedFile.id !== file.id))
                      announce(t('fields:upload.removed', { name: file.name }))
                      inputRef.current?.focus()
                    }}
                  />
                </span>
              )}
            </li>
          ))}
          {uploads.tasks.map((task) => (
            <li key={`task-${task.key}`}>
              <TaskSlot
                task={task}
                onCancel={() => {
                  uploads.cancel(task)
                  inputRef.current?.focus()
                }}
                onRetry={() => uploads.retry(task)}
                onReplace={() => {
                  uploads.cancel(task)
                  inputRef.current?.click()
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}
