import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Inline } from '../../foundations/layout/index.ts'
import { Avatar, avatarSizes } from './Avatar.tsx'
import { AvatarStack } from './AvatarStack.tsx'
import { guide } from './Avatar.guide.ts'

const meta = {
  title: 'Primitives/Content/Avatar',
  parameters: { guide },
  component: Avatar,
  args: { name: 'Сәуле Тоқтар', size: 40 },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

const people = ['Нұрлан Абай', 'Сәуле Тоқтар', 'Елена Ким', 'Тимур Ли', 'Айгүл Сәрсен', 'Дана Оспанова']

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Сәуле Тоқтар' })).toHaveAttribute('data-initials', 'СТ')
  },
}
export const Picture: Story = {
  args: {
    src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%231e5561'/%3E%3C/svg%3E",
  },
}
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Сәуле Тоқтар' })).toHaveAttribute('data-initials', 'СТ'),
    )
  },
}
export const Online: Story = {
  args: { presence: 'online' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Сәуле Тоқтар, в сети' })).toBeVisible()
  },
}
export const Offline: Story = { args: { presence: 'offline' } }
export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const Sizes: Story = {
  render: () => (
    <Inline gap={3}>
      {avatarSizes.map((size, index) => (
        <Avatar key={size} size={size} name={people[index] ?? 'Мадина Исаева'} />
      ))}
    </Inline>
  ),
}
export const OnInk: Story = { ...Sizes, globals: { theme: 'dark' } }
export const Stack: Story = {
  render: () => (
    <Inline gap={6}>
      <AvatarStack people={people.slice(0, 3).map((name) => ({ name }))} />
      <AvatarStack people={people.map((name) => ({ name }))} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(people.join(', '))).toBeInTheDocument()
    await expect(canvas.getByText('+4')).toBeVisible()
  },
}
