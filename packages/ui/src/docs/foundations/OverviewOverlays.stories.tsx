import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Stack } from '../../foundations/layout/index.ts'
import { classes } from '../../foundations/classes.ts'
import { modal } from '../../private/modal.css.ts'
import { Button } from '../../primitives/Button/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import * as dialog from '../../primitives/Dialog/Dialog.css.ts'
import type { MenuAction } from '../../primitives/Menu/index.ts'
import { menu } from '../../primitives/Menu/Menu.css.ts'
import { EntryFace } from '../../primitives/Menu/EntryFace.tsx'
import * as entries from '../../primitives/Menu/MenuEntries.css.ts'
import * as toast from '../../primitives/Toast/Toast.css.ts'
import { ToastFace } from '../../primitives/Toast/ToastFace.tsx'
import { tooltip } from '../../primitives/Tooltip/Tooltip.css.ts'
import * as styles from './overview.css.ts'
import { Part, Surfaces } from './Surfaces.tsx'

const Entry = ({ tone, ...action }: Omit<MenuAction, 'key'>) => (
  <div role="menuitem" className={classes(entries.item, tone && entries.danger)}>
    <EntryFace {...action} />
  </div>
)

const meta = {
  title: 'Foundations/Overview/Over the page',
  parameters: {
    layout: 'fullscreen',
    // The page shows every element twice, once on each surface, so landmarks are not unique.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Overlays, rendered statically. In use, only one of them is open, and the theme's surface sets its colours. */
export const Overlays: Story = {
  render: () => (
    <Surfaces>
      <Part title="Поверх страницы">
        <div inert className={styles.pair}>
          <Stack gap={2} as="ul">
            <li className={toast.toast}>
              <ToastFace message="Тех. карта обновлена" />
              <IconButton glyph={glyphs.x} label="Закрыть" size="sm" />
            </li>
            <li className={toast.toast}>
              <ToastFace message="Флаг «Акт» не сохранён, вернули как было" tone="danger" />
              <button type="button" className={toast.action}>
                Ещё раз
              </button>
              <IconButton glyph={glyphs.x} label="Закрыть" size="sm" />
            </li>
            <li>
              <span className={`${tooltip} ${styles.overlayInPageFlow}`}>Акт приложен 19 ноября</span>
            </li>
          </Stack>
          <div className={`${menu} ${styles.overlayInPageFlow}`} role="menu">
            <Entry label="Изменить" glyph={glyphs.pencilSimple} shortcut="E" />
            <Entry label="Скопировать КП" glyph={glyphs.copy} />
            <Entry label="В архив" glyph={glyphs.archive} />
            <div role="separator" className={entries.separator} />
            <Entry label="Удалить" glyph={glyphs.trash} shortcut="Del" tone="danger" />
          </div>
        </div>
      </Part>
      <Part title="Диалог">
        <div inert className={styles.overlayScene}>
          <div className={`${modal} ${dialog.dialog} ${dialog.size.sm} ${styles.overlayInPageFlow}`}>
            <div className={dialog.header}>
              <p className={dialog.title}>Удалить КП-0402?</p>
            </div>
            <div className={dialog.body}>
              Предложение для колледжа права и одна книга в нём исчезнут из списка. Вернуть их будет нельзя.
            </div>
            <div className={dialog.footer}>
              <Button variant="secondary">Оставить</Button>
              <Button variant="danger">Удалить КП</Button>
            </div>
          </div>
        </div>
      </Part>
    </Surfaces>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Удалить КП-0402?')).toHaveLength(2)
    // This is a picture of a menu, so nothing in it takes the focus.
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const AtNarrowWidth: Story = { ...Overlays, globals: { viewport: { value: 'narrow', isRotated: false } } }
