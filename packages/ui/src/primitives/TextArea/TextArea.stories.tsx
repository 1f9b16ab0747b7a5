import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextArea } from './TextArea.tsx'
import { guide } from './TextArea.guide.ts'

const meta = {
  title: 'Primitives/Fields/TextArea',
  parameters: { guide },
  component: TextArea,
  args: { label: 'Аннотация', hint: 'Два или три предложения о книге' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Аннотация' })
    const height = field.offsetHeight
    await userEvent.type(field, 'Кітап{enter}туралы{enter}үш{enter}төрт{enter}бес')
    await expect(field.offsetHeight).toBeGreaterThan(height)
  },
}
export const Counted: Story = {
  args: { maxLength: 60, defaultValue: 'Учебник для студентов первого курса.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(canvas.getByText('36 из 60')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Осталось 24 знака')
    await userEvent.type(field, ' С задачами и ответами.....')
    await expect(canvas.getByText('63 из 60')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Лишние 3 знака')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Лишние 3 знака')
  },
}
export const Wrong: Story = { args: { required: true, error: 'Напишите, почему заявка отклонена' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Учебник для студентов первого курса.' } }
export const ReadOnly: Story = {
  args: { readOnlyReason: 'Заявка на рассмотрении', defaultValue: 'Учебник для студентов первого курса.' },
}
export const OnInk: Story = { ...Counted, globals: { theme: 'dark' } }
