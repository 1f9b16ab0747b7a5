import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { guide } from './MaskedInput.guide.ts'
import { MaskedInput, type MaskedInputProps } from './MaskedInput.tsx'

const meta = {
  title: 'Primitives/Fields/MaskedInput',
  component: MaskedInput,
  parameters: { guide },
  args: { label: 'Номер удостоверения', mask: '000 000 000', example: '042 118 903', value: '', onValueChange: fn() },
  render: function Render(args: MaskedInputProps) {
    const [value, setValue] = useState(args.value)
    return (
      <MaskedInput
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next)
          setValue(next)
        }}
      />
    )
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MaskedInput>
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Номер удостоверения' })
    await userEvent.type(input, '042x118903')
    await expect(input).toHaveValue('042 118 903')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('042118903')
    await userEvent.type(input, '7')
    await expect(input).toHaveValue('042 118 903')
  },
}
export const TheCaretStays: Story = {
  args: { value: '042118903' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    await expect(input).toHaveValue('042 189 03')
    await expect(input.selectionStart).toBe(3)
    await userEvent.keyboard('5')
    await expect(input).toHaveValue('042 518 903')
    await expect(input.selectionStart).toBe(5)
    await userEvent.keyboard('x')
    await expect(input.selectionStart).toBe(5)
  },
}
export const BackspaceBehindASpace: Story = {
  args: { value: '042118903' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    await expect(args.onValueChange).toHaveBeenLastCalledWith('04118903')
    await expect(input.selectionStart).toBe(2)
  },
}
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('№ 042-118-903')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('042118903')
    await expect(canvas.getByRole('textbox')).toHaveValue('042 118 903')
  },
}
export const WithLettersAndABeginning: Story = {
  args: { label: 'Тех. карта', mask: 'ТК-0000', example: 'ТК-1143' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1143')
    await expect(canvas.getByRole('textbox')).toHaveValue('ТК-1143')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1143')
  },
}
export const NotAllThere: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '0421')
    await expect(input).not.toBeInvalid()
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Введите целиком, как в образце: 042 118 903')
  },
}
export const NotAllThereOnInk: Story = { ...NotAllThere, globals: { theme: 'dark' } }
export const InKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { label: 'Жеке басын куәландыратын құжаттың нөмірі', value: '0421', hint: 'Құжаттың бет жағында' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => {
      return expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Үлгідегідей толық енгізіңіз: 042 118 903')
    })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Disabled: Story = { args: { disabled: true, value: '042118903' } }
export const ReadOnly: Story = { args: { value: '042118903', readOnlyReason: 'Меняет отдел кадров' } }
