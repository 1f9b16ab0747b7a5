import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { guide } from './InputGroup.guide.ts'
import { InputGroup } from './InputGroup.tsx'

const onCopy = fn()

const meta = {
  title: 'Primitives/Fields/InputGroup',
  component: InputGroup,
  parameters: { guide },
  args: { label: 'Адрес страницы', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InputGroup>
export default meta
type Story = StoryObj<typeof meta>

export const LeadingWords: Story = {
  args: { leading: 'https://', defaultValue: 'univer.kz/press', type: 'url' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Адрес страницы' })).toHaveAccessibleDescription('https://')
  },
}
export const TrailingWords: Story = { args: { trailing: '.press.kz', defaultValue: 'altay' } }
export const BothWithHint: Story = {
  args: { leading: 'https://', trailing: '.press.kz', defaultValue: 'altay', hint: 'Ссылку увидят читатели' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Ссылку увидят читатели https:// .press.kz')
  },
}
export const BothOnInk: Story = { ...BothWithHint, globals: { theme: 'dark' } }
export const LeadingGlyph: Story = { args: { leading: glyphs.link, label: 'Ссылка на папку' } }
export const Unit: Story = { args: { label: 'Ширина блока', suffix: 'мм', tabular: true, defaultValue: '145' } }
export const WithButton: Story = {
  args: {
    label: 'Код подтверждения',
    inputMode: 'numeric',
    action: (
      <Button size="sm" variant="tinted" onClick={onCopy}>
        Прислать код
      </Button>
    ),
  },
  beforeEach: () => void onCopy.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('4821')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Прислать код' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onCopy).toHaveBeenCalledOnce()
  },
}
export const WithIconButton: Story = {
  args: {
    leading: 'https://',
    label: 'Публичная ссылка',
    defaultValue: 'press.kz/track/7F3K',
    readOnly: true,
    action: <IconButton size="sm" glyph={glyphs.copy} label="Скопировать ссылку" onClick={onCopy} />,
  },
}
export const Wrong: Story = {
  args: { leading: 'https://', defaultValue: 'univer', error: 'Допишите адрес, например univer.kz' },
}
export const Disabled: Story = { args: { leading: 'https://', trailing: '.press.kz', disabled: true } }
export const LongInKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: {
    label: 'Кітаптың көпшілікке ашық бетінің мекенжайы',
    leading: 'https://baspa.university.edu.kz/',
    trailing: 'қолжазбалар',
    defaultValue: 'altay',
    action: (
      <Button size="sm" variant="tinted">
        Көшіру
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Compact: Story = { ...BothWithHint, globals: { density: 'compact' } }
