import { within } from 'storybook/test'

/** What a story reads off a calendar on screen. */
export function calendarOf(canvasElement: HTMLElement) {
  const cell = (key: string) => canvasElement.querySelector(`[data-cell="${key}"]`) as HTMLElement
  return {
    /** A day of a month by its date; an hour by «date hour», whole days by «date all». */
    cell,
    /** The drawing of an event that begins in a cell. */
    event: (key: string, name: string | RegExp) => within(cell(key)).getByRole('button', { name }),
    names: (key: string) => [...cell(key).querySelectorAll('[data-event]')].map((event) => event.getAttribute('title')),
  }
}

/** What the live regions say at this moment. */
export const said = () => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join('\n')

const frame = () => new Promise((next) => requestAnimationFrame(next))

/** Where in an element: from 0 to 1 across and down. */
type Point = readonly [across: number, down: number]
const pointIn = (element: HTMLElement, [across, down]: Point) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width * across, clientY: top + height * down }
}
const fire = (type: string, target: EventTarget, at: { clientX: number; clientY: number }, pointerType: string) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 7,
      isPrimary: true,
      button: 0,
      pointerType,
      ...at,
    }),
  )

interface Drag {
  from: HTMLElement
  to: HTMLElement
  grip?: Point
  at?: Point
  pointerType?: 'mouse' | 'touch'
  /** Ends with Escape instead of letting go. */
  cancel?: boolean
}

/** Takes an event, its edge or empty time, and carries it to a point of a cell. */
export async function drag({ from, to, grip = [0.3, 0.3], at = [0.5, 0.5], pointerType = 'mouse', cancel }: Drag) {
  const start = pointIn(from, grip)
  const end = pointIn(to, at)
  fire('pointerdown', from, start, pointerType)
  if (pointerType === 'touch') await new Promise((later) => setTimeout(later, 380))
  for (const part of [0.2, 0.6, 1]) {
    const clientX = start.clientX + (end.clientX - start.clientX) * part
    const clientY = start.clientY + (end.clientY - start.clientY) * part
    fire('pointermove', window, { clientX, clientY }, pointerType)
    await frame()
  }
  if (cancel) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  else fire('pointerup', window, end, pointerType)
  await frame()
}
