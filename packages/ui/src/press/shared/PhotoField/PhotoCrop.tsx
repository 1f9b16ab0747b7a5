import { limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Kbd } from '../../../primitives/Kbd/index.ts'
import { clampCrop, getMaxZoom, getCropSquare, wholeCrop, type Crop } from './crop.ts'
import * as styles from './PhotoCrop.css.ts'

interface PhotoCropProps {
  /** The decoded picture. */
  picture: ImageBitmap
  /** Name of the file. */
  name: string
  busy: boolean
  /** Called with the cropped photo, which is square. */
  onDone: (photo: File) => void
  onCancel: () => void
}

const minSidePx = limits.profilePhotoMinPx
/** Side of the saved photo in pixels. It is larger than any displayed size. */
const savedSidePx = 1024
/** The sizes at which the photo is shown, in pixels: in a profile, a list and a card. */
const previewSizesPx = [72, 38, 24] as const
const stageSizePx = 208
/** The share of the picture that an arrow key moves, and the zoom factor of the + key. */
const [moveStepShare, zoomFactor] = [0.02, 1.1]

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-moveStepShare, 0],
  ArrowRight: [moveStepShare, 0],
  ArrowUp: [0, -moveStepShare],
  ArrowDown: [0, moveStepShare],
}

/** Draws the cropped part onto a canvas of any size. */
function drawCrop(canvas: HTMLCanvasElement | OffscreenCanvas, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = getCropSquare(crop, picture)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

function CropPreview({
  picture,
  crop,
  size,
  round,
}: {
  picture: ImageBitmap
  crop: Crop
  size: number
  round?: boolean
}) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvasRef.current) drawCrop(canvasRef.current, picture, crop)
  }, [picture, crop])
  return (
    <canvas
      ref={canvasRef}
      className={round ? styles.round : styles.square}
      width={size * 2}
      height={size * 2}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden
    />
  )
}

/** Chooses the visible part of a picture by dragging, arrow keys and zoom. */
export function PhotoCrop({ picture, name, busy, onDone, onCancel }: PhotoCropProps) {
  const { t } = useTranslation('profile')
  const helpId = useId()
  const [crop, setCrop] = useState(wholeCrop)
  const dragPoint = useRef<{ x: number; y: number } | null>(null)
  const zoomLimit = getMaxZoom(picture, minSidePx)
  const updateCrop = (getNextCrop: (old: Crop) => Crop) =>
    setCrop((oldCrop) => clampCrop(getNextCrop(oldCrop), picture, minSidePx))
  const moveCrop = (deltaX: number, deltaY: number) =>
    updateCrop((oldCrop) => ({ ...oldCrop, x: oldCrop.x + deltaX, y: oldCrop.y + deltaY }))
  const zoomBy = (factor: number) => updateCrop((oldCrop) => ({ ...oldCrop, zoom: oldCrop.zoom * factor }))

  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (direction) moveCrop(...direction)
    else if (event.key === '+' || event.key === '=') zoomBy(zoomFactor)
    else if (event.key === '-') zoomBy(1 / zoomFactor)
    else return
    event.preventDefault()
  }
  const handlePointerMove = (event: PointerEvent) => {
    if (!dragPoint.current) return
    // Dragging moves the picture, so the crop moves in the opposite direction.
    const { side } = getCropSquare(crop, picture)
    const scale = side / stageSizePx
    moveCrop(
      ((dragPoint.current.x - event.clientX) * scale) / picture.width,
      ((dragPoint.current.y - event.clientY) * scale) / picture.height,
    )
    dragPoint.current = { x: event.clientX, y: event.clientY }
  }
  const saveCrop = async () => {
    const side = Math.round(Math.min(savedSidePx, Math.max(minSidePx, getCropSquare(crop, picture).side)))
    const canvas = new OffscreenCanvas(side, side)
    drawCrop(canvas, picture, crop)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
    onDone(new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type }))
  }

  return (
    <div className={styles.crop}>
      <div role="application" aria-label={t('form.crop.stage')}>
        <button
          type="button"
          aria-label={t('form.crop.stage')}
          aria-describedby={helpId}
          className={styles.stage}
          onKeyDown={handleKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            dragPoint.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={handlePointerMove}
          onPointerUp={() => (dragPoint.current = null)}
          onPointerCancel={() => (dragPoint.current = null)}
        >
          <CropPreview picture={picture} crop={crop} size={stageSizePx} />
          <span className={styles.ring} aria-hidden />
        </button>
      </div>
      <div className={styles.side}>
        <span className={styles.caption}>{t('form.crop.seen')}</span>
        <div className={styles.previews}>
          {previewSizesPx.map((sizePx) => (
            <CropPreview key={sizePx} picture={picture} crop={crop} size={sizePx} round />
          ))}
        </div>
        <div className={styles.zoom}>
          <IconButton
            glyph={glyphs.minus}
            label={t('form.crop.farther')}
            size="sm"
            onClick={() => zoomBy(1 / zoomFactor)}
          />
          <input
            type="range"
            className={styles.range}
            aria-label={t('form.crop.zoom')}
            min={1}
            max={zoomLimit}
            step="any"
            disabled={zoomLimit === 1}
            value={crop.zoom}
            onChange={(event) => updateCrop((old) => ({ ...old, zoom: event.target.valueAsNumber }))}
          />
          <IconButton glyph={glyphs.plus} label={t('form.crop.nearer')} size="sm" onClick={() => zoomBy(zoomFactor)} />
        </div>
        <div className={styles.keys} aria-hidden>
          <Kbd keys="up" />
          <Kbd keys="down" />
          {t('form.crop.move')}
          <Kbd keys="+" />
          <Kbd keys="−" />
          {t('form.crop.size')}
        </div>
        <VisuallyHidden>
          <span id={helpId}>{t('form.crop.help')}</span>
        </VisuallyHidden>
        <div className={styles.actions}>
          <Button
            variant="tinted"
            size="sm"
            leading={glyphs.check}
            busy={busy}
            busyLabel={t('form.crop.sending')}
            onClick={() => void saveCrop()}
          >
            {t('form.crop.done')}
          </Button>
          <Button variant="quiet" size="sm" disabled={busy} onClick={onCancel}>
            {t('form.crop.cancel')}
          </Button>
        </div>
      </div>
    </div>
  )
}
