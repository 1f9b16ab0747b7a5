import { within } from 'storybook/test'

/** What a story reads off a board on screen. */
export function boardOf(canvasElement: HTMLElement) {
  const column = (key: string) => canvasElement.querySelector(`[data-column="${key}"]`) as HTMLElement
  const card = (title: string) => within(canvasElement).getAllByRole('link', { name: title })[0] as HTMLElement
  return {
    column,
    /** The link that a card is. */
    card,
    element: (title: string, key: string) =>
      within(column(key)).getByRole('link', { name: title }).closest('[data-card]') as HTMLElement,
    titles: (key: string) =>
      [...column(key).querySelectorAll('[data-open]')].map((link) => link.getAttribute('aria-label')),
    focused: () => document.activeElement?.getAttribute('aria-label'),
    /** The column that a lifted card is held over. */
    chosen: () => canvasElement.querySelector<HTMLElement>('[data-over]')?.dataset['column'],
  }
}
export type StoryBoard = ReturnType<typeof boardOf>

/** What the live regions say at this moment. */
export const said = () => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join('\n')

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise((next) => requestAnimationFrame(next))
}
const middle = (element: HTMLElement, across = 0.5) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width * across, top + Math.min(height / 2, 60)] as const
}

export function pointer(type: string, target: EventTarget, x: number, y: number, more: PointerEventInit = {}): void {
  const init = { bubbles: true, cancelable: true, pointerId: 7, isPrimary: true, clientX: x, clientY: y, ...more }
  target.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', button: 0, ...init }))
}

let held: { x: number; y: number } = { x: 0, y: 0 }

/** Takes a card up: some pixels for a mouse, some time for a finger. */
export async function hold(card: HTMLElement, pointerType: 'mouse' | 'touch' = 'mouse'): Promise<void> {
  const [x, y] = middle(card)
  held = { x, y }
  pointer('pointerdown', card, x, y, { pointerType })
  if (pointerType === 'touch') await new Promise((later) => setTimeout(later, 380))
  else pointer('pointermove', window, x + 4, y + 6)
  await frames(2)
}

export async function moveTo(column: HTMLElement, across?: number): Promise<void> {
  const [x, y] = middle(column, across)
  for (const part of [0.3, 0.7, 1]) {
    pointer('pointermove', window, held.x + (x - held.x) * part, held.y + (y + 150 - held.y) * part)
    await frames(1)
  }
  held = { x, y: y + 150 }
  await frames(2)
}

export async function letGo(): Promise<void> {
  pointer('pointerup', window, held.x, held.y)
  await frames(1)
}
