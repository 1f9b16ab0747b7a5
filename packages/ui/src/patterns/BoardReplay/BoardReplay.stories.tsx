import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fullScreenMeta } from '../../docs/screen-story.ts'
import { withFullHeight } from '../../docs/whole-page.tsx'
import { withToasts } from '../../docs/with-toasts.tsx'
import { guide } from './BoardReplay.guide.ts'
import { BoardReplay } from './BoardReplay.tsx'
import { ReplayFixture } from './ReplayFixture.tsx'

const meta = {
  title: 'Patterns/BoardReplay',
  component: ReplayFixture,
  parameters: { documents: BoardReplay, guide, ...fullScreenMeta.parameters },
  globals: fullScreenMeta.globals,
  args: { onDayChange: fn() },
  decorators: [withToasts, withFullHeight({ paddingBlockStart: 16 })],
} satisfies Meta<typeof ReplayFixture>
export default meta
type Story = StoryObj<typeof meta>

export const ADay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'День' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^3\sоктября\s2026\sг\.,\s6\sперемещений$/),
    )
    const list = within(canvas.getByRole('list', { name: 'Перемещения: 3 октября' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(6)
  },
}
export const WalkedByKeys: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'День' })
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(args.onDayChange).toHaveBeenLastCalledWith('2026-10-04'))
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await waitFor(() => expect(args.onDayChange).toHaveBeenLastCalledWith('2026-09-27'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(args.onDayChange).toHaveBeenLastCalledWith('2026-09-01'))
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(args.onDayChange).toHaveBeenLastCalledWith('2026-10-01'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-22'))
  },
}
/** A day that the user only passes over triggers no request. */
export const PassedOver: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('slider', { name: 'День' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(args.onDayChange).toHaveBeenCalledWith('2026-10-06'))
    await expect(args.onDayChange).toHaveBeenCalledOnce()
  },
}
export const PointsAtABook: Story = {
  play: async ({ canvas, canvasElement }) => {
    const moveButton = canvas.getByRole('button', { name: /История книжного дела Казахстана/ })
    await userEvent.click(moveButton)
    await expect(moveButton).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(canvasElement.querySelector('[data-lit]')).toHaveAttribute('data-card', '1159'))
    await userEvent.unhover(moveButton)
  },
}
export const WithoutWhatCameSince: Story = {
  args: { since: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/сегодня здесь ещё/)).toBeNull()
  },
}
export const NothingMoved: Story = {
  args: { quiet: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('В этот день доска не менялась')).toBeVisible()
  },
}
/** On a tablet the moves open in a drawer. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '6 перемещений' }))
    await expect(await screen.findByRole('dialog', { name: 'Перемещения: 3 октября' })).toBeVisible()
  },
}
/** A phone shows no board: only the counts of the stages, and the moves. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(within(canvas.getByRole('list', { name: 'Этапы' })).getAllByRole('listitem')).toHaveLength(10)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
