import { flying } from './Flight.css.ts'

const landing = { duration: 200, easing: 'cubic-bezier(.3,1.35,.5,1)' } as const
const returning = { duration: 200, easing: 'cubic-bezier(.2,.8,.2,1)' } as const

/** A picture of a card above everything else, moved by transform alone: React knows nothing of it. */
export interface Flight {
  moveTo: (left: number, top: number) => void
  /** Glides to the card that now stands there, or fades where there is none, and is gone. */
  land: (card: HTMLElement | null, how: 'drop' | 'back') => void
}

const transform = (place: { left: number; top: number }, tilt: string) =>
  `translate3d(${place.left}px, ${place.top}px, 0) rotate(${tilt})`

export function takeOff(card: HTMLElement, host: HTMLElement): Flight {
  const { left, top, width, height } = card.getBoundingClientRect()
  const picture = card.cloneNode(true) as HTMLElement
  let at = { left, top }

  picture.classList.add(flying)
  picture.ariaHidden = 'true'
  for (const part of picture.children) (part as HTMLElement).inert = true
  picture.popover = 'manual'
  picture.removeAttribute('data-card')
  Object.assign(picture.style, { inlineSize: `${width}px`, blockSize: `${height}px` })
  host.append(picture)
  picture.showPopover()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const tilt = calm ? '0deg' : 'var(--tilt)'
  picture.style.transform = transform(at, tilt)

  return {
    moveTo: (x, y) => {
      at = { left: x, top: y }
      picture.style.transform = transform(at, tilt)
    },
    land: (target, how) => {
      if (calm || !picture.animate) {
        picture.remove()
        return
      }
      const to = target?.getBoundingClientRect()
      const frames = to
        ? [{ transform: transform(at, tilt) }, { transform: transform(to, '0deg') }]
        : [{ opacity: 1 }, { opacity: 0 }]
      // Not hidden: that would take the focus from its link.
      if (target) target.style.opacity = '0'
      picture.animate(frames, how === 'drop' ? landing : returning).addEventListener('finish', () => {
        if (target) target.style.opacity = ''
        picture.remove()
      })
    },
  }
}
