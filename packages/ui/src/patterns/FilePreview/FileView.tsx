import { useTranslation } from '@press/i18n'
import { useState, useSyncExternalStore } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { classes } from '../../foundations/classes.ts'
import { makeKeyboardScrollable } from '../../private/keyboard-scrollable-ref.ts'
import { Button, ButtonLink } from '../../primitives/Button/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { getFileGlyph } from '../../primitives/FileUpload/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Spinner } from '../../primitives/Spinner/index.ts'
import * as styles from './FilePreview.css.ts'
import type { PreviewFile } from './preview-file.ts'

const subscribeToNothing = () => () => undefined
const isPdfViewerEnabled = () => navigator.pdfViewerEnabled

/** Shows one file in the way its type allows. */
export function FileView({ file }: { file: PreviewFile }) {
  const { t } = useTranslation('patterns')
  const canShowPdf = useSyncExternalStore(subscribeToNothing, isPdfViewerEnabled, () => false)
  if (file.text) return <TextView text={file.text} />
  if (file.text === null) return <Fallback file={file} title={t('preview.none')} text={t('preview.noneText')} />
  if (file.mime.startsWith('image/')) return <Picture file={file} />
  if (file.mime === 'application/pdf' && canShowPdf)
    // A sandboxed iframe cannot use the browser's PDF viewer.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    return <iframe className={styles.pages} src={file.url} title={t('preview.page', { name: file.name })} />
  return <Fallback file={file} title={t('preview.none')} text={t('preview.noneText')} />
}

/** A document's text, without its pages and images. */
function TextView({ text }: { text: string }) {
  return (
    <div ref={makeKeyboardScrollable} className={styles.text}>
      <p className={styles.prose}>{text}</p>
    </div>
  )
}

function Picture({ file }: { file: PreviewFile }) {
  const { t } = useTranslation('patterns')
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [isEnlarged, setIsEnlarged] = useState(false)
  if (state === 'failed') return <Fallback file={file} title={t('preview.failed')} text={t('preview.failedText')} />
  return (
    <div className={styles.picture}>
      <div ref={makeKeyboardScrollable} className={classes(styles.frame, isEnlarged && styles.scrollingFrame)}>
        <img
          className={isEnlarged ? styles.enlargedImage : styles.fittedImage}
          src={file.url}
          alt={file.name}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      </div>
      {state === 'loading' && (
        <span className={styles.loading}>
          <Spinner size={24} />
        </span>
      )}
      <span className={styles.zoom}>
        <IconButton
          glyph={isEnlarged ? glyphs.magnifyingGlassMinus : glyphs.magnifyingGlassPlus}
          label={t(isEnlarged ? 'preview.fit' : 'preview.enlarge')}
          outline
          onClick={() => setIsEnlarged(!isEnlarged)}
        />
      </span>
    </div>
  )
}

function Fallback({ file, title, text }: { file: PreviewFile; title: string; text: string }) {
  const { t } = useTranslation('patterns')
  return (
    <div className={styles.fallback}>
      <EmptyState
        title={title}
        level={3}
        drawing={<Icon glyph={getFileGlyph(file.name)} size={32} />}
        action={
          file.onDownload ? (
            <Button leading={glyphs.downloadSimple} onClick={file.onDownload}>
              {t('preview.download')}
            </Button>
          ) : (
            <ButtonLink href={file.downloadUrl ?? file.url} download={file.name} leading={glyphs.downloadSimple}>
              {t('preview.download')}
            </ButtonLink>
          )
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}
