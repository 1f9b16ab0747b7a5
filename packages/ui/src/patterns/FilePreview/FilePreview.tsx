import { useFormat, useTranslation } from '@press/i18n'
import { Suspense, useId, type KeyboardEvent } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Modal } from '../../private/Modal.tsx'
import { IconButton, IconButtonLink } from '../../primitives/IconButton/index.ts'
import * as styles from './FilePreview.css.ts'
import type { PreviewFile } from './preview-file.ts'
import { FileView } from './FileView.tsx'

export interface FilePreviewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  files: readonly PreviewFile[]
  /** Index of the file that is shown. */
  index: number
  onIndexChange: (index: number) => void
}

/** Shows the files of a record one after another: images in the dialog, documents in the browser's viewer. */
export function FilePreview({ open, ...props }: FilePreviewProps) {
  if (!open || !props.files[props.index]) return null
  return (
    <Suspense>
      <OpenPreview {...props} />
    </Suspense>
  )
}

function OpenPreview({ onOpenChange, files, index, onIndexChange }: Omit<FilePreviewProps, 'open'>) {
  const { t } = useTranslation('patterns')
  const { bytes } = useFormat()
  const id = useId()
  const close = () => onOpenChange(false)
  const file = files[index]
  if (!file) return null

  const hasSeveral = files.length > 1
  // Wraps around, because a button that disables itself would lose the focus.
  const goToRelative = (offset: number) => onIndexChange((index + offset + files.length) % files.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const offset = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    // The same keys scroll an enlarged picture.
    if (offset === undefined || !hasSeveral || (event.target as Element).matches('[tabindex]')) return
    event.preventDefault()
    goToRelative(offset)
  }
  return (
    <Modal labelledBy={id} className={styles.preview} onKeyDown={onKeyDown} onClose={close} onLost={close}>
      <header className={styles.head}>
        <div className={styles.fileText}>
          <h2 id={id} className={styles.name}>
            {file.name}
          </h2>
          <p className={styles.fileFacts} aria-live="polite">
            {bytes(file.size)}
            {hasSeveral && ` · ${t('preview.position', { at: index + 1, total: files.length })}`}
          </p>
        </div>
        <div className={styles.tools}>
          {hasSeveral && (
            <span className={styles.navigationButtons}>
              <IconButton glyph={glyphs.caretLeft} label={t('preview.previous')} onClick={() => goToRelative(-1)} />
              <IconButton glyph={glyphs.caretRight} label={t('preview.next')} onClick={() => goToRelative(1)} />
            </span>
          )}
          {file.onDownload ? (
            <IconButton
              glyph={glyphs.downloadSimple}
              label={t('preview.downloadOf', { name: file.name })}
              onClick={file.onDownload}
            />
          ) : (
            <IconButtonLink
              glyph={glyphs.downloadSimple}
              label={t('preview.downloadOf', { name: file.name })}
              href={file.downloadUrl ?? file.url}
              download={file.name}
            />
          )}
        </div>
        <IconButton glyph={glyphs.x} label={t('preview.close')} onClick={close} />
      </header>
      <FileView key={file.id} file={file} />
    </Modal>
  )
}
