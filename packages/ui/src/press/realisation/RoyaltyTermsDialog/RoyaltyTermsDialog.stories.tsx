import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { terms } from '../fixtures.ts'
import { RoyaltyTermsDialog } from './RoyaltyTermsDialog.tsx'

const meta = {
  title: 'Press/RoyaltyTermsDialog',
  component: RoyaltyTermsDialog,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  parameters: { today: '2026-11-22' },
  args: {
    book: { book_name: 'Алтай өркениеті', author_names: ['Ә. Төлеу', 'М. Ыдырыс'], language: 'kz' },
    terms,
    onClose: fn(),
    onSave: fn(async () => undefined),
  },
} satisfies Meta<typeof RoyaltyTermsDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))
const save = () => userEvent.click(dialog().getByRole('button', { name: 'Сохранить' }))
const shares = () => dialog().getAllByLabelText(/^Доля/)

export const Changed: Story = {
  play: async ({ args }) => {
    const [first, second] = shares() as [HTMLElement, HTMLElement]
    await userEvent.clear(first)
    await userEvent.type(first, '70')
    await save()
    await waitFor(() => expect(second).toHaveAccessibleDescription(/вместе должны дать 100/))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.clear(second)
    await userEvent.type(second, '30')
    const [iin] = dialog().getAllByRole('textbox', { name: /^ИИН/ })
    await userEvent.type(iin as HTMLElement, '860314301271')
    await save()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          rate: 12,
          authors: [
            { name: 'Ә. Төлеу', share: 70, iin: '860314301271' },
            { name: 'М. Ыдырыс', share: 30 },
          ],
        }),
      ),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const Entered: Story = {
  args: { terms: undefined },
  play: async ({ args }) => {
    await save()
    await expect(await dialog().findByLabelText(/^Номер договора/)).toHaveAccessibleDescription(
      'Введите номер договора',
    )
    await expect(dialog().getByLabelText(/^Ставка/)).toHaveAccessibleDescription(/Введите ставку/)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const NumberTaken: Story = {
  args: {
    onSave: fn(() => Promise.reject({ message: 'Проверьте поля', fields: { number: 'Этот номер уже занят' } })),
  },
  play: async () => {
    await save()
    await expect(await dialog().findByLabelText(/^Номер договора/)).toHaveAccessibleDescription(/уже занят/)
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
