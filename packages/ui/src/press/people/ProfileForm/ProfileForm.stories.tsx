import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { timur } from '../../shared/fixtures/people.ts'
import { profile } from '../fixtures.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { toProfileValues } from './profile-values.ts'
import type { Profile, ProfileBody } from './profile-values.ts'

const emptyProfile: Profile = {
  ...profile,
  phone: null,
  birthday: null,
  biography: null,
  social_links: [],
  addresses: { registration: '', residence: '' },
  organization: null,
  languages: [],
  skills: [],
  experience: [],
  education: [],
}
const acceptUpload: Upload = async (file) => ({ id: 90, name: file.name, size: file.size, mime: file.type })

const acceptProfile: (body: ProfileBody) => Promise<unknown> = async () => undefined
const refuseProfile: typeof acceptProfile = async () => {
  const refusal: FormError = { message: 'Профиль не сохранён', fields: { phone: 'Проверьте номер' } }
  throw refusal
}

const meta = {
  title: 'Press/ProfileForm',
  component: ProfileForm,
  parameters: { today: '2026-11-22' },
  args: {
    user: timur,
    profile,
    onUpload: fn(acceptUpload),
    onSubmit: fn(acceptProfile),
    onDraft: fn(),
    onDiscard: fn(),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

const getField = (name: RegExp | string) => screen.getByRole('textbox', { name })
const clickSave = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
const replaceText = async (name: RegExp | string, text: string) => {
  await userEvent.clear(getField(name))
  await userEvent.type(getField(name), text)
}

/** Returns a picture of the given size. */
const createPicture = async (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#57694f'
    context.fillRect(0, 0, width, height)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'Снимок.png', { type: 'image/png' })
}

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await expect(getField('Телефон')).toHaveValue('+7 707 555 0118')
    await replaceText('О себе', 'Лингвист')
    await expect(canvas.getByText('есть несохранённое')).toBeVisible()
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ biography: 'Лингвист' }))
    await clickSave()
    const { email: _email, organization: _organization, rating: _rating, ...rest } = profile
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { ...rest, name: 'Тимур Ли', biography: 'Лингвист' },
        expect.objectContaining({ biography: 'Лингвист' }),
      ),
    )
    await waitFor(() => expect(screen.getByText('Профиль сохранён')).toBeInTheDocument())
    await expect(canvas.queryByText('есть несохранённое')).toBeNull()
  },
}
/** A draft replaces the saved values, and the user can discard it. */
export const FromADraft: Story = {
  args: { defaultValues: { ...toProfileValues(timur, profile), biography: 'Из черновика' } },
  play: async ({ canvas, args }) => {
    await expect(getField('О себе')).toHaveValue('Из черновика')
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }))
    await expect(getField('О себе')).toHaveValue(profile.biography ?? '')
    await expect(args.onDiscard).toHaveBeenCalled()
    await expect(canvas.queryByText('есть несохранённое')).toBeNull()
  },
}
export const Blank: Story = {
  args: { user: { name: '', avatar: null }, profile: emptyProfile },
  play: async ({ args }) => {
    await clickSave()
    await waitFor(() => expect(getField(/Имя и фамилия/)).toHaveFocus())
    await expect(getField(/Имя и фамилия/)).toHaveAccessibleDescription('Введите имя и фамилию')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Mistyped: Story = {
  play: async ({ canvas, args }) => {
    await replaceText('По какой год', '2012')
    await clickSave()
    await waitFor(() => expect(getField('По какой год')).toHaveFocus())
    await expect(getField('По какой год')).toHaveAccessibleDescription(/Закончить раньше/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }))
    await expect(getField('По какой год')).toHaveValue('')
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}
/** The user chooses a photo, moves it with arrow keys, zooms, crops and uploads it. The profile changes only after Save. */
export const Photo: Story = {
  play: async ({ canvas, args }) => {
    const photoGroup = within(canvas.getByRole('group', { name: 'Фотография' }))
    const input = photoGroup.getByLabelText('Выбрать фотографию')
    await userEvent.upload(input, await createPicture(180, 240))
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Снимок 180×240: нужен не меньше 200×200/))
    await userEvent.upload(input, new File(['not a picture'], 'Текст.png', { type: 'image/png' }))
    await waitFor(() => expect(input).toHaveAccessibleDescription('«Текст.png» не открывается как снимок'))

    await userEvent.upload(input, await createPicture(800, 600))
    const cropButton = await photoGroup.findByRole('button', { name: 'Кадр фотографии' })
    await expect(canvas.getByText(/Снимок.png, 800 × 600/)).toBeVisible()
    const zoomSlider = photoGroup.getByRole('slider', { name: 'Размер' })
    await expect(zoomSlider).toHaveAttribute('max', '3')
    await fireEvent.keyDown(cropButton, { key: '+' })
    await waitFor(() => expect(Number((zoomSlider as HTMLInputElement).value)).toBeCloseTo(1.1))
    await fireEvent.keyDown(cropButton, { key: 'ArrowLeft' })
    await expect(args.onUpload).not.toHaveBeenCalled()
    await clickSave()
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Сначала закончите с фотографией/))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(photoGroup.getByRole('button', { name: 'Готово' }))
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce())
    await waitFor(() => expect(photoGroup.getByText('Заменить')).toBeVisible())
    await clickSave()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ avatar: 90 }), expect.anything()),
    )
  },
}
export const ServerRefusesAField: Story = {
  args: { onSubmit: fn(refuseProfile) },
  play: async () => {
    await clickSave()
    await waitFor(() => expect(getField('Телефон')).toHaveFocus())
    await expect(getField('Телефон')).toHaveAccessibleDescription('Проверьте номер')
  },
}
export const KazakhNarrow: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Сақтау' })).toBeVisible())
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
