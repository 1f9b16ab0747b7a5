import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { text, type TextRole } from '../../themes/scale.ts'
import { Stack } from '../layout/index.ts'
import { BookTitle, bookTitleSizes } from './BookTitle.tsx'
import { Heading, headingLevels } from './Heading.tsx'
import { Text, textTones } from './Text.tsx'
import { guide } from './Text.guide.ts'

const meta = {
  title: 'Foundations/Text',
  parameters: { guide },
  component: Text,
  args: { children: 'Сигнал можно заказать после корректуры.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Body: Story = {}
export const Roles: Story = {
  render: () => (
    <Stack gap={2}>
      {(Object.keys(text) as TextRole[]).map((variant) => (
        <Text key={variant} variant={variant}>
          {variant}: Әдебиет № 1 284 500 ₸
        </Text>
      ))}
    </Stack>
  ),
}
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: срок сигнала через три дня
        </Text>
      ))}
    </Stack>
  ),
}
export const TonesOnInk: Story = { ...Tones, globals: { theme: 'dark' } }
export const Headings: Story = {
  render: () => (
    <Stack gap={2}>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Технологические карты
        </Heading>
      ))}
      <Heading level={2} variant="bookXl">
        Вход в издательство
      </Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const BookTitles: Story = {
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Stack gap={3}>
        {bookTitleSizes.map((size) => (
          <BookTitle key={size} size={size} lang="kk" lines={3}>
            Қазақ тілінің корпусы: құрылымы мен қолданылуы
          </BookTitle>
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/корпусы/)[0]).toHaveAttribute('lang', 'kk')
  },
}
export const OneLine: Story = {
  args: { truncate: true, as: 'p' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const textElement = canvas.getByText(/Сигнал/)
    await expect(textElement.scrollWidth).toBeGreaterThan(textElement.clientWidth)
  },
}
export const TwoLines: Story = {
  args: { lines: 2 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 100 }}>
        <Story />
      </div>
    ),
  ],
}
export const Figures: Story = {
  render: () => (
    <Stack gap={1} align="end">
      {['1 111 111 ₸', '8 080 808 ₸'].map((sum) => (
        <Text key={sum} tabular>
          {sum}
        </Text>
      ))}
    </Stack>
  ),
}
