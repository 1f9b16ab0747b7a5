import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { PartnerColumn } from '@press/domain'
import { screenViewports, viewportGlobals } from '../../../docs/screen-viewports.ts'
import {
  getBoard,
  getDragPreview,
  pickUpCard,
  releaseCard,
  moveTo,
  readLiveRegions,
} from '../../../patterns/KanbanBoard/board-story.ts'
import { allOffers, partnerOffers } from './fixtures.ts'
import { OfferBoardStory } from './OfferBoardStory.tsx'
import { PartnerBoard } from './PartnerBoard.tsx'

const meta = {
  title: 'Press/PartnerBoard',
  component: OfferBoardStory,
  args: { actor: { role: 'accounting', own: false }, offers: allOffers, onMoved: fn() },
  parameters: { documents: PartnerBoard, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '100dvh', display: 'flex', flexDirection: 'column' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OfferBoardStory>
export default meta
type Story = StoryObj<typeof meta>

const atlasTitle = 'Атлас птиц Семиречья, КП-0384'

export const SalesDepartment: Story = {
  play: async ({ canvas, canvasElement }) => {
    const board = getBoard(canvasElement)
    await waitFor(() => expect(board.listTitles('typography')).toHaveLength(3))
    await expect(canvas.getByRole('region', { name: 'Печать: тираж, 3 карты, просрочено 1' })).toBeVisible()
    // This board omits offers with tech cards and offers to the press's own company, because other boards show them.
    await expect(canvas.queryByText('Геоботаника сухих степей')).toBeNull()
    await expect(canvas.queryByText('Академиялық жазылым')).toBeNull()
  },
}
const movedOffer = allOffers.find(({ number }) => number === '0384')
const pastCounts = new Map<PartnerColumn, number>([['typography', 2]])
/** A board of a past day: each card shows the current status, and nothing can be moved. */
export const OfAPastDay: Story = {
  args: {
    todayCounts: pastCounts,
    ringedCards: new Set(movedOffer ? [movedOffer.id] : []),
    offers: allOffers.map((offer) => ({
      ...offer,
      now: { status: offer === movedOffer ? ('wap' as const) : offer.status, since: '2026-11-12' },
    })),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await waitFor(() => expect(board.listTitles('typography')).toHaveLength(3))
    await expect(board.findCardLink(atlasTitle).closest('[data-card]')).toHaveTextContent(
      /сейчас\s*Послепечатные\s*с\s12\sноя/,
    )
    board.findCardLink(atlasTitle).focus()
    await userEvent.keyboard(' ')
    await expect(await screen.findAllByText(/Только просмотр/)).not.toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await expect(args.onMoved).not.toHaveBeenCalled()
    await expect(canvas.getByRole('region', { name: /^Печать: тираж/ })).toBeVisible()
  },
}
export const SalesDepartmentOnInk: Story = { globals: { theme: 'dark' } }
export const InKazakh: Story = { globals: { locale: 'kz' } }
export const InEnglish: Story = { globals: { locale: 'en' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const AtNarrowWidthInKazakh: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** A drop posts the first status of the column that the rules allow. */
export const DroppedByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink(atlasTitle))
    await moveTo(board.findColumn('wap'))
    await expect(await within(board.findColumn('wap')).findByText('На послепечатные работы')).toBeVisible()
    await releaseCard()
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ number: '0384', status: 'wap' }))
    await expect(board.listTitles('wap')).toContain(atlasTitle)
  },
}
export const RefusedDropSaysFromWhere: Story = {
  // A window wide enough to show the last column.
  parameters: { viewport: screenViewports },
  globals: { viewport: viewportGlobals.desktop },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink(atlasTitle))
    await moveTo(board.findColumn('done'))
    await releaseCard()
    await expect(
      await screen.findAllByText(
        'Перемещение недоступно: перетаскивать можно только между определёнными колонками. Сюда переходят только из статуса: «Склад»',
      ),
    ).not.toHaveLength(0)
    await expect(args.onMoved).not.toHaveBeenCalled()
    await expect(board.listTitles('typography')).toContain(atlasTitle)
  },
}
export const SameColumnIsNoCall: Story = {
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await pickUpCard(board.findCardLink(atlasTitle))
    await moveTo(board.findColumn('typography'))
    await releaseCard()
    await waitFor(() => expect(getDragPreview()).toBeNull())
    await expect(args.onMoved).not.toHaveBeenCalled()
  },
}
export const MovedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    board.findCardLink(atlasTitle).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(readLiveRegions()).toContain(`Взята: ${atlasTitle}`))
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ number: '0384', status: 'stock' }))
    await expect(board.getFocusedLabel()).toBe(atlasTitle)
    await waitFor(() => expect(readLiveRegions()).toContain('из колонки «Печать: тираж» в колонку «Склад»'))
  },
}
export const ServerRefusalFliesBack: Story = {
  args: { refusal: 'КП уже передали на склад' },
  play: async ({ canvasElement, args }) => {
    const board = getBoard(canvasElement)
    board.findCardLink(atlasTitle).focus()
    await userEvent.keyboard(' {ArrowRight}{Enter}')
    await waitFor(() => expect(readLiveRegions()).toContain('КП уже передали на склад'))
    await expect(board.listTitles('typography')).toContain(atlasTitle)
    await expect(args.onMoved).not.toHaveBeenCalled()
  },
}

/** A partner's own offers: nothing can be moved, and offers ready for collection stand out. */
export const Partner: Story = {
  args: { actor: { role: 'partner', own: true }, offers: partnerOffers },
  play: async ({ canvas, canvasElement }) => {
    const board = getBoard(canvasElement)
    await waitFor(() => expect(board.listTitles('account')).toHaveLength(4))
    await expect(canvas.getByText('Можно забирать')).toBeVisible()
    await expect(canvas.queryByText(/Кітап әлемі/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Переместить/ })).toBeNull()
    board.findCardLink(atlasTitle).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(readLiveRegions()).toContain('Перемещение недоступно'))
  },
}
export const PartnerOnAPhone: Story = {
  args: { actor: { role: 'partner', own: true }, offers: partnerOffers },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
/** Users with the stock role also see offers with tech cards. */
export const Stock: Story = {
  args: { actor: { role: 'stock', own: false } },
  play: async ({ canvas, canvasElement, args }) => {
    const board = getBoard(canvasElement)
    await waitFor(() => expect(canvas.getByText('Геоботаника сухих степей')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /Переместить: Геоботаника/ }))
    const menu = await screen.findByRole('menu')
    await expect(within(menu).getByRole('menuitem', { name: /^Доставлено/ })).toHaveTextContent(
      'Сюда переходят только из статуса: «Склад»',
    )
    await userEvent.click(within(menu).getByRole('menuitem', { name: /^Склад/ }))
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledWith({ number: '0399', status: 'stock' }))
    await expect(board.getFocusedLabel()).toMatch(/Геоботаника/)
  },
}
export const OwnCompany: Story = {
  args: { smart: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Смарт-канбан' })).toBeVisible()
    await waitFor(() => expect(getBoard(canvasElement).listTitles('account')).toEqual(['Академиялық жазылым, КП-0410']))
    await expect(canvas.queryByText('Атлас птиц Семиречья')).toBeNull()
  },
}
export const Loading: Story = { args: { offers: [], state: 'loading' } }
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } }
export const Empty: Story = {
  args: { offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Предложений пока нет' })).toBeVisible()
  },
}
