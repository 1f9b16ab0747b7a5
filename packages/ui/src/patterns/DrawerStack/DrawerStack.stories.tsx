import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DescriptionList, Stack } from '../../foundations/layout/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { DrawerStack, type StackedDrawer } from './DrawerStack.tsx'
import { guide } from './DrawerStack.guide.ts'

/** An offer, a book in it and its author: each opened from the previous one. */
function RecordDrawers({ open: initialDepth, onClose }: { open: number; onClose: (key: string) => void }) {
  const [depth, setDepth] = useState(initialDepth)
  const renderDeeperButton = (label: string) => <Button onClick={() => setDepth(depth + 1)}>{label}</Button>
  const drawers: StackedDrawer[] = [
    {
      key: 'offer',
      title: 'ТОО «Кітап әлемі»',
      eyebrow: 'КП-0411 от 19 ноября 2026',
      children: (
        <Stack align="start">
          <DescriptionList items={[{ term: 'Сумма с НДС', value: '4 960 000 ₸' }]} />
          {renderDeeperButton('Абай және әлем әдебиеті')}
        </Stack>
      ),
    },
    {
      key: 'book',
      title: 'Абай және әлем әдебиеті',
      children: (
        <Stack align="start">
          <DescriptionList items={[{ term: 'Тираж', value: '1 000 экз.' }]} />
          {renderDeeperButton('Тимур Ли')}
        </Stack>
      ),
    },
    { key: 'author', title: 'Тимур Ли', eyebrow: 'Автор', children: <p>Пишет о корпусной лингвистике.</p> },
  ]
  return (
    <>
      <Button onClick={() => setDepth(1)}>КП-0411</Button>
      <DrawerStack
        drawers={drawers.slice(0, depth)}
        onClose={(key) => {
          onClose(key)
          setDepth(depth - 1)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Patterns/DrawerStack',
  component: RecordDrawers,
  parameters: {
    documents: DrawerStack,
    guide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '520px' } },
  },
  args: { open: 0, onClose: fn() },
} satisfies Meta<typeof RecordDrawers>
export default meta
type Story = StoryObj<typeof meta>

const findDrawer = (name: string) => screen.findByRole('dialog', { name })

export const OneOverAnother: Story = {
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('button', { name: 'КП-0411' })
    await userEvent.click(row)
    const offer = await findDrawer('ТОО «Кітап әлемі»')
    const opener = within(offer).getByRole('button', { name: 'Абай және әлем әдебиеті' })
    await Promise.all(offer.getAnimations().map(({ finished }) => finished))
    const leftBefore = offer.getBoundingClientRect().left
    await userEvent.click(opener)
    const book = await findDrawer('Абай және әлем әдебиеті')
    await waitFor(() => expect(within(book).getByRole('button', { name: 'Назад: ТОО «Кітап әлемі»' })).toBeVisible())
    // The lower drawer is moved back and cannot take the focus.
    await waitFor(() => expect(offer.getBoundingClientRect().left).toBeLessThan(leftBefore - 20))
    opener.focus()
    await expect(opener).not.toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(book).not.toBeInTheDocument())
    await expect(args.onClose).toHaveBeenCalledWith('book')
    await expect(opener).toHaveFocus()
    await waitFor(() => expect(offer.getBoundingClientRect().left).toBe(leftBefore))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row).toHaveFocus())
  },
}
export const Three: Story = {
  args: { open: 3 },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Назад: Абай және әлем әдебиеті' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Тимур Ли' })).toBeNull())
    await expect(await findDrawer('Абай және әлем әдебиеті')).toBeVisible()
  },
}
export const Two: Story = { args: { open: 2 } }
export const TwoOnInk: Story = { args: { open: 2 }, globals: { theme: 'dark' } }
export const KazakhAtNarrowWidth: Story = {
  args: { open: 2 },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    const book = await findDrawer('Абай және әлем әдебиеті')
    await waitFor(() => expect(within(book).getByRole('button', { name: 'Артқа: ТОО «Кітап әлемі»' })).toBeVisible())
    await expect(book.scrollWidth).toBeLessThanOrEqual(book.clientWidth)
    await expect(book.clientWidth).toBe(innerWidth)
  },
}
