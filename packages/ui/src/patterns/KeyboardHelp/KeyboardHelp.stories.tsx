import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useShortcut } from '../../foundations/useShortcut/index.ts'
import { guide } from './KeyboardHelp.guide.ts'
import { KeyboardHelp, type KeyHelpGroup } from './KeyboardHelp.tsx'

const groups: KeyHelpGroup[] = [
  {
    title: 'Везде',
    keys: [
      { keys: 'mod+k', action: 'Открыть поиск' },
      { keys: '?', action: 'Показать сочетания клавиш' },
      { keys: 'esc', action: 'Закрыть то, что впереди' },
    ],
  },
  {
    title: 'На доске',
    keys: [
      { keys: ['up', 'down'], action: 'Перейти к соседней карте' },
      { keys: ['left', 'right'], action: 'Перейти к соседней колонке' },
      { keys: 'space', action: 'Поднять карту' },
      { keys: 'enter', action: 'Открыть карту' },
    ],
  },
  {
    title: 'В форме',
    keys: [{ keys: 'mod+enter', action: 'Отправить' }],
  },
]

const meta = {
  title: 'Patterns/KeyboardHelp',
  component: KeyboardHelp,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  args: { open: true, onOpenChange: fn(), groups },
} satisfies Meta<typeof KeyboardHelp>
export default meta
type Story = StoryObj<typeof meta>

export const Groups: Story = {
  play: async ({ args }) => {
    const board = within(screen.getByRole('table', { name: 'На доске' }))
    await expect(board.getAllByRole('row')).toHaveLength(5)
    await waitFor(() => expect(board.getByRole('row', { name: /Поднять карту Пробел/ })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const OpensByItsKey: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false)
    useShortcut('?', () => setOpen(true))
    return (
      <>
        <input aria-label="Заметка" />
        <button type="button">Дальше</button>
        <KeyboardHelp {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Что?')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveValue('Что?')
    await userEvent.tab()
    await userEvent.keyboard('?')
    await screen.findByRole('dialog', { name: 'Сочетания клавиш' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus())
  },
}
/** A person who uses speech input turns single keys off; shortcuts with Ctrl still work. */
export const SingleKeysAreTurnedOff: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(true)
    const [areSingleKeysOn, setSingleKeysOn] = useState(true)
    useShortcut('?', () => setOpen(true))
    useShortcut('mod+k', () => setOpen(true))
    useEffect(() => {
      document.documentElement.dataset['singleKeys'] = areSingleKeysOn ? 'on' : 'off'
      return () => void delete document.documentElement.dataset['singleKeys']
    }, [areSingleKeysOn])
    return (
      <>
        <button type="button">Дальше</button>
        <KeyboardHelp
          {...args}
          open={open}
          onOpenChange={setOpen}
          singleKeys={areSingleKeysOn}
          onSingleKeysChange={setSingleKeysOn}
        />
      </>
    )
  },
  play: async () => {
    await userEvent.click(screen.getByRole('switch', { name: /^Одиночные клавиши/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('?')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await screen.findByRole('switch', { name: /^Одиночные клавиши/ })).not.toBeChecked()
  },
}
export const KazakhAtNarrowWidth: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  args: {
    groups: [
      {
        title: 'Технологиялық карталардың тақтасында',
        keys: [
          { keys: ['left', 'right'], action: 'Көршілес бағандағы жақын картаға өту' },
          { keys: 'shift+alt+down', action: 'Картаны рұқсат етілген келесі бағанға жылжыту' },
        ],
      },
    ],
  },
  play: async () => {
    const help = await screen.findByRole('dialog', { name: 'Пернелер тіркесімі' })
    await expect(help.scrollWidth).toBeLessThanOrEqual(help.clientWidth)
  },
}
