import type { StoredFile, WorkTask } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Icon } from '../../../foundations/Icon/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import * as styles from './WorkTypePanel.css.ts'

interface WorkResultsProps {
  work: WorkTask
  onDownload: (file: StoredFile) => void
}

/** The files of the current submission and of earlier, returned submissions. */
export function WorkResults({ work: { result_files, earlier_results }, onDownload }: WorkResultsProps) {
  const { t } = useTranslation('projects')
  return (
    <>
      {result_files.length > 0 && (
        <FileButtons label={t('work.panel.file')} files={result_files} onDownload={onDownload} />
      )}
      {earlier_results.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{t('work.panel.earlier')}</h3>
          {earlier_results.map((files, index) => {
            const label = t('work.panel.time', { number: index + 1 })
            return (
              <div key={label}>
                <Text as="p" variant="caption" tone="muted">
                  {label}
                </Text>
                <FileButtons label={label} files={files} onDownload={onDownload} />
              </div>
            )
          })}
        </section>
      )}
    </>
  )
}

interface FileButtonsProps extends Pick<WorkResultsProps, 'onDownload'> {
  label: string
  files: readonly StoredFile[]
}

function FileButtons({ label, files, onDownload }: FileButtonsProps) {
  const { bytes } = useFormat()
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file) => (
        <li key={file.id}>
          <button type="button" className={styles.file} onClick={() => onDownload(file)}>
            <Icon glyph={getFileGlyph(file.name)} size={18} />
            <span className={styles.fileName}>{file.name}</span>
            <Text variant="caption" tone="muted">
              {bytes(file.size)}
            </Text>
          </button>
        </li>
      ))}
    </ul>
  )
}
