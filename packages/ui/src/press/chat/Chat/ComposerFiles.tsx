import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Spinner } from '../../../primitives/Spinner/index.ts'
import type { Attachments } from './useAttachments.ts'
import * as styles from './Composer.css.ts'

/** The files of a message: uploaded, in progress and failed. */
export function ComposerFiles({ attachments }: { attachments: Attachments }) {
  const { t } = useTranslation(['chat', 'ui', 'fields'])
  const { bytes, number } = useFormat()
  const { files, tasks, retry, cancel, remove } = attachments
  return (
    <ul className={styles.files} aria-label={t('composer.files')}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          <span className={styles.fileGlyph}>
            <Icon glyph={getFileGlyph(file.name)} size={18} />
          </span>
          <span className={styles.fileName}>{file.name}</span>
          <span className={styles.fileState}>{bytes(file.size)}</span>
          <IconButton
            size="sm"
            glyph={glyphs.x}
            label={t('fields:upload.removeOf', { name: file.name })}
            onClick={() => remove(file)}
          />
        </li>
      ))}
      {tasks.map((task) => {
        const { key, file, progress, error } = task
        const hasFailed = error !== undefined
        return (
          <li
            key={`task-${key}`}
            className={classes(styles.file, hasFailed && styles.fileFailed)}
            aria-busy={!hasFailed}
          >
            <span className={styles.fileGlyph}>
              {hasFailed ? <Icon glyph={glyphs.warningCircle} size={18} weight="fill" /> : <Spinner size={16} />}
            </span>
            <span className={styles.fileName}>{file.name}</span>
            <span className={styles.fileState}>
              {hasFailed ? error : number(progress, { style: 'percent', maximumFractionDigits: 0 })}
            </span>
            {hasFailed && (
              <IconButton
                size="sm"
                glyph={glyphs.arrowClockwise}
                label={t('fields:upload.retryOf', { name: file.name })}
                onClick={() => retry(task)}
              />
            )}
            <IconButton
              size="sm"
              glyph={glyphs.x}
              label={t(hasFailed ? 'fields:upload.removeOf' : 'fields:upload.cancelOf', { name: file.name })}
              onClick={() => cancel(task)}
            />
          </li>
        )
      })}
    </ul>
  )
}
