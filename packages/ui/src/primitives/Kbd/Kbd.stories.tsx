import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../foundations/layout/index.ts'
import { Text } from '../../foundations/Text/index.ts'
import { guide } from './Kbd.guide.ts'
import { Kbd } from './Kbd.tsx'

const meta = {
  title: 'Primitives/Content/Kbd',
  component: Kbd,
  parameters: { guide },
  args: { keys: 'mod+k' },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Together: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('K')).toBeVisible()
    await expect(canvas.getByText('Ctrl')).toBeVisible()
  },
}
export const OneAfterAnother: Story = {
  args: { keys: 'g h' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('затем')).toBeVisible()
  },
}
export const Arrows: Story = {
  args: { keys: 'up down left right' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'стрелка вверх' })).toBeVisible()
  },
}
export const Named: Story = {
  render: () => (
    <Stack gap={2}>
      {['?', 'shift+enter', 'space', 'alt+down', 'ctrl++', 'mod+shift+z'].map((keys) => (
        <Kbd key={keys} keys={keys} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пробел')).toBeVisible()
    await expect(canvas.getByText('+')).toBeVisible()
  },
}
export const InASentence: Story = {
  render: (args) => (
    <Text as="p">
      Поиск открывается сочетанием <Kbd {...args} />, список сочетаний — клавишей <Kbd keys="?" />.
    </Text>
  ),
}
export const OnInk: Story = { ...InASentence, globals: { theme: 'dark' } }
export const KazakhAtNarrowWidth: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: { keys: 'g h space shift+alt+down' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
