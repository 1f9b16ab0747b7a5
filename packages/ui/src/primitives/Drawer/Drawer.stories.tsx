import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { DescriptionList, Inline } from '../../foundations/layout/index.ts'
import { Badge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { Drawer } from './Drawer.tsx'
import { guide } from './Drawer.guide.ts'

const factsElement = (
  <DescriptionList
    items={[
      { term: 'Сумма с НДС', value: '4 960 000 ₸' },
      { term: 'Оплачено', value: '30 %' },
    ]}
  />
)

const meta = {
  title: 'Primitives/Overlays/Drawer',
  component: Drawer,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  args: { open: true, onOpenChange: fn(), title: 'ТОО «Кітап әлемі»', children: factsElement },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

const offer = {
  eyebrow: 'КП-0411 от 19 ноября 2026',
  summary: (
    <Inline gap={2}>
      <Badge tone="accent" glyph={glyphs.envelopeSimple}>
        Счёт отправлен
      </Badge>
      <Badge glyph={glyphs.handshake}>Партнёр, скидка 12 %</Badge>
    </Inline>
  ),
  footer: (
    <Inline justify="between" grow>
      <Button variant="dangerOutline" leading={glyphs.trash}>
        Удалить
      </Button>
      <Button variant="primary" leading={glyphs.pencilSimple}>
        Редактировать
      </Button>
    </Inline>
  ),
}

export const Offer: Story = {
  args: offer,
  play: async ({ args, canvasElement }) => {
    await expect(screen.getByRole('dialog', { name: 'ТОО «Кітап әлемі»' })).toBeVisible()
    await expect(canvasElement.closest('[aria-hidden="true"]')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const OfferOnInk: Story = { args: offer, globals: { theme: 'dark' } }
export const Plain: Story = {}
export const ReturnsTheFocus: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>КП-0411</Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const rowButton = canvas.getByRole('button', { name: 'КП-0411' })
    await userEvent.click(rowButton)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(rowButton).toHaveFocus()
  },
}
