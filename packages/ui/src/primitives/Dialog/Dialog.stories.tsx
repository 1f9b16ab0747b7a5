import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Announcer } from '../Announcer/index.ts'
import { Button } from '../Button/index.ts'
import { Menu } from '../Menu/index.ts'
import { TagInput } from '../TagInput/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { guide } from './Dialog.guide.ts'

const meta = {
  title: 'Primitives/Overlays/Dialog',
  component: Dialog,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: { open: true, onOpenChange: fn(), title: 'Удалить КП-0402?' },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

/** The backdrop. */
const getScrim = () => document.querySelector('[data-scrim]') as HTMLElement

const lossText = 'Предложение для колледжа права и одна книга в нём исчезнут из списка. Вернуть их будет нельзя.'

export const Confirm: Story = {
  render: function Render() {
    const [open, setOpen] = useState(false)
    const [answer, setAnswer] = useState('')
    return (
      <>
        <Button onClick={() => setOpen(true)}>Удалить КП</Button>
        <p>{answer}</p>
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title="Удалить КП-0402?"
          tone="danger"
          cancelLabel="Оставить"
          confirmLabel="Удалить КП"
          onConfirm={() => {
            setOpen(false)
            setAnswer('КП-0402 удалено')
          }}
        >
          {lossText}
        </ConfirmDialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Удалить КП' })
    await userEvent.click(opener)
    const dialog = screen.getByRole('alertdialog', { name: 'Удалить КП-0402?' })
    // The page behind the dialog cannot be reached.
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Оставить' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(screen.getAllByRole('button', { name: 'Удалить КП' }).at(-1) as HTMLElement)
    await expect(await canvas.findByText('КП-0402 удалено')).toBeVisible()
  },
}
export const ConfirmShown: Story = {
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      title="Удалить КП-0402?"
      tone="danger"
      cancelLabel="Оставить"
      confirmLabel="Удалить КП"
      onConfirm={fn()}
    >
      {lossText}
    </ConfirmDialog>
  ),
}
export const ConfirmOnInk: Story = { ...ConfirmShown, globals: { theme: 'dark' } }
export const ConfirmBusy: Story = {
  render: ({ onOpenChange }) => (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Удалить КП-0402?"
      tone="danger"
      busy
      confirmLabel="Удаляем"
      onConfirm={fn()}
    >
      {lossText}
    </ConfirmDialog>
  ),
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

const ReasonForm = () => (
  <>
    <label>
      Причина <input defaultValue="" />
    </label>
    <p>Получатель увидит её в письме.</p>
  </>
)
const footerButtons = (
  <>
    <Button variant="secondary">Отмена</Button>
    <Button variant="primary">Отклонить заявку</Button>
  </>
)
export const Medium: Story = {
  args: { size: 'md', title: 'Отклонить заявку?', children: <ReasonForm />, footer: footerButtons },
  play: async ({ args }) => {
    await expect(screen.getByRole('textbox')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const Large: Story = { args: { ...Medium.args, size: 'lg' } }
export const LongContent: Story = {
  args: {
    ...Medium.args,
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Строка {index + 1}</p>),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog')
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отклонить заявку' })).toBeVisible())
  },
}
export const BackdropCloses: Story = {
  args: { children: lossText },
  play: async ({ args }) => {
    await userEvent.click(screen.getByText(lossText))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(getScrim())
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
function KeywordsField() {
  const [keywords, setKeywords] = useState<readonly string[]>([])
  return (
    <Announcer>
      <TagInput label="Ключевые слова" value={keywords} onValueChange={setKeywords} />
    </Announcer>
  )
}
/** Esc goes to the field as long as the field uses it. */
export const EscInAField: Story = {
  args: { title: 'О чём книга?', children: <KeywordsField /> },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Ключевые слова' })
    await userEvent.type(field, 'степь{Escape}')
    await expect(field).toHaveValue('')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const NotDismissable: Story = {
  args: { children: 'Файл загружается.', dismissable: false },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await userEvent.click(getScrim())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
export const PhoneSheet: Story = {
  globals: { locale: 'kz' },
  args: { ...Medium.args, title: 'Баспаға жіберілген өтінімді қабылдамай тастайсыз ба?' },
}

export const PageWorksAfterMenuAndDialog: Story = {
  render: function Render() {
    const [open, setOpen] = useState(false)
    const [isClicked, setIsClicked] = useState(false)
    return (
      <div style={{ minBlockSize: '200vh' }}>
        <Menu
          label="КП-0402"
          items={[
            { key: 'delete', label: 'Удалить', glyph: glyphs.trash, tone: 'danger', onSelect: () => setOpen(true) },
          ]}
          renderTrigger={(props) => <Button {...props}>Действия</Button>}
        />
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title="Удалить КП-0402?"
          confirmLabel="Удалить КП"
          onConfirm={() => setOpen(false)}
        />
        <Button onClick={() => setIsClicked(true)}>{isClicked ? 'Страница отвечает' : 'Нажмите потом'}</Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await document.fonts.ready
    const width = document.documentElement.clientWidth
    const pageButton = canvas.getByRole('button', { name: 'Нажмите потом' })
    const leftEdge = pageButton.getBoundingClientRect().left
    await userEvent.click(canvas.getByRole('button', { name: 'Действия' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(pageButton.getBoundingClientRect().left).toBe(leftEdge)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Действия' })).toHaveFocus()
    await expect(document.body.style.pointerEvents).toBe('')
    await expect(document.documentElement.clientWidth).toBe(width)
    const { left, top, height } = pageButton.getBoundingClientRect()
    await expect(pageButton.contains(document.elementFromPoint(left + 8, top + height / 2))).toBe(true)
    await userEvent.click(pageButton)
    await expect(canvas.getByRole('button', { name: 'Страница отвечает' })).toBeVisible()
  },
}
