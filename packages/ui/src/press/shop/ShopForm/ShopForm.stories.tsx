import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { product, publications } from '../fixtures.ts'
import { PublicationList } from '../PublicationList/index.ts'
import { ShopForm } from './ShopForm.tsx'
import { toShopValues } from './shop-values.ts'

const values = toShopValues(product)
const meta = {
  title: 'Press/ShopForm',
  component: ShopForm,
  args: {
    defaultValues: values,
    number: product.external_techcard_id,
    shop: 'shop.press.kz',
    onUpload: fn(async (file: File) => ({ id: 8, name: file.name, size: file.size, mime: file.type })),
    onSubmit: fn(async () => undefined),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof ShopForm>
export default meta
type Story = StoryObj<typeof meta>

const submitForm = () => userEvent.click(screen.getByRole('button', { name: 'Отправить в магазин' }))

export const Filled: Story = {
  args: { aside: <PublicationList publications={publications} onResend={fn()} /> },
  play: async ({ canvas, args }) => {
    const preview = canvas.getByRole('region', { name: 'Страница в магазине' })
    await expect(preview).toHaveTextContent('Хит продаж')
    await expect(preview).toHaveTextContent(/4\s200\s₸/)
    await submitForm()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ author_ids: [61], category_id: 3, src_cover: null }),
        expect.anything(),
      ),
    )
  },
}
export const FilledOnInk: Story = { globals: { theme: 'dark' } }
export const InKazakh: Story = { globals: { locale: 'kz' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const AtNarrowWidthInKazakh: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
/** The slug changes with the title until the user types a different slug. */
export const AddressOfTitle: Story = {
  play: async ({ canvas }) => {
    const nameField = canvas.getByRole('textbox', { name: /^Название/ })
    const slugField = canvas.getByRole('textbox', { name: /Адрес страницы/ })
    await userEvent.clear(nameField)
    await userEvent.type(nameField, 'Қазақ тілі')
    await expect(slugField).toHaveValue('qazaq-tili')
    await userEvent.type(slugField, '-2')
    await userEvent.type(nameField, ' жаңа')
    await expect(slugField).toHaveValue('qazaq-tili-2')
    await userEvent.click(canvas.getByRole('button', { name: 'Составить из названия' }))
    await expect(slugField).toHaveValue('qazaq-tili-zhana')
  },
}
export const NotWhole: Story = {
  args: { defaultValues: { ...values, name: '', price_soft: null, price_hard: null, category_id: null } },
  play: async ({ canvas, args }) => {
    await submitForm()
    const nameField = canvas.getByRole('textbox', { name: /^Название/ })
    await waitFor(() => expect(nameField).toHaveFocus())
    await expect(canvas.getByText('Укажите хотя бы одну цену')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const ServerRefusesFields: Story = {
  args: {
    onSubmit: fn(async (): Promise<void> => {
      const refusal: FormError = {
        message: 'Книга не отправлена',
        fields: { 'authors.1.name_ru': 'Такого автора нет' },
      }
      throw refusal
    }),
  },
  play: async ({ canvas }) => {
    await submitForm()
    const secondAuthorField = canvas.getAllByRole('textbox', { name: /Имя автора/ })[1]
    await waitFor(() => expect(secondAuthorField).toHaveAccessibleDescription('Такого автора нет'))
  },
}
export const NotConnected: Story = {
  args: { shop: null, disabledReason: 'Магазин не подключён' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Отправить в магазин' })).toHaveAttribute('aria-disabled', 'true')
  },
}
