import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '../../foundations/layout/index.ts'
import { Announcer } from '../Announcer/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Menu } from '../Menu/index.ts'
import type { ToastOptions } from './Toast.tsx'
import { ToastProvider, useToast } from './ToastProvider.tsx'
import { guide } from './Toast.guide.ts'

const onRetry = fn()
const savedToast: ToastOptions = { message: 'Тех. карта обновлена' }
const refusedToast: ToastOptions = {
  message: 'Флаг «Акт» не сохранён, вернули как было',
  tone: 'danger',
  action: { label: 'Ещё раз', onAction: onRetry },
}

function ToastButtons() {
  const showToast = useToast()
  const [open, setOpen] = useState(false)
  return (
    <Inline>
      <Button onClick={() => showToast(savedToast)}>Сохранить</Button>
      <Button onClick={() => showToast(refusedToast)}>Отказ</Button>
      <Button onClick={() => setOpen(true)}>Открыть диалог</Button>
      <Menu
        label="Действия"
        items={[{ key: 'approve', label: 'Утвердить' }]}
        renderTrigger={(props) => <Button {...props}>Действия</Button>}
      />
      <Dialog open={open} onOpenChange={setOpen} title="Сохранить черновик?">
        <Button onClick={() => showToast(refusedToast)}>Сохранить в диалоге</Button>
        <Button
          onClick={() => {
            showToast(savedToast)
            setOpen(false)
          }}
        >
          Сохранить и закрыть
        </Button>
      </Dialog>
    </Inline>
  )
}

const meta = {
  title: 'Primitives/Feedback/Toast',
  component: ToastProvider,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  args: { children: <ToastButtons /> },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof ToastProvider>
export default meta
type Story = StoryObj<typeof meta>

const queryRegion = () => screen.queryByRole('region', { name: 'Сообщения' })

export const LeavesByItself: Story = {
  args: { duration: 200 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(queryRegion()).toHaveTextContent('Тех. карта обновлена')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Тех. карта обновлена'))
    await waitFor(() => expect(queryRegion()).toBeNull(), { timeout: 1500 })
  },
}
export const StaysUntilClosed: Story = {
  args: { duration: 50, messageStay: 'untilClosed' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(queryRegion()).toHaveTextContent('Тех. карта обновлена')
    await new Promise((resolve) => setTimeout(resolve, 150))
    await expect(queryRegion()).toHaveTextContent('Тех. карта обновлена')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }))
    await expect(queryRegion()).toBeNull()
  },
}
export const FailureStaysAndIsReadAtOnce: Story = {
  args: { duration: 50 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отказ' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Флаг «Акт» не сохранён, вернули как было'))
    await new Promise((resolve) => setTimeout(resolve, 150))
    await userEvent.click(screen.getByRole('button', { name: 'Ещё раз' }))
    await expect(onRetry).toHaveBeenCalled()
    await expect(queryRegion()).toBeNull()
  },
}
export const WaitsWhileItIsRead: Story = {
  args: { duration: 150 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await userEvent.hover(screen.getByText('Тех. карта обновлена', { selector: 'li *' }))
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(queryRegion()).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }))
    await expect(queryRegion()).toBeNull()
  },
}
export const ReachedByF6AndClosedByEsc: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отказ' }))
    await waitFor(() => expect(queryRegion()).toHaveTextContent('Флаг «Акт» не сохранён'))
    await userEvent.keyboard('[F6]{Tab}')
    await expect(screen.getByRole('listitem')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect(screen.getByRole('button', { name: 'Ещё раз' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(queryRegion()).toBeNull())
  },
}

export const ThreeAtMost: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Сохранить' })
    await userEvent.tripleClick(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Отказ' }))
    const toastItems = within(queryRegion() as HTMLElement).getAllByRole('listitem')
    await expect(toastItems).toHaveLength(3)
    await expect(toastItems.at(-1)).toHaveTextContent('Флаг «Акт» не сохранён')
  },
}
export const OnInk: Story = { ...ThreeAtMost, globals: { theme: 'dark' } }
export const CanBePressedOverADialog: Story = {
  play: async ({ canvas }) => {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть диалог' }))
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить в диалоге' }))
    const dialog = screen.getByRole('dialog')
    await expect(dialog.contains(queryRegion())).toBe(true)
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('Флаг «Акт» не сохранён'))
    await userEvent.click(screen.getByRole('button', { name: 'Ещё раз' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
/** A toast is the latest overlay, but Esc closes the dialog that has the focus. */
export const EscIsTheDialogs: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть диалог' }))
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить в диалоге' }))
    await waitFor(() => expect(queryRegion()).toHaveTextContent('Флаг «Акт» не сохранён'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(queryRegion()).toHaveTextContent('Флаг «Акт» не сохранён')
  },
}
/** A toast that appears while a menu is open leaves Esc to the menu. */
export const EscIsTheMenus: Story = {
  play: async ({ canvas }) => {
    const menuButton = canvas.getByRole('button', { name: 'Действия' })
    await userEvent.click(menuButton)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Утвердить' })).toHaveFocus())
    canvas.getByRole('button', { name: 'Отказ', hidden: true }).click()
    await waitFor(() => expect(queryRegion()).toHaveTextContent('Флаг «Акт» не сохранён'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(menuButton).toHaveFocus()
    await expect(queryRegion()).toHaveTextContent('Флаг «Акт» не сохранён')
  },
}
export const OutlivesItsDialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть диалог' }))
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить и закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(queryRegion()).toBeVisible()
    await expect(queryRegion()).toHaveTextContent('Тех. карта обновлена')
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeVisible()
  },
}
