import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { guide } from './KbeField.guide.ts'
import { KbeField, type KbeFieldProps } from './KbeField.tsx'

const meta = {
  title: 'Primitives/Fields/KbeField',
  component: KbeField,
  parameters: { guide },
  args: { label: 'Кбе', hint: 'Две цифры из реквизитов', value: '', onValueChange: fn() },
  render: function Render(args: KbeFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <KbeField
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
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KbeField>
export default meta
type Story = StoryObj<typeof meta>

const getInput = () => screen.getByRole<HTMLInputElement>('textbox')
const expectDescription = (text: string) => waitFor(() => expect(getInput()).toHaveAccessibleDescription(text))

export const Typed: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await expectDescription('Две цифры из реквизитов')
    await userEvent.keyboard('1x7')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('17')
    await expectDescription('Резидент, негосударственные нефинансовые организации')
    await userEvent.keyboard('5')
    await expect(getInput()).toHaveValue('17')
  },
}
export const NoSuchCode: Story = {
  play: async () => {
    await userEvent.type(getInput(), '30')
    await expectDescription('Кбе — это две цифры: 1 или 2, затем от 1 до 9')
  },
}
export const NoSuchCodeOnInk: Story = { args: { value: '30' }, globals: { theme: 'dark' } }
export const TooShort: Story = {
  play: async () => {
    await userEvent.type(getInput(), '1')
    await expect(getInput()).not.toBeInvalid()
    await userEvent.tab()
    await expectDescription('Кбе — это две цифры: 1 или 2, затем от 1 до 9')
  },
}
export const InKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { label: 'Төлем алушының экономика секторының коды (Кбе)', value: '30', required: true, hint: '' },
  play: async ({ canvasElement }) => {
    await expectDescription('Кбе екі цифрдан тұрады: алдымен 1 не 2, кейін 1-ден 9-ға дейін')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Disabled: Story = { args: { disabled: true, value: '17' } }
export const ReadOnly: Story = { args: { value: '17', readOnlyReason: 'Меняет только администратор' } }
