import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as glyphs from './glyphs/index.ts'
import { Icon } from './Icon.tsx'
import { guide } from './Icon.guide.ts'

const meta = {
  title: 'Foundations/Icon',
  parameters: { guide },
  component: Icon,
  args: { glyph: glyphs.printer, size: 24 },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}
export const Fill: Story = { args: { weight: 'fill' } }
export const Named: Story = {
  args: { label: 'Печать' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Печать' })).toBeVisible()
  },
}
export const All: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {Object.entries(glyphs).map(([name, glyph]) => (
        <li key={name} title={name}>
          <Icon glyph={glyph} />
          <Icon glyph={glyph} weight="fill" />
        </li>
      ))}
    </ul>
  ),
}
