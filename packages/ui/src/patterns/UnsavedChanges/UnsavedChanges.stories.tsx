import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { guide } from './UnsavedChanges.guide.ts'
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx'

const meta = {
  title: 'Patterns/UnsavedChanges',
  component: UnsavedChangesDialog,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onLeave: fn(),
    onSave: fn(),
    losses: ['Тираж: 1 500 вместо 1 000', 'Срок сдачи: 25 ноября'],
  },
} satisfies Meta<typeof UnsavedChangesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const SavesFirst: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Уйти, не сохранив?' })).toHaveTextContent('Тираж: 1 500')
    await expect(screen.getByRole('button', { name: 'Остаться' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Сохранить и уйти' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const EscStays: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const CannotBeSavedYet: Story = {
  render: ({ onSave: _none, ...args }) => <UnsavedChangesDialog {...args} />,
  args: { losses: [], children: 'Заявка не заполнена до конца: пропадут название и аннотация.' },
  play: async ({ args }) => {
    await expect(screen.queryByRole('button', { name: 'Сохранить и уйти' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Уйти без сохранения' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
export const Saving: Story = {
  args: { saving: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Сохраняем' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const Failed: Story = {
  args: { failed: true },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Не сохранилось')
  },
}
export const KazakhAtNarrowWidth: Story = {
  args: { losses: ['Таралымы: 1 000 орнына 1 500 дана', 'Қолжазбаны тапсыру мерзімі: 25 қараша'], failed: true },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Сақтамай кетесіз бе?' })
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
