import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { PublicationList } from '../../shop/PublicationList/index.ts'
import { product, publications } from '../../shop/fixtures.ts'
import { PostForm } from './PostForm.tsx'

const squareImage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#f7f4ee" d="M0 0h9v9H0z"/><path fill="#1e5561" d="M1 2h3v5H1z"/></svg>',
)}`

const meta = {
  title: 'Press/PostForm',
  component: PostForm,
  args: {
    defaultValues: {
      text_kz: 'Жаңа кітап\nКаспий маңының гидрогеологиясы\n\n#жаңакітап',
      text_ru: 'Новая книга\nОсновы гидрогеологии Прикаспия\n\n#новаякнига',
      text_en: 'New book\nHydrogeology of the Caspian Lowland\n\n#newbook',
      image: null,
    },
    title: product.name,
    picture: { src: squareImage },
    onRedraw: fn(),
    onUpload: fn(async (file: File) => ({ id: 8, name: file.name, size: file.size, mime: file.type })),
    onSubmit: fn(async () => undefined),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof PostForm>
export default meta
type Story = StoryObj<typeof meta>

const submitForm = () => userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }))

export const Filled: Story = {
  args: { aside: <PublicationList publications={publications} onResend={fn()} /> },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Текст на английском' }))
    await submitForm()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ text_en: '', image: null }),
        expect.anything(),
      ),
    )
  },
}
export const OnInkInKazakh: Story = { globals: { theme: 'dark', locale: 'kz' } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const TooLong: Story = {
  args: {
    defaultValues: { text_kz: 'Жаңа кітап', text_ru: 'Новая книга '.repeat(190), text_en: '', image: null },
  },
  play: async ({ canvas, args }) => {
    await submitForm()
    await expect(await canvas.findByText(/Все тексты вместе длиннее/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Drawing: Story = { args: { picture: 'drawing' } }
export const NotDrawn: Story = {
  args: { picture: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Нарисовать ещё раз' }))
    await expect(args.onRedraw).toHaveBeenCalled()
  },
}
export const NotConnected: Story = { args: { disabledReason: 'Instagram не подключён' } }
