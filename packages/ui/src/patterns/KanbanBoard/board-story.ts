import { userEvent, within } from 'storybook/test'
import {
  waitForClicks,
  dispatchTouch,
  waitFrames,
  waitForLongPress,
  dispatchMouse,
} from '../../private/drag/drag-story.ts'

/** Queries of a rendered board for stories. */
export function getBoard(canvasElement: HTMLElement) {
  const getColumn = (key: string) => canvasElement.querySelector(`[data-column="${key}"]`) as HTMLElement
  const getCard = (title: string) => within(canvasElement).getAllByRole('link', { name: title })[0] as HTMLElement
  return {
    findColumn: getColumn,
    /** Returns the link that covers a card. */
    findCardLink: getCard,
    findCard: (title: string, key: string) =>
      within(getColumn(key)).getByRole('link', { name: title }).closest('[data-card]') as HTMLElement,
    listTitles: (key: string) =>
      [...getColumn(key).querySelectorAll('[data-open]')].map((link) => link.getAttribute('aria-label')),
    getFocusedLabel: () => document.activeElement?.getAttribute('aria-label'),
    /** Returns the column under a lifted card. */
    getHoveredColumn: () => canvasElement.querySelector<HTMLElement>('[data-over]')?.dataset['column'],
  }
}
type StoryBoard = ReturnType<typeof getBoard>

/** The columns of the sales department, and the title of a card in one of them. */
export const salesColumns = ['typography', 'wap', 'account', 'stock'] as const
export const neurobiologyTitle = 'Нейробиология: краткий курс'

/** Lifts a card by keyboard. */
export const pickUpByKeyboard = async (board: StoryBoard, title: string): Promise<void> => {
  board.findCardLink(title).focus()
  await userEvent.keyboard(' ')
}

/** Returns the current text of the live regions. */
export const readLiveRegions = () =>
  [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join('\n')

const getCentre = (element: HTMLElement, fraction = 0.5) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width * fraction, top + Math.min(height / 2, 60)] as const
}

let dragState: { x: number; y: number; touched: HTMLElement | null } = { x: 0, y: 0, touched: null }

const movePointer = (x: number, y: number) =>
  dragState.touched ? dispatchTouch('touchmove', dragState.touched, x, y) : dispatchMouse('mousemove', document, x, y)

/** Lifts a card: by a few pixels of movement with a mouse, by a delay with a finger. */
export async function pickUpCard(card: HTMLElement, pointerKind: 'mouse' | 'finger' = 'mouse'): Promise<void> {
  const [x, y] = getCentre(card)
  dragState = { x, y, touched: pointerKind === 'finger' ? card : null }
  if (pointerKind === 'finger') {
    dispatchTouch('touchstart', card, x, y)
    await waitForLongPress()
  } else {
    dispatchMouse('mousedown', card, x, y)
    movePointer(x + 4, y + 6)
  }
  await waitFrames(2)
}

export async function moveTo(column: HTMLElement, fraction?: number): Promise<void> {
  const [x, y] = getCentre(column, fraction)
  for (const fractionOfWay of [0.3, 0.7, 1]) {
    movePointer(dragState.x + (x - dragState.x) * fractionOfWay, dragState.y + (y + 150 - dragState.y) * fractionOfWay)
    await waitFrames(2)
  }
  dragState = { ...dragState, x, y: y + 150 }
  await waitFrames(2)
}

export async function releaseCard(): Promise<void> {
  if (dragState.touched) dispatchTouch('touchend', dragState.touched, dragState.x, dragState.y)
  else dispatchMouse('mouseup', document, dragState.x, dragState.y)
  await waitFrames(2)
  await waitForClicks()
}

/** Returns the preview of the dragged card, under the pointer or on its way back. */
export const getDragPreview = () => document.querySelector('[popover] article')
