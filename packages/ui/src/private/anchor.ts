import type { Placement } from './anchor.css.ts'

const margin = 8

/** Ties a shown popover to its anchor: by CSS anchor positioning, or by measuring where the browser has none. */
export function anchorTo(popover: HTMLElement, anchor: Element, placement: Placement): void {
  if (CSS.supports('anchor-name', '--a') && anchor instanceof HTMLElement) {
    const name = `--${popover.id}`
    const names = anchor.style.getPropertyValue('anchor-name').split(', ').filter(Boolean)
    if (!names.includes(name)) anchor.style.setProperty('anchor-name', [...names, name].join(', '))
    popover.style.setProperty('position-anchor', name)
    return
  }
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const above = placement === 'top' ? at.top > height + margin : at.bottom + height + margin > innerHeight
  const left = {
    'bottom-start': at.left,
    'bottom-end': at.right - width,
    top: at.left + (at.width - width) / 2,
    end: at.right,
  }[placement]
  const top = placement === 'end' ? at.top + (at.height - height) / 2 : above ? at.top - height - margin : at.bottom
  placeAt(popover, left, top)
}

/** Puts a shown popover at a point of the viewport, moved in where it would stick out. */
export function placeAt(popover: HTMLElement, left: number, top: number): void {
  const { offsetWidth: width, offsetHeight: height } = popover
  popover.style.inset = 'auto'
  popover.style.left = `${Math.max(margin, Math.min(left, innerWidth - width - margin))}px`
  popover.style.top = `${Math.max(margin, Math.min(top, innerHeight - height - margin))}px`
}
