import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { UploadError, type Upload } from '../../../primitives/FileUpload/index.ts'
import { Composer, type ComposerProps } from './Composer.tsx'
import { useAttachments } from './useAttachments.ts'

interface ExampleProps extends Omit<ComposerProps, 'attachments'> {
  onUpload: Upload
}

function Example({ onUpload, ...props }: ExampleProps) {
  const attachments = useAttachments({ onUpload, accept: ['.pdf', '.png'], maxSize: 1024 })
  return <Composer attachments={attachments} {...props} />
}

const acceptUpload: Upload = async (file) => ({ id: 90, name: file.name, size: file.size, mime: file.type })
const stallUpload: Upload = (_file, { onProgress }) => new Promise(() => onProgress(0.42))
const refuseUpload: Upload = async () => {
  throw new UploadError('Файл заражён')
}

const meta = {
  title: 'Press/Composer',
  component: Example,
  parameters: { documents: Composer },
  args: {
    onSend: fn(),
    onDraftChange: fn(),
    onUpload: fn(acceptUpload),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ maxInlineSize: 585 }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const getTextArea = () => screen.getByRole('textbox', { name: 'Сообщение' })
const createPdf = (name = 'Обложка.pdf', size = 10) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
const pasteFiles = (...files: File[]) => {
  const clipboardData = new DataTransfer()
  for (const file of files) clipboardData.items.add(file)
  getTextArea().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

export const Empty: Story = {}
export const Written: Story = {
  args: { draft: 'Уже в карте: 978-601-04-6612-3' },
  play: async ({ args }) => {
    await userEvent.click(getTextArea())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({ content: 'Уже в карте: 978-601-04-6612-3', files: [] })
    await expect(args.onDraftChange).toHaveBeenLastCalledWith('')
  },
}
export const WrittenOnInk: Story = { ...Written, globals: { theme: 'dark' } }
export const Grows: Story = {
  play: async () => {
    const heightBefore = getTextArea().getBoundingClientRect().height
    await userEvent.type(getTextArea(), 'один{Shift>}{Enter}{/Shift}два{Shift>}{Enter}{/Shift}три')
    await expect(getTextArea().getBoundingClientRect().height).toBeGreaterThan(heightBefore + 30)
  },
}
export const FilesByButton: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Прикрепить файлы', { selector: 'input' }), createPdf())
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Файлы к сообщению' })).toHaveTextContent('Обложка.pdf'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(args.onSend).toHaveBeenCalledWith({
      content: '',
      files: [expect.objectContaining({ id: 90, name: 'Обложка.pdf' })],
    })
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
export const FilesByPaste: Story = {
  play: async ({ canvas }) => {
    pasteFiles(createPdf())
    const fileList = await canvas.findByRole('list', { name: 'Файлы к сообщению' })
    await waitFor(() => expect(fileList).toHaveTextContent('10 Б'))
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Обложка.pdf' }))
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
export const FileRefused: Story = {
  play: async ({ args }) => {
    pasteFiles(createPdf('Рукопись.pdf', 2000))
    await waitFor(() => expect(getTextArea()).toHaveAccessibleDescription(/«Рукопись.pdf» больше 1/))
    await expect(args.onUpload).not.toHaveBeenCalled()
  },
}
export const WaitsForFiles: Story = {
  args: {
    draft: 'Смотрите вложение',
    onUpload: fn(stallUpload),
  },
  play: async ({ canvas, args }) => {
    pasteFiles(createPdf())
    await waitFor(() => expect(canvas.getByText(/42.%/)).toBeVisible())
    await userEvent.click(getTextArea())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toHaveAccessibleDescription(
      'Дождитесь загрузки файлов',
    )
  },
}
export const FileFailed: Story = {
  args: {
    onUpload: fn(refuseUpload),
  },
  play: async ({ canvas, args }) => {
    pasteFiles(createPdf())
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить: Обложка.pdf' }))
    await expect(args.onUpload).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(canvas.getByText('Файл заражён')).toBeVisible())
  },
}
export const TooLong: Story = {
  args: { draft: 'Длинное сообщение', maxLength: 12 },
  play: async ({ canvas, args }) => {
    await expect(getTextArea()).toBeInvalid()
    await expect(canvas.getByText('17 из 12')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Offline: Story = {
  args: { offline: true, draft: 'Когда связь вернётся' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(getTextArea()).toHaveAccessibleDescription(/Нет связи/)
  },
}
export const EmojiAtTheCaret: Story = {
  args: { draft: 'Рахмет!' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Эмодзи' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /спасибо/ }))
    await expect(getTextArea()).toHaveFocus()
    await expect((getTextArea() as HTMLTextAreaElement).value).toContain('🙏')
  },
}
export const KazakhNarrow: Story = {
  args: { offline: true },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/Байланыс жоқ/, { selector: '[id$="note"]' })).toBeVisible())
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
