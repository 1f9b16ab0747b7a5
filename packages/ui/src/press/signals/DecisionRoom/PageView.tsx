import type { SignalPage } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { MouseEvent } from 'react'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { TornSheetDrawing } from '../../../primitives/EmptyState/index.ts'
import * as styles from './Desk.css.ts'

export interface Pin {
  key: string
  number: number
  x: number
  y: number
  /** Whether the remark is still being written and therefore has no number. */
  draft: boolean
}

interface PageViewProps {
  number: number
  /** The page. Omit while the page loads. */
  page: SignalPage | undefined
  failed: boolean
  onRetry: () => void
  pins: readonly Pin[]
  /** The key of the selected remark. */
  selectedKey: string | undefined
  onPin: (key: string) => void
  /** Starts a remark at a place on the page. Omit it if remarks are no longer possible. */
  onPlace: ((x: number, y: number) => void) | undefined
  onSeen: () => void
}

/** A printed page with the pins of its remarks. It stays white in every theme. The text behind the image is for screen readers. */
export function PageView({ number, page, failed, onRetry, pins, selectedKey, onPin, onPlace, onSeen }: PageViewProps) {
  const { t } = useTranslation('signals')
  const pageLabel = t('desk.pageNumber', { page: number })
  const placeRemark = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    // A click from the keyboard has no position, so the remark starts in the middle of the page.
    if (event.detail === 0) onPlace?.(0.5, 0.5)
    else onPlace?.((event.clientX - left) / width, (event.clientY - top) / height)
  }
  return (
    <figure
      aria-label={pageLabel}
      className={styles.page}
      style={{ aspectRatio: page ? page.width / page.height : 0.675 }}
    >
      {page && <img src={page.src} alt="" className={styles.picture} onLoad={onSeen} draggable={false} />}
      {page && <VisuallyHidden>{page.text}</VisuallyHidden>}
      {failed && (
        <div className={styles.torn} role="alert">
          <TornSheetDrawing />
          <p>{t('desk.failed')}</p>
          <Button size="sm" onClick={onRetry}>
            {t('desk.retry')}
          </Button>
        </div>
      )}
      {page && onPlace && (
        <button
          type="button"
          className={styles.surface}
          aria-label={t('desk.newOn', { page: number })}
          onClick={placeRemark}
        />
      )}
      {pins.map(({ key, number: remarkNumber, x, y, draft }) => (
        <button
          key={key}
          type="button"
          className={draft ? styles.pinDraft : styles.pin}
          style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
          aria-label={t('remark.pin', { number: remarkNumber, page: number })}
          aria-pressed={key === selectedKey}
          onClick={() => onPin(key)}
        >
          {remarkNumber}
        </button>
      ))}
    </figure>
  )
}
