import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import * as styles from './MessageRun.css.ts'
import type { ChatFile } from './types.ts'

export interface FileActions {
  /** Opens a file. If omitted, files can only be downloaded. */
  onOpenFile?: ((file: ChatFile) => void) | undefined
  /** Downloads a file. */
  onDownloadFile: (file: ChatFile) => void
}

/** The files of a message: images as previews, other files by name and size. */
export function MessageFiles({ files, onOpenFile, onDownloadFile }: FileActions & { files: readonly ChatFile[] }) {
  const pictures = files.filter(({ src }) => src)
  const otherFiles = files.filter(({ src }) => !src)
  return (
    <>
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          {pictures.map((file) => (
            <Picture key={file.id} file={file} onOpen={onOpenFile ?? onDownloadFile} />
          ))}
        </span>
      )}
      {otherFiles.map((file) => (
        <FileCard key={file.id} file={file} onOpenFile={onOpenFile} onDownloadFile={onDownloadFile} />
      ))}
    </>
  )
}

function Picture({ file, onOpen }: { file: ChatFile; onOpen: (file: ChatFile) => void }) {
  const { t } = useTranslation('chat')
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={t('message.open', { name: file.name })}
      onClick={() => onOpen(file)}
    >
      <img className={styles.image} src={file.src ?? undefined} alt="" loading="lazy" />
    </button>
  )
}

function FileCard({ file, onOpenFile, onDownloadFile }: FileActions & { file: ChatFile }) {
  const { t } = useTranslation('chat')
  const { bytes } = useFormat()
  const fileName = <span className={styles.fileName}>{file.name}</span>
  return (
    <span className={styles.file}>
      <span className={styles.fileGlyph}>
        <Icon glyph={getFileGlyph(file.name)} size={20} />
      </span>
      <span className={styles.fileWords}>
        {onOpenFile ? (
          <button
            type="button"
            className={styles.fileOpen}
            aria-label={t('message.open', { name: file.name })}
            onClick={() => onOpenFile(file)}
          >
            {fileName}
          </button>
        ) : (
          fileName
        )}
        <span className={styles.fileSize}>{bytes(file.size)}</span>
      </span>
      <IconButton
        size="sm"
        glyph={glyphs.downloadSimple}
        label={t('message.download', { name: file.name })}
        onClick={() => onDownloadFile(file)}
      />
    </span>
  )
}
