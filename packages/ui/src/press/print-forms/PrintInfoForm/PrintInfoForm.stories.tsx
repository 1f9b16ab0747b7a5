import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { printWork } from './fixtures.ts'
import { PrintInfoForm } from './PrintInfoForm.tsx'

const meta = {
  title: 'Press/PrintInfoForm',
  component: PrintInfoForm,
  args: { onSubmit: fn(async () => undefined), onCancel: fn() },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof PrintInfoForm>
export default meta
type Story = StoryObj<typeof meta>

const clickSave = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить печать' }))

export const New: Story = {
  play: async ({ canvas, args }) => {
    await clickSave()
    const copiesField = canvas.getByRole('spinbutton', { name: /Экземпляров/ })
    await waitFor(() => expect(copiesField).toHaveFocus())
    await expect(copiesField).toBeRequired()
    await expect(canvas.getByRole('combobox', { name: /Блок: бумага/ })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: /Блок: красочность/ })).toBeInvalid()
    await expect(canvas.getByRole('combobox', { name: 'Обложка: бумага' })).not.toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const InProgress: Story = {
  args: { defaultValues: printWork },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('30,96 усл. печ. л.')).toBeVisible()
    await expect(canvas.getByText(/В переплёте 1\s000 из 1\s000/)).toBeVisible()
    await clickSave()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
  },
}
export const InProgressOnInk: Story = { args: { defaultValues: printWork }, globals: { theme: 'dark' } }
export const InKazakh: Story = { args: { defaultValues: printWork }, globals: { locale: 'kz' } }
export const Phone: Story = {
  args: { defaultValues: printWork },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const AtNarrowWidthInKazakh: Story = {
  args: { defaultValues: printWork },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
/** Errors appear while the user types, before anything is sent. */
export const CheckedWhileTyped: Story = {
  args: { defaultValues: printWork },
  play: async ({ canvas, args }) => {
    const colouredField = canvas.getByRole('spinbutton', { name: 'Из них цветных' })
    await userEvent.clear(colouredField)
    await userEvent.type(colouredField, '400')
    await waitFor(() => expect(colouredField).toHaveAccessibleDescription('Больше, чем страниц всего'))
    const coloursField = canvas.getByRole('textbox', { name: 'Форзац: красочность' })
    await userEvent.clear(coloursField)
    await userEvent.type(coloursField, 'цвет')
    await waitFor(() => expect(coloursField).toHaveAccessibleDescription('Напишите как 4+4'))
    const stapleField = canvas.getByRole('spinbutton', { name: 'Скоба' })
    await userEvent.type(stapleField, '5')
    await waitFor(() => expect(stapleField).toBeInvalid())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const SewnOfWholeSections: Story = {
  args: { defaultValues: { ...printWork, total_pages: 376, binding_counts: { ...printWork.binding_counts, KBS: 95 } } },
  play: async ({ canvas, args }) => {
    const sewnField = canvas.getByRole('spinbutton', { name: 'КШС (клеешвейное)' })
    await userEvent.type(sewnField, '5')
    await waitFor(() =>
      expect(sewnField).toHaveAccessibleDescription('Сшивают целыми тетрадями: добавьте пустые страницы'),
    )
    const pagesField = canvas.getByRole('spinbutton', { name: /^Страниц всего/ })
    await expect(pagesField).toHaveAccessibleDescription(/Пустых страниц до целой тетради:\s8$/)
    await clickSave()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(pagesField)
    await userEvent.type(pagesField, '384')
    await clickSave()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
    await expect(sewnField).not.toBeInvalid()
  },
}
export const CompletedNeedsItsDay: Story = {
  args: { defaultValues: printWork },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Статус' }), 'completed')
    const dateField = canvas.getByRole('textbox', { name: /Завершение/ })
    await waitFor(() => expect(dateField).toBeRequired())
    await clickSave()
    await waitFor(() => expect(dateField).toHaveFocus())
    await userEvent.type(dateField, '20.11.2026')
    await userEvent.tab()
    await clickSave()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ status: 'completed', completed_date: '2026-11-20', start_date: '2026-11-18' }),
      ),
    )
  },
}
export const ServerRefusesAField: Story = {
  args: {
    defaultValues: printWork,
    onSubmit: fn(async (): Promise<void> => {
      const refusal: FormError = { message: 'Печать не сохранена', fields: { copies: 'Больше тиража карты' } }
      throw refusal
    }),
  },
  play: async ({ canvas }) => {
    await clickSave()
    const copiesField = canvas.getByRole('spinbutton', { name: /Экземпляров/ })
    await waitFor(() => expect(copiesField).toHaveAccessibleDescription('Больше тиража карты'))
  },
}
export const Saving: Story = {
  args: { defaultValues: printWork, onSubmit: fn((): Promise<void> => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await clickSave()
    await expect(await canvas.findByRole('button', { name: 'Сохраняем' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const ByKeyboard: Story = {
  args: { defaultValues: printWork },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const copiesField = canvas.getByRole('spinbutton', { name: /Экземпляров/ })
    await expect(copiesField).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: /Формат/ })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ copies: 1001 })))
  },
}
