import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Button } from '../Button/index.ts'
import { Menu } from './Menu.tsx'
import { MenuAt } from './MenuAt.tsx'
import type { MenuItem } from './items.ts'
import { guide } from './Menu.guide.ts'

const onEdit = fn()
const onRemove = fn()
const items: MenuItem[] = [
  { key: 'edit', label: 'Изменить', glyph: glyphs.pencilSimple, shortcut: 'E', onSelect: onEdit },
  { key: 'copy', label: 'Скопировать КП', glyph: glyphs.copy },
  {
    key: 'archive',
    label: 'В архив',
    glyph: glyphs.archive,
    disabled: true,
    reason: 'Сначала закройте оплату',
  },
  { key: 'line', separator: true },
  { key: 'delete', label: 'Удалить', glyph: glyphs.trash, shortcut: 'Del', tone: 'danger', onSelect: onRemove },
]

const meta = {
  title: 'Primitives/Overlays/Menu',
  parameters: { guide },
  component: Menu,
  args: { label: 'Действия с КП-0411', items, renderTrigger: (props) => <Button {...props}>Действия</Button> },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Действия' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('menuitem')).toBeNull()
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Действия с КП-0411' })).toBeVisible())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Изменить' })).toHaveFocus())
  },
}
export const OpenOnInk: Story = { ...Open, globals: { theme: 'dark' } }

const getItem = (name: RegExp | string) => screen.getByRole('menuitem', { name })
const waitForFocus = (name: string) => waitFor(() => expect(getItem(name)).toHaveFocus())

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    onEdit.mockClear()
    const button = canvas.getByRole('button', { name: 'Действия' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(getItem(/Изменить/)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(getItem(/Скопировать/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(getItem(/Удалить/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(getItem(/Изменить/)).toHaveFocus()
    await userEvent.keyboard('в')
    await expect(getItem(/В архив/)).toHaveFocus()
    await userEvent.keyboard('{Home}{Escape}')
    await expect(button).toHaveFocus()
    await expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(getItem(/Удалить/)).toHaveFocus())
    await userEvent.keyboard('{Home}{Enter}')
    await expect(onEdit).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
  },
}

const cities = ['Алматы', 'Ақтау', 'Ақтөбе', 'Әулиекөл', 'Өскемен', 'Үржар', 'Үшарал'].map((label) => ({
  key: label,
  label,
}))
/** Repeating a letter moves to the next entry that begins with it. Kazakh letters are distinct letters. */
export const Letters: Story = {
  args: { items: cities },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Действия' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitForFocus('Алматы')
    await userEvent.keyboard('ү')
    await waitForFocus('Үржар')
    await userEvent.keyboard('ү')
    await waitForFocus('Үшарал')
    await userEvent.keyboard('ү')
    await waitForFocus('Үржар')
    // After a pause of one second, typing starts a new word.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await userEvent.keyboard('ақтө')
    await waitForFocus('Ақтөбе')
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await userEvent.keyboard('ә')
    await waitForFocus('Әулиекөл')
  },
}
export const EntriesOfAnEntry: Story = {
  args: {
    items: [
      { key: 'move', label: 'Переместить', glyph: glyphs.kanban, items: cities },
      { key: 'edit', label: 'Изменить', onSelect: onEdit },
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Действия' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Переместить' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Алматы' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Переместить' })).toHaveFocus())
    await expect(screen.queryByRole('menuitem', { name: 'Алматы' })).toBeNull()
  },
}

export const DisabledSaysWhy: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const archiveItem = await screen.findByRole('menuitem', { name: /В архив/ })
    await expect(archiveItem).toHaveAttribute('aria-disabled', 'true')
    await expect(archiveItem).toHaveTextContent('Сначала закройте оплату')
    await userEvent.click(archiveItem)
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const Choices: Story = {
  render: function Render() {
    const [sort, setSort] = useState('date')
    return (
      <Menu
        label="Порядок"
        align="end"
        renderTrigger={(props) => <Button {...props}>Порядок</Button>}
        items={[
          { key: 'heading', heading: 'Сначала' },
          { key: 'date', label: 'Новые', checked: sort === 'date', radio: true, onSelect: () => setSort('date') },
          {
            key: 'title',
            label: 'По названию',
            checked: sort === 'title',
            radio: true,
            onSelect: () => setSort('title'),
          },
        ]}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Новые' })).toHaveFocus())
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'По названию' }))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'По названию' })).toHaveFocus())
    await expect(screen.getByRole('menuitemradio', { name: 'По названию' })).toBeChecked()
  },
}

export const AtThePointer: Story = {
  render: function Render() {
    const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
    return (
      <>
        <button
          type="button"
          style={{ padding: 24, border: '1px dashed' }}
          onContextMenu={(event) => {
            event.preventDefault()
            setPoint({ x: event.clientX, y: event.clientY })
          }}
        >
          Карточка
        </button>
        <MenuAt position={point} label="Переместить «Алтай өркениеті»" items={items} onClose={() => setPoint(null)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('button', { name: 'Карточка' })
    card.focus()
    await fireEvent.contextMenu(card, { clientX: innerWidth - 4, clientY: 40 })
    const menu = await screen.findByRole('menu')
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Изменить/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(card).toHaveFocus()
  },
}

export const LongKazakhAtPhoneWidth: Story = {
  args: {
    items: [
      { key: 'one', label: 'Ұсыныс пен шотты көшіру және жаңа нөмір беру', glyph: glyphs.copy, shortcut: 'C' },
      {
        key: 'two',
        label: 'Мұрағатқа жіберу',
        disabled: true,
        reason: 'Алдымен төлемді жабыңыз, содан кейін қайталап көріңіз',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = await screen.findByRole('menu')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
}
