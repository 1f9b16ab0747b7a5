import { applicationDocuments, type StoredFile, type Application } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { getConclusion, useConclusionText } from '../conclusion-text.ts'
import * as styles from './ApplicationDetails.css.ts'

interface ApplicationFilesProps {
  application: Pick<Application, 'files' | 'conclusions'>
  onDownload: (file: StoredFile) => void
  onPreview: (file: StoredFile) => void
}

/** The documents in the order of the form. A missing required document is listed too. */
export function ApplicationFiles({
  application: { files, conclusions },
  onDownload,
  onPreview,
}: ApplicationFilesProps) {
  const { t } = useTranslation('applications')
  const { bytes } = useFormat()
  const getConclusionText = useConclusionText()
  return (
    <ul className={styles.files}>
      {applicationDocuments
        .filter(({ key, required }) => required || files[key])
        .map(({ key }) => {
          const file = files[key]
          const name = t(`document.${key}`)
          return (
            <li key={key} className={styles.file}>
              <span className={styles.fileIcon}>
                <Icon glyph={file ? getFileGlyph(file.name) : glyphs.file} size={20} />
              </span>
              <span className={styles.fileWords}>
                {[name, file && getConclusionText(getConclusion(conclusions, key))].filter(Boolean).join(', ')}
                <span className={styles.fileName}>
                  {file ? `${file.name} · ${bytes(file.size)}` : t('details.missing')}
                </span>
              </span>
              {file && onPreview !== onDownload && (
                <IconButton
                  glyph={glyphs.eye}
                  label={t('review.previewOf', { document: name })}
                  onClick={() => onPreview(file)}
                />
              )}
              {file && (
                <IconButton
                  glyph={glyphs.downloadSimple}
                  label={t('details.downloadNamed', { document: name, name: file.name })}
                  onClick={() => onDownload(file)}
                />
              )}
            </li>
          )
        })}
    </ul>
  )
}
