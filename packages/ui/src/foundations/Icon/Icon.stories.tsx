import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { beforeEach, writeTextMock } from '../../docs/foundations/clipboard-story.ts'
import { IconGallery } from '../../docs/foundations/IconGallery.tsx'
import * as glyphs from './glyphs/index.ts'
import { Icon } from './Icon.tsx'
import { guide } from './Icon.guide.ts'

const meta = {
  title: 'Foundations/Icon',
  parameters: { guide },
  component: Icon,
  args: { glyph: glyphs.printer, size: 24 },
  beforeEach,
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
/** All icons. A click copies the name. */
export const All: Story = {
  render: () => <IconGallery />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(glyphs).length)
    await userEvent.type(canvas.getByRole('searchbox'), 'print')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Скопировано: glyphs.printer'))
    await expect(writeTextMock).toHaveBeenCalledWith('glyphs.printer')
    await userEvent.clear(canvas.getByRole('searchbox'))
  },
}
export const AllAtNarrowWidth: Story = {
  render: () => <IconGallery />,
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
