import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenThemes, fullScreen } from '../../../docs/screen-story.ts'
import { views } from '../../../docs/screen-viewports.ts'
import { RoundReviewFixture, roundArgs, verdict } from './RoundReviewFixture.tsx'

const meta = {
  title: 'Screens/Application decision',
  component: RoundReviewFixture,
  ...fullScreen,
  args: roundArgs,
} satisfies Meta<typeof RoundReviewFixture>
export default meta
type Story = StoryObj<typeof meta>

/** One file was sent again unchanged, so the letter requests only this file. */
export const SendingBack: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await verdict('Заключение кафедры', 'Принять')
    await verdict('Рецензия 1', 'Принять')
    await verdict('Заключение учёного совета', 'Просить ещё раз')
    const reason = await canvas.findByRole('textbox', { name: /Что исправить/ })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.type(reason, 'Скан с печатью совета')
    await expect(await canvas.findByDisplayValue('Решение по заявке: круг 2')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить на доработку' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить на доработку' }))
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith({
        status: 'revision',
        reason: '',
        documents: [
          { document: 'scientific_council_conclusion', reason: 'Скан с печатью совета', until: '2026-12-01' },
        ],
        accepted: ['department_conclusion', 'review_1'],
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.unhover(canvas.getByRole('button', { name: 'Отправить на доработку' }))
  },
}
export const Dark: Story = { ...screenThemes.dark }
export const Tablet: Story = { ...screenThemes.tablet }
/** All facts for the decision are on the first screen, and the buttons are always visible. */
export const Phone: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('button', { name: 'На доработку, 1 файл' })
    await expect(back.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const PhoneSendingBack: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'На доработку, 1 файл' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Нет печати' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить на доработку' }))
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith(
        expect.objectContaining({
          documents: [expect.objectContaining({ reason: 'Пришлите скан с печатью организации.' })],
        }),
      ),
    )
  },
}
export const NarrowInKazakh: Story = { ...screenThemes.narrowInKazakh }
