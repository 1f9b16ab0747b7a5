import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { guide } from './IbanField.guide.ts'
import { IbanField, type IbanFieldProps } from './IbanField.tsx'

const meta = {
  title: 'Primitives/Fields/IbanField',
  component: IbanField,
  parameters: { guide },
  args: { label: 'ИИК', value: '', onValueChange: fn() },
  render: function Render(args: IbanFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <IbanField
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
} satisfies Meta<typeof IbanField>
export default meta
type Story = StoryObj<typeof meta>

const getInput = () => screen.getByRole<HTMLInputElement>('textbox')
const expectDescription = (text: string) => waitFor(() => expect(getInput()).toHaveAccessibleDescription(text))

const noBreakSpace = '\u00a0'

export const Typed: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('kz86125kzt5004100100')
    await expect(getInput()).toHaveValue(['KZ86', '125K', 'ZT50', '0410', '0100'].join(noBreakSpace))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('KZ86125KZT5004100100')
    await expect(getInput()).not.toBeInvalid()
  },
}
export const Pasted: Story = {
  play: async ({ args }) => {
    await userEvent.click(getInput())
    await userEvent.paste('KZ86 125K-ZT50 0410 0100')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('KZ86125KZT5004100100')
  },
}
export const TooShort: Story = {
  play: async () => {
    await userEvent.type(getInput(), 'KZ86125K')
    await expect(getInput()).not.toBeInvalid()
    await userEvent.tab()
    await expectDescription('Нужно 20 знаков, введено 8')
  },
}
export const Mistyped: Story = {
  play: async () => {
    await userEvent.type(getInput(), 'KZ86125KZT5004100101')
    await expectDescription('В номере счёта опечатка: сверьте его с реквизитами')
  },
}
export const MistypedOnInk: Story = { args: { value: 'KZ86125KZT5004100101' }, globals: { theme: 'dark' } }
export const InCyrillic: Story = {
  play: async () => {
    await userEvent.type(getInput(), 'КZ86')
    await expectDescription('В номере счёта бывают только латинские буквы и цифры')
  },
}
export const OfAnotherCountry: Story = {
  play: async () => {
    await userEvent.type(getInput(), 'DE89370400440532013000')
    await userEvent.tab()
    await expectDescription('Счёт в Казахстане начинается с KZ')
  },
}
export const InKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: {
    label: 'Төлем қабылдайтын ұйымның банктегі шот нөмірі',
    value: 'KZ86125KZT5004100101',
    required: true,
    hint: '',
  },
  play: async ({ canvasElement }) => {
    await expectDescription('Шот нөмірінде қате бар: деректемелермен салыстырыңыз')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Disabled: Story = { args: { disabled: true, value: 'KZ86125KZT5004100100' } }
export const ReadOnly: Story = {
  args: { value: 'KZ86125KZT5004100100', readOnlyReason: 'Меняет только администратор' },
}
