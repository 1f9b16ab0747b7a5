import type { StoredFile } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../Announcer/index.ts'
import { FileUpload, type FileUploadProps } from './FileUpload.tsx'
import { UploadError, type Upload } from './useUploads.ts'
import { guide } from './FileUpload.guide.ts'

const manuscript: StoredFile = {
  id: 7,
  name: 'Корпус_рукопись_v3.docx',
  size: 4_404_019,
  mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const createWordFile = (name = 'Отзыв.docx', text = 'текст') => new File([text], name, { type: 'application/msword' })
const toStoredFile = (file: File): StoredFile => ({ id: 8, name: file.name, size: file.size, mime: file.type })

const createPendingUpload =
  (progress: number): Upload =>
  (_file, { onProgress }) => {
    onProgress(progress)
    return new Promise(() => undefined)
  }

const meta: Meta<typeof FileUpload> = {
  title: 'Primitives/Fields/FileUpload',
  parameters: { guide },
  component: FileUpload,
  args: {
    label: 'Рукопись',
    accept: ['.pdf', '.docx'],
    maxSize: 50 * 1024 ** 2,
    value: null,
    onValueChange: fn(),
    onUpload: fn(async (file: File) => toStoredFile(file)),
  },
  render: function Render(args: FileUploadProps) {
    const [value, setValue] = useState(args.value)
    return (
      <FileUpload
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next)
          setValue(next)
        }}
      />
    )
  },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ inlineSize: 372, maxInlineSize: '100%' }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof FileUpload>

const expectAnnounced = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
const getInput = (canvas: { getByLabelText: (text: RegExp, options: { selector: string }) => HTMLElement }) =>
  canvas.getByLabelText(/^Рукопись/, { selector: 'input' })

export const Empty: Story = {
  args: { required: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('PDF или DOCX до 50 МБ')).toBeVisible()
    await userEvent.upload(getInput(canvas), createWordFile())
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(toStoredFile(createWordFile())))
    await expect(canvas.getByText('Отзыв.docx')).toBeVisible()
    await expectAnnounced('Отзыв.docx загружен')
  },
}
export const Waiting: Story = { args: { required: true } }
export const WaitingOnInk: Story = { ...Waiting, globals: { theme: 'dark' } }
export const Uploading: Story = {
  args: { onUpload: createPendingUpload(0.64) },
  play: async ({ args, canvas }) => {
    await userEvent.upload(getInput(canvas), createWordFile())
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.64)
    await expect(canvas.getByText('· 64 %', { exact: false })).toBeVisible()
    await expectAnnounced('Загружаем Отзыв.docx')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}
export const UploadingOnInk: Story = { ...Uploading, globals: { theme: 'dark' } }

