import { DragOverlay, type DropAnimation } from '@dnd-kit/core'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import * as styles from './DragPreview.css.ts'

const landing = (easing: string): DropAnimation => ({
  duration: 200,
  easing,
  sideEffects: ({ active, dragOverlay }) => {
    const picture = dragOverlay.node.querySelector('article')
    picture?.animate({ rotate: '0deg' }, { duration: 200, easing, fill: 'forwards' })
    // Hides the card under its picture. Opacity would give it a layer of its own in the frame of the drop.
    active.node.dataset['landing'] = ''
    return () => {
      delete active.node.dataset['landing']
    }
  },
})
const forth = landing('cubic-bezier(.3,1.35,.5,1)')
const back = landing('cubic-bezier(.2,.8,.2,1)')

/** A copy of a card as it is drawn now, for the eye alone. */
function pictureOf(card: HTMLElement): HTMLElement {
  const picture = card.cloneNode(true) as HTMLElement
  picture.classList.add(styles.flying)
  picture.ariaHidden = 'true'
  picture.removeAttribute('data-card')
  for (const part of picture.children) (part as HTMLElement).inert = true
  return picture
}

/** Takes the picture of a card that is about to be lifted, and says where it is to be shown. */
export function usePicture() {
  const picture = useRef<HTMLElement>(null)
  const take = useCallback((card: HTMLElement) => {
    picture.current = pictureOf(card)
  }, [])
  const show = useCallback((frame: HTMLElement | null) => {
    if (picture.current) frame?.replaceChildren(picture.current)
  }, [])
  return { take, show }
}

interface DragPreviewProps {
  /** Whether a pointer carries a card. */
  on: boolean
  /** Whether a move is under way: then it goes on, and else back, when it is let go. */
  moved: boolean
  /** Puts the picture of the card into its frame. */
  show: (frame: HTMLElement | null) => void
  /** A wheel was turned while a card is carried: the board goes sideways by so many pixels. */
  onWheel: (by: number) => void
}

/** The picture of the lifted card under the pointer, above everything else. Let go, it glides to where the card now stands. */
export function DragPreview({ on, moved, show, onWheel }: DragPreviewProps) {
  const layer = useRef<HTMLDivElement>(null)
  const calm = useMedia('reducedMotion')
  useLayoutEffect(() => {
    if (on) layer.current?.togglePopover(true)
  }, [on])
  return (
    <div
      ref={layer}
      popover="manual"
      className={styles.layer}
      data-carrying={on || undefined}
      onWheel={({ deltaX, deltaY }) => onWheel(deltaX || deltaY)}
    >
      <DragOverlay className={styles.carried} dropAnimation={calm ? null : moved ? forth : back}>
        {on && <div ref={show} style={{ blockSize: '100%' }} />}
      </DragOverlay>
    </div>
  )
}
