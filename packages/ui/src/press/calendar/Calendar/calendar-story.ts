import { screen, userEvent, within } from 'storybook/test'
import {
  waitForClicks,
  dispatchTouch,
  waitFrames,
  waitForLongPress,
  dispatchMouse,
} from '../../../private/drag/drag-story.ts'

/** Helpers that read a calendar on screen in stories. */
export function getCalendar(canvasElement: HTMLElement) {
  const cell = (key: string) => canvasElement.querySelector(`[data-cell="${key}"]`) as HTMLElement
  return {
    /** Returns a day of a month by its date, an hour by «date hour», or the all-day cell by «date all». */
    cell,
    /** Returns the rendered event that begins in a cell. */
    event: (key: string, name: string | RegExp) => within(cell(key)).getByRole('button', { name }),
    names: (key: string) => [...cell(key).querySelectorAll('[data-event]')].map((event) => event.getAttribute('title')),
  }
}

/** Returns the queries of the dialog in which an event is edited. */
export const getDialog = () => within(screen.getByRole('dialog'))

/** Opens the parts of a rule: its days, its end. */
export async function openParts() {
  await userEvent.click(getDialog().getByRole('button', { name: 'Выбрать повтор из списка' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^По частям/ }))
}

/** Returns the current text of the live regions. */
export const getAnnouncements = () =>
  [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join('\n')

/** A relative position in an element: from 0 to 1 across and down. */
type Point = readonly [across: number, down: number]
const getPointIn = (element: HTMLElement, [across, down]: Point) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width * across, y: top + height * down }
}

interface Drag {
  from: HTMLElement
  to: HTMLElement
  grip?: Point
  point?: Point
  method?: 'mouse' | 'finger'
  /** Whether the drag ends with Escape instead of a drop. */
  cancel?: boolean
}

/** Drags an event, its edge or empty time to a point of a cell. */
export async function drag({ from, to, grip = [0.3, 0.3], point = [0.5, 0.5], method = 'mouse', cancel }: Drag) {
  const start = getPointIn(from, grip)
  const end = getPointIn(to, point)
  if (method === 'finger') {
    dispatchTouch('touchstart', from, start.x, start.y)
    await waitForLongPress()
  } else dispatchMouse('mousedown', from, start.x, start.y)
  for (const progress of [0.2, 0.6, 1]) {
    const x = start.x + (end.x - start.x) * progress
    const y = start.y + (end.y - start.y) * progress
    if (method === 'finger') dispatchTouch('touchmove', from, x, y)
    else dispatchMouse('mousemove', document, x, y)
    await waitFrames(2)
  }
  if (cancel)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape', bubbles: true }))
  else if (method === 'finger') dispatchTouch('touchend', from, end.x, end.y)
  else dispatchMouse('mouseup', document, end.x, end.y)
  await waitFrames(2)
  await waitForClicks()
}
