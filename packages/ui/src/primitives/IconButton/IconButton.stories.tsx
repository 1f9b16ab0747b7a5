import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Inline, Stack } from '../../foundations/layout/index.ts'
import { IconButton } from './IconButton.tsx'
import { iconButtonSizes } from './IconButtonFace.tsx'
import { IconButtonLink } from './IconButtonLink.tsx'
import { guide } from './IconButton.guide.ts'

const meta = {
  title: 'Primitives/Actions/IconButton',
  parameters: { guide },
  component: IconButton,
  args: { glyph: glyphs.dotsThree, label: 'Действия с заявкой', onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Canvas: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Действия с заявкой' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Действия с заявкой'))
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}
export const Chrome: Story = {
  render: () => (
    <div data-surface="chrome" style={{ padding: 12, background: 'var(--press-chrome-bg)' }}>
      <Inline gap={2}>
        <IconButton tone="chrome" glyph={glyphs.sun} label="Тема" />
        <IconButton tone="chrome" glyph={glyphs.bell} label="Уведомления: 2 новых" count={2} />
        <IconButton tone="chrome" glyph={glyphs.bell} label="Уведомления: 99+ новых" count={134} />
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Уведомления: 99+ новых' })).toHaveTextContent('99+')
  },
}
export const ChromeOnInk: Story = { ...Chrome, globals: { theme: 'semi-dark' } }
export const All: Story = {
  render: () => (
    <Stack gap={3}>
      {iconButtonSizes.map((size) => (
        <Inline key={size} gap={2}>
          <IconButton size={size} glyph={glyphs.pencilSimple} label="Изменить" />
          <IconButton size={size} glyph={glyphs.dotsThree} label="Ещё" outline />
          <IconButton size={size} glyph={glyphs.star} weight="fill" label="В избранном" aria-pressed />
          <IconButton size={size} glyph={glyphs.trash} label="Удалить" tone="danger" />
          <IconButton size={size} glyph={glyphs.check} label="Принять" tone="accent" />
          <IconButton size={size} glyph={glyphs.copy} label="Копировать" disabled />
          <IconButton size={size} glyph={glyphs.chatCircle} label="Сообщения: 3 новых" count={3} />
          <IconButtonLink size={size} glyph={glyphs.downloadSimple} label="Скачать" href="/instruction.pdf" />
        </Inline>
      ))}
    </Stack>
  ),
}
export const AllOnInk: Story = { ...All, globals: { theme: 'dark' } }
export const Compact: Story = { ...All, globals: { density: 'compact' } }
