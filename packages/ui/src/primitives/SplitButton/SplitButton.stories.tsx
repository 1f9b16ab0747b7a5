import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Inline, Stack } from '../../foundations/layout/index.ts'
import { Button } from '../Button/index.ts'
import { Menu, type MenuItem } from '../Menu/index.ts'
import { guide } from './SplitButton.guide.ts'
import { SplitButton } from './SplitButton.tsx'

const onDraft = fn()
const items: MenuItem[] = [
  { key: 'draft', label: 'Сохранить черновик', glyph: glyphs.notePencil, onSelect: onDraft },
  { key: 'copy', label: 'Отправить и создать похожую', glyph: glyphs.copy },
  { key: 'later', label: 'Отправить позже', disabled: true, reason: 'Сначала приложите рецензию' },
]

const meta = {
  title: 'Primitives/Actions/SplitButton',
  component: SplitButton,
  parameters: { guide },
  args: { label: 'Отправка заявки', children: 'Отправить заявку', variant: 'primary', items, onClick: fn() },
  decorators: [(Story) => <div style={{ minBlockSize: 200 }}>{Story()}</div>],
} satisfies Meta<typeof SplitButton>
export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    onDraft.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Отправить заявку' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.tab()
    const arrowButton = canvas.getByRole('button', { name: 'Другие действия' })
    await expect(arrowButton).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Сохранить черновик' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onDraft).toHaveBeenCalledOnce()
    await expect(arrowButton).toHaveFocus()
  },
}
export const All: Story = {
  render: (args) => (
    <Stack gap={3}>
      {(['primary', 'secondary', 'tinted'] as const).map((variant) => (
        <Inline key={variant} gap={3}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <SplitButton key={size} {...args} variant={variant} size={size} leading={glyphs.check} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}
export const AllOnInk: Story = { ...All, globals: { theme: 'dark' } }
export const Disabled: Story = { args: { disabled: true } }
export const Busy: Story = {
  args: { busy: true, busyLabel: 'Отправляем' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправляем' }))
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Другие действия' })).toBeDisabled()
  },
}
/** If no action is more usual than the others, use a button that only opens the menu. */
export const Dropdown: Story = {
  render: () => (
    <Menu
      label="Выгрузка"
      items={[
        { key: 'xlsx', label: 'Таблица Excel', glyph: glyphs.fileXls },
        { key: 'pdf', label: 'Документ PDF', glyph: glyphs.filePdf },
      ]}
      renderTrigger={(props) => (
        <Button {...props} leading={glyphs.downloadSimple} trailing={glyphs.caretDown}>
          Выгрузить
        </Button>
      )}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выгрузить' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Таблица Excel' })).toHaveFocus())
  },
}
export const KazakhAtNarrowWidth: Story = {
  args: { children: 'Қолжазбаны баспаханаға сигналдық дана үшін жіберу', leading: glyphs.printer },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Басқа әрекеттер' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
