import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { RatingDialog } from './RatingDialog.tsx'

const allFives = { quality: 5, punctuality: 5, creativity: 5, politeness: 5, communication: 5 } as const

const meta = {
  title: 'Press/RatingDialog',
  component: RatingDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    title: 'Оценка работы над книгой',
    children: 'Оценку увидит только издательство.',
    onSave: fn(async () => undefined),
    onClose: fn(),
  },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
} satisfies Meta<typeof RatingDialog>
export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Оценка работы над книгой' }))

export const First: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить оценку' }))
    await expect(await dialog.findByText('Поставьте все пять оценок')).toBeVisible()
    for (const group of dialog.getAllByRole('radiogroup'))
      await userEvent.click(within(group).getByRole('radio', { name: /^5 из 5/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить оценку' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(allFives, ''))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const Again: Story = {
  args: { previousRating: { scores: { ...allFives, quality: 3 }, comment: 'Слабый переплёт' } },
  play: async () => {
    await expect((await findDialog()).getByRole('textbox', { name: /Комментарий/ })).toHaveValue('Слабый переплёт')
  },
}
export const Refused: Story = {
  args: {
    previousRating: { scores: allFives },
    onSave: fn(async () => {
      throw { message: 'Сигнала ещё нет' } satisfies FormError
    }),
  },
  play: async ({ args }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить оценку' }))
    await expect(await dialog.findByText('Сигнала ещё нет')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const InKazakh: Story = { globals: { locale: 'kz' } }
