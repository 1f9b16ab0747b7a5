import { ratingCriteria, type Rating, type RatingScore } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Inline, Panel } from '../../foundations/layout/index.ts'
import { guide } from './Rating.guide.ts'
import { RatingField } from './RatingField.tsx'
import { RatingFields, type RatingFieldsProps } from './RatingFields.tsx'
import { RatingMean } from './RatingMean.tsx'

const sampleRating: Rating = { quality: 5, punctuality: 4, creativity: 4, politeness: 5, communication: 5 }

const meta = {
  title: 'Primitives/Fields/Rating',
  component: RatingFields,
  parameters: { guide },
  args: { label: 'Оценка работы', value: {}, onValueChange: fn() },
  render: function Render(args: RatingFieldsProps) {
    const [value, setValue] = useState(args.value)
    return (
      <RatingFields
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
      <div style={{ maxInlineSize: 270 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RatingFields>
export default meta
type Story = StoryObj<typeof meta>

const getGroup = (name: RegExp) => within(screen.getByRole('radiogroup', { name }))

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await expect(getGroup(/Качество/).getByRole('radio', { name: '1 из 5, плохо' })).toHaveFocus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ quality: 3 })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ quality: 3, punctuality: 5 })
    await expect(getGroup(/Пунктуальность/).getByRole('radio', { checked: true })).toHaveAccessibleName(
      '5 из 5, отлично',
    )
  },
}
export const ByPointer: Story = {
  play: async ({ args }) => {
    await userEvent.click(getGroup(/Вежливость/).getByText('4'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ politeness: 4 })
  },
}
export const AlmostAll: Story = { args: { value: { ...sampleRating, communication: null } } }
export const AlmostAllOnInk: Story = { ...AlmostAll, globals: { theme: 'dark' } }
export const OneMissing: Story = {
  args: { value: { ...sampleRating, communication: null }, errors: { communication: 'Поставьте оценку' } },
  play: async () => {
    const lastGroup = screen.getByRole('radiogroup', { name: /Общение/ })
    await expect(lastGroup).toBeInvalid()
    await expect(lastGroup).toHaveAccessibleDescription('Поставьте оценку')
  },
}
export const InKazakhOnANarrowPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { label: 'Орындалған жұмыстың бағасы', value: sampleRating },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const TurnedOff: Story = { args: { value: sampleRating, disabled: true } }

function SingleRating() {
  const [value, setValue] = useState<RatingScore | null>(null)
  return (
    <RatingField
      label="Книга в целом"
      required
      value={value}
      onValueChange={setValue}
      hint="Видит только издательство"
    />
  )
}
export const OneScore: Story = {
  render: () => <SingleRating />,
  play: async () => {
    const field = screen.getByRole('radiogroup', { name: 'Книга в целом' })
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription('Видит только издательство')
  },
}
export const Given: Story = {
  render: () => (
    <Panel title="Оценка">
      <Inline gap={4}>
        <RatingMean rating={sampleRating} />
        <RatingMean rating={{ ...sampleRating, quality: 1, creativity: 2 }} />
        <RatingMean rating={null} />
      </Inline>
    </Panel>
  ),
  play: async ({ canvas }) => {
    const accessibleName =
      'Средняя оценка: 4,6 из 5. Качество 5, Пунктуальность 4, Творчество 4, Вежливость 5, Общение 5'
    await expect(canvas.getByRole('img', { name: accessibleName })).toHaveTextContent('4,6')
    await expect(canvas.getByRole('img', { name: 'Оценки пока нет' })).toBeVisible()
  },
}
export const GivenOnInk: Story = { ...Given, globals: { theme: 'dark' } }

export const AllFiveHaveANameInEveryLanguage: Story = {
  globals: { locale: 'en' },
  args: { label: 'Rating', value: sampleRating },
  play: async () => {
    await screen.findByRole('radiogroup', { name: 'Quality' })
    await expect(screen.getAllByRole('radiogroup')).toHaveLength(ratingCriteria.length)
  },
}
