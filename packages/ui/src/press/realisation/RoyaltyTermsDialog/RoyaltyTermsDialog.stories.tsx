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

const getDialog = () => within(screen.getByRole('dialog'))
const clickSave = () => userEvent.click(getDialog().getByRole('button', { name: 'Сохранить' }))
const getShareFields = () => getDialog().getAllByLabelText(/^Доля/)

export const Changed: Story = {
  play: async ({ args }) => {
    const [firstShare, secondShare] = getShareFields() as [HTMLElement, HTMLElement]
    await userEvent.clear(firstShare)
    await userEvent.type(firstShare, '70')
    await clickSave()
    await waitFor(() => expect(secondShare).toHaveAccessibleDescription(/вместе должны дать 100/))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.clear(secondShare)
    await userEvent.type(secondShare, '30')
    const [iinField] = getDialog().getAllByRole('textbox', { name: /^ИИН/ })
    await userEvent.type(iinField as HTMLElement, '860314301271')
    await clickSave()
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
    await clickSave()
    await expect(await getDialog().findByLabelText(/^Номер договора/)).toHaveAccessibleDescription(
      'Введите номер договора',
    )
    await expect(getDialog().getByLabelText(/^Ставка/)).toHaveAccessibleDescription(/Введите ставку/)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const NumberTaken: Story = {
  args: {
    onSave: fn(() => Promise.reject({ message: 'Проверьте поля', fields: { number: 'Этот номер уже занят' } })),
  },
  play: async () => {
    await clickSave()
    await expect(await getDialog().findByLabelText(/^Номер договора/)).toHaveAccessibleDescription(/уже занят/)
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
