import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { offer } from '../fixtures.ts'
import { ItemsDialog } from './ItemsDialog.tsx'

const meta = {
  title: 'Press/ItemsDialog',
  component: ItemsDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { offer, onClose: fn(), onSave: fn(async () => undefined) },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
} satisfies Meta<typeof ItemsDialog>
export default meta
type Story = StoryObj<typeof meta>

const clickSave = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить строки' }))
const findFirstQuantity = async () => {
  const [book] = await screen.findAllByRole('group', { name: offer.items[0]?.name ?? '' })
  return within(book as HTMLElement).getByRole('spinbutton', { name: 'Тираж' })
}

export const Changed: Story = {
  play: async ({ args }) => {
    const quantityField = await findFirstQuantity()
    await userEvent.clear(quantityField)
    await userEvent.type(quantityField, '450')
    await clickSave()
    const [firstItem, ...otherItems] = offer.items
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith([{ ...firstItem, quantity: 450 }, ...otherItems]))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const NoRun: Story = {
  play: async ({ args }) => {
    await userEvent.clear(await findFirstQuantity())
    await clickSave()
    await waitFor(async () => expect(await findFirstQuantity()).toBeInvalid())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const ServerRefuses: Story = {
  args: {
    onSave: fn(async () => {
      throw { message: 'КП уже принято' } satisfies FormError
    }),
  },
  play: async ({ args }) => {
    await findFirstQuantity()
    await clickSave()
    await expect(await screen.findByText('КП уже принято')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const InKazakh: Story = { globals: { locale: 'kz' } }