const onAbort = fn()
export const Cancelled: Story = {
  args: {
    onUpload: (_file, { signal }) => {
      signal.addEventListener('abort', () => onAbort())
      return new Promise(() => undefined)
    },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(getInput(canvas), createWordFile())
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить загрузку: Отзыв.docx' }))
    await expect(onAbort).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Выбрать')).toBeVisible()
    await expect(getInput(canvas)).toHaveFocus()
    await expectAnnounced('Загрузка Отзыв.docx отменена')
  },
}
export const Done: Story = {
  args: { value: manuscript, required: true, hrefOf: ({ id }) => `/api/files/${id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Корпус_рукопись_v3.docx' })).toHaveAttribute('href', '/api/files/7')
    await expect(canvas.getByText('· 4,2 МБ', { exact: false })).toBeVisible()
  },
}
export const DoneOnInk: Story = { ...Done, globals: { theme: 'dark' } }
export const Removed: Story = {
  args: { value: manuscript },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Рукопись' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Убрать' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await waitFor(() => expect(getInput(canvas)).toHaveFocus())
    await expectAnnounced('Корпус_рукопись_v3.docx убран')
  },
}
export const Replaced: Story = {
  args: { value: manuscript },
  play: async ({ canvas }) => {
    await userEvent.upload(getInput(canvas), createWordFile('Корпус_v4.docx'))
    await expect(await canvas.findByText('Корпус_v4.docx')).toBeVisible()
  },
}

const failOnce = fn(async (file: File) => {
  if (failOnce.mock.calls.length === 1) throw new TypeError('Failed to fetch')
  return toStoredFile(file)
})
export const FailedAndRepeated: Story = {
  args: { onUpload: failOnce },
  beforeEach: () => void failOnce.mockClear(),
  play: async ({ args, canvas }) => {
    await userEvent.upload(getInput(canvas), createWordFile())
    await expect(await canvas.findByText('Файл не загрузился. Он выбран, можно повторить')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить: Отзыв.docx' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(toStoredFile(createWordFile())))
    await expect(failOnce.mock.calls[0]?.[0]).toBe(failOnce.mock.calls[1]?.[0])
  },
}
export const RefusedByTheServer: Story = {
  args: { onUpload: () => Promise.reject(new UploadError('Слишком много попыток подряд. Повторите через 2 мин.')) },
  play: async ({ canvas }) => {
    await userEvent.upload(getInput(canvas), createWordFile())
    await expect(await canvas.findByText('Слишком много попыток подряд. Повторите через 2 мин.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Повторить: Отзыв.docx' })).toBeVisible()
  },
}
const contentError = 'Содержимое файла не соответствует его имени. Подойдёт файл DOCX'
const refuseOnce = fn(async (file: File) => {
  if (refuseOnce.mock.calls.length === 1) throw new UploadError(contentError, { final: true })
  return toStoredFile(file)
})
export const RefusedForItsContent: Story = {
  args: { onUpload: refuseOnce },
  beforeEach: () => void refuseOnce.mockClear(),
  play: async ({ args, canvas }) => {
    await userEvent.upload(getInput(canvas), createWordFile())
    await expect(await canvas.findByText(contentError)).toBeVisible()
    // There is no retry button, because the same file would be refused again.
    await expect(canvas.queryByText('Повторить')).toBeNull()
    const clickHandler = fn((event: Event) => event.preventDefault())
    getInput(canvas).addEventListener('click', clickHandler, { once: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Другой файл вместо Отзыв.docx' }))
    await expect(clickHandler).toHaveBeenCalledOnce()
    await userEvent.upload(getInput(canvas), createWordFile('Отзыв_2.docx'))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(toStoredFile(createWordFile('Отзыв_2.docx'))))
  },
}
export const RefusedOnInk: Story = { ...RefusedByTheServer, globals: { theme: 'dark' } }
export const WrongKind: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(getInput(canvas), new File(['zip'], 'архив.zip'), { applyAccept: false })
    await expect(canvas.getByText('«архив.zip» не подходит: нужен PDF или DOCX')).toBeVisible()
    // The limits that the error states are not repeated.
    await expect(canvas.getAllByText(/PDF или DOCX/)).toHaveLength(1)
    await expect(getInput(canvas)).toBeInvalid()
    await expect(args.onUpload).not.toHaveBeenCalled()
  },
}
export const TooLarge: Story = {
  args: { maxSize: 4 },
  play: async ({ canvas }) => {
    await userEvent.upload(getInput(canvas), createWordFile('Отзыв.docx', 'longer'))
    await expect(canvas.getByText('«Отзыв.docx» больше 4 Б: в нём 6 Б')).toBeVisible()
  },
}
export const DraggedIn: Story = {
  play: async ({ args, canvas }) => {
    const slot = canvas.getByText('Выбрать')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(createWordFile())
    slot.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer }))
    await expect(await canvas.findByText('Отпустите файл здесь')).toBeVisible()
    slot.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce())
  },
}
export const Missing: Story = { args: { required: true, error: 'Приложите рукопись' } }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = {
  args: { value: manuscript, readOnlyReason: 'Заявка на рассмотрении' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(getInput(canvas)).toBeDisabled()
  },
}
export const LongKazakhAtPhoneWidth: Story = {
  globals: { locale: 'kz' },
  args: {
    label: 'Республикалық оқу-әдістемелік бірлестіктің қорытындысы',
    value: { ...manuscript, name: 'Республикалық_оқу_әдістемелік_бірлестіктің_қорытындысы.pdf' },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
