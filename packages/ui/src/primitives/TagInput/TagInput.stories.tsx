import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../Announcer/index.ts'
import { guide } from './TagInput.guide.ts'
import { TagInput, type TagInputProps } from './TagInput.tsx'

const keywords = ['ботаника', 'сухие степи', 'Сарыарка']

const meta = {
  title: 'Primitives/Fields/TagInput',
  component: TagInput,
  parameters: { guide },
  args: { label: 'Ключевые слова', value: [], onValueChange: fn(), hint: 'По ним книгу найдут в каталоге' },
  render: function Render(args: TagInputProps) {
    const [value, setValue] = useState(args.value)
    return (
      <TagInput
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
      <Announcer>
        <div style={{ maxInlineSize: 360 }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof TagInput>
export default meta
type Story = StoryObj<typeof meta>

const expectAnnounced = (text: string) => waitFor(() => expect(document.body).toHaveTextContent(text))

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Ключевые слова' })
    await userEvent.tab()
    await userEvent.keyboard('ботаника{Enter}сухие степи,')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ботаника', 'сухие степи'])
    await expectAnnounced('Добавлено: сухие степи')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ботаника'])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect(canvas.getByRole('button', { name: 'Убрать: ботаника' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(input).toHaveFocus()
  },
}
export const Written: Story = { args: { value: keywords, optional: true } }
export const WrittenOnInk: Story = { ...Written, globals: { theme: 'dark' } }
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('тіл; корпус, мәтін')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['тіл', 'корпус', 'мәтін'])
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}
export const LeftInTheInputIsKept: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'геоботаника')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['геоботаника'])
  },
}
export const ThereAlready: Story = {
  args: { value: keywords },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'Ботаника{Enter}')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('«Ботаника» здесь уже есть')
    await expect(input).toHaveValue('Ботаника')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(input).not.toBeInvalid()
  },
}
export const Full: Story = {
  args: { value: keywords, max: 3 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'тюльпаны{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Больше добавить нельзя: не более 3')
  },
}
export const LongInKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: {
    label: 'Кітапты каталогтан табуға көмектесетін түйінді сөздер',
    hint: 'Әр сөзден кейін үтір қойыңыз',
    value: ['қолжазбатану', 'Қазақстанның құрғақ даласының өсімдік жамылғысы мен топырағы', 'тілтану'],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Wrong: Story = { args: { required: true, error: 'Напишите хотя бы одно слово' } }
export const Disabled: Story = { args: { disabled: true, value: keywords } }
export const ReadOnly: Story = {
  args: { value: keywords, readOnlyReason: 'Слова утверждены вместе с аннотацией' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
