import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Controller, Form, usePressForm } from '../../patterns/Form/index.ts'
import { Announcer } from '../Announcer/index.ts'
import { Button } from '../Button/index.ts'
import { guide } from './BinIinField.guide.ts'
import { BinIinField, type BinIinFieldProps } from './BinIinField.tsx'

const meta = {
  title: 'Primitives/Fields/BinIinField',
  component: BinIinField,
  parameters: { guide },
  args: { label: 'БИН', kind: 'bin', value: '', onValueChange: fn(), hint: '12 цифр' },
  render: function Render(args: BinIinFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <BinIinField
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
      <div style={{ maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BinIinField>
export default meta
type Story = StoryObj<typeof meta>

const noBreakSpace = '\u00a0'

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'БИН' })
    await userEvent.type(input, '940140000385')
    await expect(input).toHaveValue(`940140${noBreakSpace}000385`)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('940140000385')
    await expect(input).not.toBeInvalid()
  },
}
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('БИН 9401 4000 0385')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('940140000385')
  },
}
export const TooShort: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '94014000038')
    await expect(input).not.toBeInvalid()
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Нужно 12 цифр, введено 11')
  },
}
export const Mistyped: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '940140000384')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Такого БИН нет: проверьте цифры')
    await userEvent.keyboard('{Backspace}5')
    await expect(input).not.toBeInvalid()
    await expect(input).toHaveAccessibleDescription('12 цифр')
  },
}
export const MonthThatDoesNotExist: Story = {
  args: { value: '941340000385' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
        'БИН начинается с года и месяца, а такого месяца нет: проверьте третью и четвёртую цифры',
      ),
    )
  },
}
export const BirthdayThatDoesNotExist: Story = {
  args: { label: 'ИИН', kind: 'iin', value: '900231400010' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(
        'ИИН начинается с даты рождения, а такой даты нет: проверьте первые шесть цифр',
      ),
    )
    await userEvent.clear(input)
    await userEvent.type(input, '791118700012')
    await expect(input).toHaveAccessibleDescription('Седьмая цифра ИИН — от 0 до 6 и согласуется с веком рождения')
  },
}
export const BinInThePlaceOfAnIin: Story = {
  args: { label: 'ИИН', kind: 'iin', value: '940140000385' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Это БИН организации, нужен ИИН человека'),
    )
  },
}
export const MistypedOnInk: Story = {
  ...Mistyped,
  args: { value: '940140000384' },
  play: () => undefined,
  globals: { theme: 'dark' },
}
export const InAFormItIsNotSentWithATypo: Story = {
  render: function Render({ onValueChange }) {
    const form = usePressForm({ values: { bin: '' }, onSubmit: ({ bin }) => onValueChange(bin) })
    return (
      <Announcer>
        <Form form={form}>
          <Controller
            control={form.control}
            name="bin"
            rules={{ required: 'Введите БИН организации' }}
            render={({ field }) => <BinIinField label="БИН" required {...field} />}
          />
          <Button type="submit">Сохранить</Button>
        </Form>
      </Announcer>
    )
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    const submitForm = () => userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await submitForm()
    await waitFor(() => expect(input).toHaveAccessibleDescription('Введите БИН организации'))
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('94014000{Enter}')
    await waitFor(() => expect(input).toHaveAccessibleDescription('Нужно 12 цифр, введено 8'))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.type(input, '0385')
    await submitForm()
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('940140000385'))
  },
}
export const InKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { label: 'Ұйымның бизнес-сәйкестендіру нөмірі', value: '940140000384', required: true },
  play: async ({ canvas }) => {
    await waitFor(() => {
      return expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Мұндай БСН жоқ: цифрларын тексеріңіз')
    })
  },
}
export const Disabled: Story = { args: { disabled: true, value: '940140000385' } }
export const ReadOnly: Story = { args: { value: '940140000385', readOnlyReason: 'Меняет только администратор' } }
