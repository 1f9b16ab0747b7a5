import type { StoredFile } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { getFileGlyph } from './file-rules.ts'
import * as styles from './FileUpload.css.ts'
import type { UploadTask } from './useUploads.ts'

interface TaskSlotProps {
  task: UploadTask
  /** The purpose of the file, in a single slot; a list shows only the file's name. */
  label?: ReactNode
  onCancel: () => void
  onRetry: () => void
  /** Lets the user choose another file. */
  onReplace: () => void
}

/** A file that is being uploaded, or whose upload failed. */
export function TaskSlot({ task, label, onCancel, onRetry, onReplace }: TaskSlotProps) {
  const { t } = useTranslation(['ui', 'fields'])
  const { number } = useFormat()
  const { file, progress, error, final } = task
  const { name } = file
  const percent = number(progress, { style: 'percent', maximumFractionDigits: 0 })
  const hasFailed = error !== undefined
  return (
    <div className={classes(styles.slot, styles.state[hasFailed ? 'wrong' : 'filled'])} aria-busy={!hasFailed}>
      <span className={classes(styles.tile, styles.tileTone[hasFailed ? 'wrong' : 'filled'])}>
        {hasFailed ? <Icon glyph={getFileGlyph(name)} size={20} /> : <Spinner size={20} />}
      </span>
      <span className={styles.slotText}>
        {label}
        <span className={classes(styles.line, !label && styles.unlabeledName)}>
          <span className={styles.name}>{name}</span>
          {!hasFailed && <span className={styles.fileSize}>{` · ${percent}`}</span>}
        </span>
        {hasFailed && <span className={styles.errorText}>{error}</span>}
      </span>
      <span className={styles.actions}>
        {hasFailed && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t(final ? 'fields:upload.anotherOf' : 'fields:upload.retryOf', { name })}
            onClick={final ? onReplace : onRetry}
          >
            {t(final ? 'fields:upload.another' : 'fields:upload.retry')}
          </Button>
        )}
        <IconButton
          size="sm"
          glyph={glyphs.x}
          label={t(hasFailed ? 'fields:upload.removeOf' : 'fields:upload.cancelOf', { name })}
          onClick={onCancel}
        />
      </span>
      {!hasFailed && (
        <progress
          className={styles.progress}
          max={1}
          value={progress}
          aria-label={t('fields:upload.started', { name })}
        />
      )}
    </div>
  )
}

interface FileLineProps {
  file: StoredFile
  href: string | undefined
  /** Whether no label is shown above it. */
  unlabeled?: boolean
}

/** The name and the size of a stored file. */
export function FileLine({ file, href, unlabeled }: FileLineProps) {
  const { bytes } = useFormat()
  return (
    <span className={classes(styles.line, unlabeled && styles.unlabeledName)}>
      {href ? (
        // Uses a plain link and no router link, because a file is not a page.
        <a className={classes(styles.name, styles.link)} href={href} download={file.name}>
          {file.name}
        </a>
      ) : (
        <span className={styles.name}>{file.name}</span>
      )}
      <span className={styles.fileSize}>{` · ${bytes(file.size)}`}</span>
    </span>
  )
}
