import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { guide } from './Steps.guide.ts'
import { Steps } from './Steps.tsx'

const meta = {
  title: 'Patterns/Steps',
  component: Steps<string>,
  parameters: { guide },
  args: {
    label: 'Шаги заявки',
    value: 'files',
    onValueChange: fn(),
    steps: [
      { key: 'book', name: 'Книга', state: 'done' },
      { key: 'authors', name: 'Авторы', state: 'done' },
      { key: 'files', name: 'Файлы' },
      { key: 'review', name: 'Проверка' },
    ],
  },
} satisfies Meta<typeof Steps<string>>
export default meta
type Story = StoryObj<typeof meta>

export const ThirdOfFour: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Файлы' })).toHaveAttribute('aria-current', 'step')
    await userEvent.click(canvas.getByRole('button', { name: 'Проверка' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('review')
  },
}
export const WithProblem: Story = {
  args: {
    steps: [{ key: 'book', name: 'Книга', state: 'problem' }, ...meta.args.steps.slice(1)],
  },
  play: async ({ canvas }) => {
    const step = canvas.getByRole('button', { name: /Книга.*нужно исправить/ })
    await expect(step).toBeVisible()
    // The state is visible without colour too: an icon replaces the number.
    await expect(step.querySelector('svg')).toBeVisible()
    await expect(step).not.toHaveTextContent('1')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnInk: Story = { ...WithProblem, globals: { theme: 'dark' } }
