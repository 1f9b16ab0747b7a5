/** Dispatches a mouse event at a point. */
export function dispatchMouse(
  type: 'mousedown' | 'mousemove' | 'mouseup',
  target: EventTarget,
  x: number,
  y: number,
): void {
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX: x, clientY: y }))
}

/**
 * Dispatches a touch event to the element that the touch started on. Returns false if the event prevents the page from scrolling.
 */
export function dispatchTouch(
  type: 'touchstart' | 'touchmove' | 'touchend',
  target: EventTarget,
  x: number,
  y: number,
): boolean {
  const touch = new Touch({ identifier: 7, target, clientX: x, clientY: y })
  const touches = type === 'touchend' ? [] : [touch]
  return target.dispatchEvent(
    new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch] }),
  )
}

/** Waits longer than the long press that starts a drag. */
export const waitForLongPress = () => new Promise((resolve) => setTimeout(resolve, 450))

/**
 * Resolves when the page receives clicks again. For 50 ms after a drag dnd-kit stops every click. A person is slower than that, but
 * a test is not.
 */
export async function waitForClicks(): Promise<void> {
  const probe = document.body.appendChild(document.createElement('span'))
  const receivedClicks: Event[] = []
  probe.addEventListener('click', (event) => void receivedClicks.push(event))
  while (receivedClicks.length === 0) {
    await waitFrames(1)
    probe.dispatchEvent(new MouseEvent('click'))
  }
  probe.remove()
}

export async function waitFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}
