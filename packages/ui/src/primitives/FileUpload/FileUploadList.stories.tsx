import type { StoredFile } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../Announcer/index.ts'
import { FileUploadList, type FileUploadListProps } from './FileUploadList.tsx'
import { guide } from './FileUpload.guide.ts'

const files: StoredFile[] = [
  { id: 1, name: 'Протокол_7.pdf', size: 800_000, mime: 'application/pdf' },
  { id: 2, name: 'Обложка.png', size: 2_400_000, mime: 'image/png' },
]
let lastId = 10
const uploadFile = async (file: File): Promise<StoredFile> => {
  lastId += 1
  return { id: lastId, name: file.name, size: file.size, mime: file.type }
}
const createFile = (name: string) => new File(['x'], name)

const meta: Meta<typeof FileUploadList> = {
  title: 'Primitives/Fields/FileUploadList',
  parameters: { guide },
  component: FileUploadList,
  args: {
    label: 'Приложения',
    accept: ['.pdf', 'image/*'],
    maxSize: 10 * 1024 ** 2,
    value: [],
    onValueChange: fn(),
    onUpload: uploadFile,
  },
  render: function Render(args: FileUploadListProps) {
    const [value, setValue] = useState(args.value)
    return (
      <FileUploadList
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
        <div style={{ inlineSize: 420, maxInlineSize: '100%' }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof FileUploadList>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PDF или изображение до 10 МБ')).toBeVisible()
    await userEvent.upload(
      canvas.getByLabelText(/Приложения/),
      [createFile('а.pdf'), createFile('б.pdf'), createFile('в.zip')],
      {
        applyAccept: false,
      },
    )
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
    await expect(canvas.getByText('«в.zip» не подходит: нужен PDF или изображение')).toBeVisible()
  },
}
export const Filled: Story = {
  args: { value: files, hrefOf: (storedFile) => `/api/files/${storedFile.id}` },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Протокол_7.pdf' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([files[1]])
    await expect(canvas.getByLabelText(/Приложения/, { selector: 'input' })).toHaveFocus()
  },
}
export const Mixed: Story = {
  args: {
    value: files,
    onUpload: (selectedFile, { onProgress }) => {
      onProgress(0.3)
      return selectedFile.name === 'а.pdf' ? new Promise(() => undefined) : Promise.reject(new Error('offline'))
    },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Приложения/, { selector: 'input' }), [
      createFile('а.pdf'),
      createFile('б.pdf'),
    ])
    await expect(await canvas.findByRole('button', { name: 'Повторить: б.pdf' })).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.3)
  },
}
export const MixedOnInk: Story = { ...Mixed, globals: { theme: 'dark' } }
export const Missing: Story = { args: { required: true, error: 'Приложите хотя бы один файл' } }
export const ReadOnly: Story = { args: { value: files, readOnlyReason: 'Договор подписан' } }
