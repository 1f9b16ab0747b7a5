import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ChatDialog } from './ChatDialog.tsx'
import { groupPicture, members } from './fixtures.ts'

const meta = {
  title: 'Press/ChatDialog',
  component: ChatDialog,
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: { people: members, onSave: fn(async () => undefined), onClose: fn() },
} satisfies Meta<typeof ChatDialog>
export default meta
type Story = StoryObj<typeof meta>

const getDialog = () => within(screen.getByRole('dialog'))
const choosePerson = async (name: string) => {
  await userEvent.type(getDialog().getByRole('combobox', { name: /^С кем/ }), name)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
}
const submitDialog = () => userEvent.click(getDialog().getByRole('button', { name: 'Открыть чат' }))

export const WithOne: Story = {
  play: async ({ args }) => {
    await choosePerson('Елена')
    await expect(getDialog().queryByRole('textbox', { name: /^Название/ })).toBeNull()
    await submitDialog()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ user_ids: [expect.any(Number)], chat_name: '' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const WithSeveral: Story = {
  play: async ({ args }) => {
    await choosePerson('Елена')
    await choosePerson('Ғалым')
    await submitDialog()
    const nameField = getDialog().getByRole('textbox', { name: /^Название/ })
    await waitFor(() => expect(nameField).toHaveAccessibleDescription(/Назовите чат/))
    await userEvent.type(nameField, 'Сигнал')
    await submitDialog()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        user_ids: [expect.any(Number), expect.any(Number)],
        chat_name: 'Сигнал',
      }),
    )
  },
}
export const Changed: Story = {
  args: { group: { chat_name: 'Отдел продаж', members: members.slice(0, 2) } },
  play: async () => {
    await expect(getDialog().getByRole('textbox', { name: /^Название/ })).toHaveValue('Отдел продаж')
  },
}
const createPictureFile = async (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#57694f'
    context.fillRect(0, 0, width, height)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'Птицы.png', { type: 'image/png' })
}
const savePicture = () => userEvent.click(getDialog().getByRole('button', { name: 'Сохранить' }))
const groupWithPicture = { chat_name: 'Отдел продаж', members: members.slice(0, 2), chat_avatar: null }

/**
 * The picture is chosen, cropped and uploaded before the group is saved with it. An unsuitable picture is refused with the reason.
 */
export const Pictured: Story = {
  args: {
    group: groupWithPicture,
    onUpload: fn(async (file: File) => ({ id: 90, name: file.name, size: file.size, mime: file.type })),
  },
  play: async ({ args }) => {
    const pictureField = within(getDialog().getByRole('group', { name: 'Картинка чата' }))
    const input = pictureField.getByLabelText('Выбрать фотографию')
    await userEvent.upload(input, await createPictureFile(180, 240))
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Снимок 180×240: нужен не меньше 200×200/))
    await userEvent.upload(input, await createPictureFile(400, 300))
    await pictureField.findByRole('button', { name: 'Кадр фотографии' })
    await savePicture()
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Сначала закончите с картинкой/))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(pictureField.getByRole('button', { name: 'Готово' }))
    await waitFor(() => expect(pictureField.getByText('Заменить')).toBeVisible())
    await savePicture()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ chat_avatar: 90 })))
  },
}
/** A removed picture is deleted when the group is saved. An unchanged picture is not sent again. */
export const PictureTakenOut: Story = {
  args: {
    group: { ...groupWithPicture, chat_avatar: groupPicture },
    onUpload: fn(async () => ({ id: 91, name: 'Птицы.png', size: 1, mime: 'image/png' })),
  },
  play: async ({ args }) => {
    await userEvent.click(getDialog().getByRole('button', { name: 'Убрать' }))
    await savePicture()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ chat_avatar: null })))
  },
}
export const PictureStays: Story = {
  args: { ...PictureTakenOut.args },
  globals: { locale: 'kz', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await userEvent.click(getDialog().getByRole('button', { name: 'Сақтау' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ user_ids: expect.any(Array), chat_name: 'Отдел продаж' }),
    )
  },
}
export const OneOnly: Story = {
  args: { several: false },
  play: async ({ args }) => {
    await choosePerson('Елена')
    await choosePerson('Ғалым')
    await submitDialog()
    await expect(await getDialog().findByText('Здесь пишут одному человеку')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
