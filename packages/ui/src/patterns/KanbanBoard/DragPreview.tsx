import { DragOverlay, type DropAnimation } from '@dnd-kit/core'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useMedia } from '../../foundations/useMedia/index.ts'
import * as styles from './DragPreview.css.ts'

const createDropAnimation = (easing: string): DropAnimation => ({
  duration: 200,
  easing,
  sideEffects: ({ active, dragOverlay }) => {
    const picture = dragOverlay.node.querySelector('article')
    picture?.animate({ rotate: '0deg' }, { duration: 200, easing, fill: 'forwards' })
    // Hides the card under its preview, without opacity: a transparent card would get its own compositing layer during the drop.
    active.node.dataset['landing'] = ''
    return () => {
      delete active.node.dataset['landing']
    }
  },
})
const dropAnimation = createDropAnimation('cubic-bezier(.3,1.35,.5,1)')
const returnAnimation = createDropAnimation('cubic-bezier(.2,.8,.2,1)')

/** Returns a copy of a card as currently rendered, only for display. */
function clonePicture(card: HTMLElement): HTMLElement {
  const picture = card.cloneNode(true) as HTMLElement
  picture.classList.add(styles.landingPreview)
  picture.ariaHidden = 'true'
  picture.removeAttribute('data-card')
  for (const part of picture.children) (part as HTMLElement).inert = true
  return picture
}

/** Captures the preview of a card that is about to be lifted, and shows it in a given frame. */
export function usePicture() {
  const pictureRef = useRef<HTMLElement>(null)
  const takePicture = useCallback((card: HTMLElement) => {
    pictureRef.current = clonePicture(card)
  }, [])
  const showPicture = useCallback((frame: HTMLElement | null) => {
    if (pictureRef.current) frame?.replaceChildren(pictureRef.current)
  }, [])
  return { capture: takePicture, show: showPicture }
}

interface DragPreviewProps {
  /** Whether a card is dragged with a pointer. */
  dragging: boolean
  /** Whether a move has started. On release the preview then moves to its target, otherwise back to its origin. */
  moved: boolean
  /** Puts the preview of the card into its frame. */
  show: (frame: HTMLElement | null) => void
  /** Called on a wheel event during a drag: the board scrolls sideways by the given pixels. */
  onWheel: (deltaX: number) => void
}

/** The preview of the lifted card under the pointer, above everything else. On release it glides to the card's new position. */
export function DragPreview({ dragging, moved, show, onWheel }: DragPreviewProps) {
  const layerRef = useRef<HTMLDivElement>(null)
  const prefersReducedMotion = useMedia('reducedMotion')
  useLayoutEffect(() => {
    if (dragging) layerRef.current?.togglePopover(true)
  }, [dragging])
  return (
    <div
      ref={layerRef}
      popover="manual"
      className={styles.layer}
      data-carrying={dragging || undefined}
      onWheel={({ deltaX, deltaY }) => onWheel(deltaX || deltaY)}
    >
      <DragOverlay
        className={styles.carriedPreview}
        dropAnimation={prefersReducedMotion ? null : moved ? dropAnimation : returnAnimation}
      >
        {dragging && <div ref={show} style={{ blockSize: '100%' }} />}
      </DragOverlay>
    </div>
  )
}
