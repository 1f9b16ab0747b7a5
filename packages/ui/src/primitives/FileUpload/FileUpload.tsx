import type { StoredFile } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useMemo, useRef, useState, type ChangeEvent, type Ref } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { hidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import { classes } from '../../foundations/classes.ts'
import { mergeRefs } from '../../private/merge-refs.ts'
import { useAnnounce } from '../Announcer/index.ts'
import { star } from '../Field/Field.css.ts'
import { Below, useField, type FieldTexts } from '../Field/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Menu } from '../Menu/index.ts'
import { fileGlyph, type FileRules } from './file-rules.ts'
import { FileLine, TaskSlot } from './FileSlot.tsx'
import * as styles from './FileUpload.css.ts'
import { useFileDrop } from './useFileDrop.ts'
import { useFileTexts } from './useFileTexts.ts'
import { useHeld } from './useHeld.ts'
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
  const [refused, setRefused] = useState<string>()
  const { limits, refusal } = useFileTexts({ ...(accept && { accept }), ...(maxSize !== undefined && { maxSize }) })
  const uploads = useUploads({ upload: onUpload, onDone: onValueChange })
  const input = useRef<HTMLInputElement>(null)
  const uploadCheck = useHeld(input, uploads.tasks)
  const { control, frame, ids, error, readOnly, rest } = useField({
    ...props,
    error: refused ?? uploadCheck.error ?? props.error,
  })
  const merged = useMemo(() => mergeRefs(input, ref), [ref])
  const task = uploads.tasks[0]
  const off = rest.disabled || readOnly
  const actions = t('fields:upload.actions', { label: frame.label })

  const take = (files: File[]) => {
    const [file] = files
    if (!file) return
    const problem = files.length > 1 ? t('files:onlyOne') : refusal(file)
    setRefused(problem)
    uploadCheck.reset()
    if (problem) return announce(problem, { assertive: true })
    uploads.cancelAll()
    uploads.start(file)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take([...(event.target.files ?? [])])
    // Resets the input, so that the same file can be chosen again after it was corrected.
    event.target.value = ''
  }
  const { over, target } = useFileDrop(take, off)

  const remove = () => {
    if (value) announce(t('fields:upload.removed', { name: value.name }))
    onValueChange(null)
    setRefused(undefined)
    input.current?.focus()
  }
  // After a refusal the limits are not repeated here, because the error already states them.
  const below = refused ? t('fields:upload.chooseAnother') : limits
  const label = (
    <span className={classes(styles.label, off && styles.off)} id={ids.label}>
      {frame.label}
      {frame.required && (
        <span className={star} aria-hidden>
          {'\u00a0*'}
        </span>
      )}
    </span>
  )

  return (
    <div className={styles.field} {...target}>
      <input
        ref={merged}
        {...control}
        type="file"
        name={rest.name}
        className={hidden}
        aria-labelledby={ids.label}
        required={frame.required && !value}
        disabled={off}
        accept={accept?.join(',')}
        onChange={choose}
        onInvalid={uploadCheck.onInvalid}
        onBlur={onBlur}
      />
      {task ? (
        <TaskSlot
          task={task}
          label={label}
          onRetry={() => uploads.retry(task)}
          onReplace={() => input.current?.click()}
          onCancel={() => {
            uploads.cancel(task)
            input.current?.focus()
          }}
        />
      ) : value ? (
        <div
          className={classes(styles.slot, styles.state[error ? 'wrong' : off ? 'off' : 'filled'], over && styles.over)}
        >
          <span className={classes(styles.tile, styles.tileTone.filled)}>
            <Icon glyph={fileGlyph(value.name)} size={20} />
          </span>
          <span className={styles.words}>
            {label}
            <FileLine file={value} href={hrefOf?.(value)} />
          </span>
          <span className={styles.done}>
            <Icon glyph={glyphs.checkCircle} size={18} weight="fill" />
          </span>
          {!off && (
            <span className={styles.actions}>
              <Menu
                label={actions}
                align="end"
                items={[
                  {
                    key: 'replace',
                    label: t('fields:upload.replace'),
                    glyph: glyphs.arrowClockwise,
                    onSelect: () => input.current?.click(),
                  },
                  {
                    key: 'remove',
                    label: t('fields:upload.remove'),
                    glyph: glyphs.trash,
                    tone: 'danger',
                    onSelect: remove,
                  },
                ]}
                renderTrigger={(trigger) => (
                  <IconButton {...trigger} size="sm" glyph={glyphs.dotsThree} label={actions} />
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
            styles.state[off ? 'off' : error ? 'wrong' : 'empty'],
            !off && styles.clickable,
            over && styles.over,
          )}
        >
          <span className={styles.tile}>
            <Icon glyph={glyphs.uploadSimple} size={20} />
          </span>
          <span className={styles.words}>
            {label}
            <span className={styles.line}>{over ? t('fields:upload.dropHere') : below}</span>
          </span>
          {!off && (
            <span className={styles.choose} aria-hidden>
              {t('fields:upload.choose')}
            </span>
          )}
        </label>
      )}
      <Below id={ids.below} error={error} reason={frame.readOnlyReason} hint={frame.hint} />
    </div>
  )
}
