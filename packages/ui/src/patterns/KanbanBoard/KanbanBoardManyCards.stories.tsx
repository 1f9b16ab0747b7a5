import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withFullHeight } from '../../docs/whole-page.tsx'
import { getBoard, pickUpCard, releaseCard, moveTo } from './board-story.ts'
import { BoardFixture, type BoardFixtureProps } from './BoardFixture.tsx'
import { guide } from './KanbanBoard.guide.ts'
import { KanbanBoard } from './KanbanBoard.tsx'

const meta = {
  component: BoardFixture,
  args: { onMoved: fn() },
  parameters: { documents: KanbanBoard, guide, layout: 'fullscreen' },
  decorators: [withFullHeight({ paddingBlockStart: 16 })],
  title: 'Patterns/KanbanBoard/Many cards',
  tags: ['behaviour'],
} satisfies Meta<typeof BoardFixture>
export default meta
type Story = StoryObj<typeof meta>

const drawSpy = fn<NonNullable<BoardFixtureProps['onDraw']>>()
/** Returns the cards whose given part was rendered since the last `mockClear`. */
const getRenderedIds = (part: 'list' | 'card' | 'content') =>
  new Set(drawSpy.mock.calls.flatMap(([drawnPart, id]) => (drawnPart === part ? [id] : [])))
const expectFewRendered = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-card]').length).toBeGreaterThan(10))
  await expect(canvasElement.querySelectorAll('[data-card]').length).toBeLessThan(120)
}

/**
 * Dragging a card over three columns rerenders no card. A move rerenders the lists of two columns, three cards, and the content of
 * the moved card. The other two cards change their place in the tab order.
 */
export const OnlyMovedCardsRender: Story = {
  args: { size: 25, onDraw: drawSpy },
  play: async ({ canvasElement }) => {
    const board = getBoard(canvasElement)
    await waitFor(() => expect(board.listTitles('process')).toHaveLength(25))
    drawSpy.mockClear()
    await pickUpCard(board.findCardLink('Основы гидрогеологии Прикаспия'))
    for (const column of ['project', 'process', 'project'] as const) await moveTo(board.findColumn(column))
    await expect(getRenderedIds('content')).toEqual(new Set())
    drawSpy.mockClear()
    await releaseCard()
    await waitFor(() => expect(board.listTitles('project')[0]).toBe('Основы гидрогеологии Прикаспия'))
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    const listCardIds = (column: string) =>
      [...board.findColumn(column).querySelectorAll<HTMLElement>('[data-card]')].map((card) =>
        Number(card.dataset['card']),
      )
    const visitedIds = new Set([...listCardIds('editor'), ...listCardIds('project')])
    await expect([...getRenderedIds('list')].filter((id) => !visitedIds.has(id))).toEqual([])
    await expect(getRenderedIds('card')).toEqual(new Set([1184, listCardIds('editor')[0], listCardIds('project')[1]]))
    await expect(getRenderedIds('content')).toEqual(new Set([1184]))
  },
}
export const ThousandAColumn: Story = {
  args: { size: 1000 },
  play: async ({ canvasElement }) => {
    const board = getBoard(canvasElement)
    await expectFewRendered(canvasElement)
    board.findCardLink('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '1000'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(board.getFocusedLabel()).toBe('Основы гидрогеологии Прикаспия'))
  },
}
export const TenThousandAColumn: Story = {
  args: { size: 10_000 },
  play: async ({ canvasElement }) => expectFewRendered(canvasElement),
}
/** A column that is scrolled to its end loads more cards, and shows placeholders for them. */
export const LoadsMoreAtTheEnd: Story = {
  args: { size: 200, loaded: 60 },
  play: async ({ canvasElement }) => {
    const board = getBoard(canvasElement)
    await waitFor(() => expect(board.listTitles('editor').length).toBeGreaterThan(4))
    board.findCardLink('Основы гидрогеологии Прикаспия').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '60'))
    await waitFor(async () => {
      await userEvent.keyboard('{End}')
      await expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '200')
    })
  },
}
