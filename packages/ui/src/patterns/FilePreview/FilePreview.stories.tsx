import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { guide } from './FilePreview.guide.ts'
import { FilePreview } from './FilePreview.tsx'
import type { PreviewFile } from './preview-file.ts'

const drawPicture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 300 425'><rect width='300' height='425' fill='#8a3b34'/><rect x='18' width='2' height='425' fill='#00000033'/><circle cx='160' cy='270' r='80' fill='none' stroke='#dccdae' stroke-width='3'/><rect x='50' y='60' width='200' height='14' fill='#dccdae'/><rect x='50' y='84' width='140' height='14' fill='#dccdae'/></svg>`,
  )}`

const cover: PreviewFile = {
  id: 1,
  name: 'мұқаба.svg',
  size: 1_482_310,
  mime: 'image/svg+xml',
  url: drawPicture(1500, 2125),
}
const review: PreviewFile = {
  id: 2,
  name: 'рецензия.pdf',
  size: 482_310,
  mime: 'application/pdf',
  url: new URL('./sample.pdf', import.meta.url).href,
}
const manuscript: PreviewFile = {
  id: 3,
  name: 'рукопись.docx',
  size: 8_804_112,
  mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  url: '/files/3',
}

const meta = {
  title: 'Patterns/FilePreview',
  component: FilePreview,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: { open: true, onOpenChange: fn(), files: [cover, review, manuscript], index: 0, onIndexChange: fn() },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    const [index, setIndex] = useState(args.index)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Файлы</Button>
        <FilePreview
          {...args}
          open={open}
          index={index}
          onOpenChange={(isOpen) => {
            args.onOpenChange(isOpen)
            setOpen(isOpen)
          }}
          onIndexChange={(nextIndex) => {
            args.onIndexChange(nextIndex)
            setIndex(nextIndex)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof FilePreview>
export default meta
type Story = StoryObj<typeof meta>

const getButton = (name: string) => screen.getByRole('button', { name })

/** A document is shown as text if nothing else can show it. */
export const AsText: Story = {
  args: { files: [{ ...manuscript, text: 'Введение\n\nВ пособии описан опыт создания корпуса.', onDownload: fn() }] },
  play: async () => {
    await expect(await screen.findByText(/В пособии описан опыт/)).toBeVisible()
    await expect(screen.getByRole('button', { name: /Скачать/ })).toBeVisible()
  },
}
export const Picture: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('img', { name: 'мұқаба.svg' })).toBeVisible())
    await expect(screen.getByText('1,4 МБ · 1 из 3')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Скачать: мұқаба.svg' })).toHaveAttribute('download', 'мұқаба.svg')
    const picture = screen.getByRole('img', { name: 'мұқаба.svg' })
    await expect(picture.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await userEvent.click(getButton('В полном размере'))
    await expect(picture.getBoundingClientRect().width).toBe(1500)
    await userEvent.click(getButton('По размеру окна'))
    await expect(picture.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}
export const PictureOnInk: Story = { globals: { theme: 'dark' } }
export const ByKeyboard: Story = {
  args: { index: 2 },
  play: async ({ args, canvas }) => {
    await expect(await screen.findByRole('dialog', { name: 'рукопись.docx' })).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0)
    await expect(screen.getByRole('dialog', { name: 'мұқаба.svg' })).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(screen.getByRole('dialog', { name: 'рецензия.pdf' })).toHaveTextContent('2 из 3')
    // The first Escape closes the tooltip of the focused button, if it is open.
    await userEvent.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Файлы' }))
    await userEvent.click(getButton('Следующий файл'))
    await expect(getButton('Следующий файл')).toHaveFocus()
  },
}
export const Document: Story = {
  args: { index: 1 },
  play: async () => {
    // Headless browsers may have no PDF viewer: then the file is offered for download.
    if (navigator.pdfViewerEnabled)
      await expect(await screen.findByTitle('Страницы файла рецензия.pdf')).toHaveAttribute('src', review.url)
    else await expect(await screen.findByText('Такой файл можно только скачать')).toBeInTheDocument()
  },
}
export const OnlyDownload: Story = {
  args: { index: 2 },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Такой файл можно только скачать' })).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Скачать' })).toHaveAttribute('href', '/files/3')
  },
}
export const Failed: Story = {
  args: { files: [{ ...cover, url: 'data:image/png;base64,AAAA' }] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Файл не открылся' })).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Следующий файл' })).toBeNull()
  },
}
export const KazakhAtNarrowWidth: Story = {
  args: {
    index: 1,
    files: [cover, { ...manuscript, name: 'Қазақ тілінің корпусы: құрылымы мен қолданылуы, соңғы нұсқасы.docx' }],
  },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: /тек жүктеп алуға болады/ })).toBeVisible())
    const dialog = screen.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
