import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FormError } from '../../../patterns/Form/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { guide } from './ProfileForm.guide.ts'
import { ProfileForm } from './ProfileForm.tsx'
import type { Profile, ProfileBody } from './profileValues.ts'

const profile: Profile = {
  name: 'Сәуле Тоқтар',
  email: 's.toqtar@press.example',
  phone: '+77011234567',
  birthday: '1990-04-12',
  biography: 'Беттеймін, мұқаба саламын. Формуласы көп кітаптарды жақсы көремін.',
  social_links: ['https://orcid.org/0000-0002-1825-0097'],
  IIN: '900412450010',
  identity_document: { number: '045 112 233', issued_by: 'МВД РК', issued_at: '2021-06-30' },
  bank: { name: 'Народный банк', BIK: 'HSBKKZKX', IIK: 'KZ86125KZT5004100100' },
  card_number: '4111111111111111',
  addresses: { registration: 'Алматы, Абая 10, кв. 4', residence: null },
  organization: 'Издательство университета',
  specialization: 'layout designer',
  languages: ['казахский', 'русский'],
  skills: ['вёрстка формул'],
  experience: [{ place: 'Баспа үйі', position: 'Верстальщик', from: 2014, to: 2019 }],
  education: [{ place: 'КазНУ', speciality: 'Издательское дело', year: 2012 }],
  avatar: null,
}
const blank: Profile = {
  name: '',
  email: 'new@press.example',
  phone: null,
  birthday: null,
  biography: null,
  social_links: [],
  IIN: null,
  identity_document: { number: null, issued_by: null, issued_at: null },
  bank: { name: null, BIK: null, IIK: null },
  card_number: null,
  addresses: { registration: null, residence: null },
  organization: null,
  specialization: null,
  languages: [],
  skills: [],
  experience: [],
  education: [],
  avatar: null,
}
const take: Upload = async (file) => ({ id: 90, name: file.name, size: file.size, mime: file.type })

const keep: (body: ProfileBody) => Promise<unknown> = async () => undefined
const refuse: typeof keep = async () => {
  const refusal: FormError = { message: 'Профиль не сохранён', fields: { IIN: 'Такой ИИН уже есть' } }
  throw refusal
}
const hang: typeof keep = () => new Promise(() => undefined)

const meta = {
  title: 'Press/ProfileForm',
  tags: ['draft', '!ready'],
  component: ProfileForm,
  parameters: { guide },
  args: {
    profile,
    onUpload: fn(take),
    onSubmit: fn(keep),
    onDirtyChange: fn(),
    today: '2026-11-21',
  },
  decorators: [
    (Story) => (
      <Announcer>
        <div style={{ maxInlineSize: 960, marginInline: 'auto' }}>
          <Story />
        </div>
      </Announcer>
    ),
  ],
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

const field = (name: RegExp | string) => screen.getByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить профиль' }))
const retype = async (name: RegExp | string, words: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), words)
}

/** A picture of the given size. */
const picture = async (width: number, height: number) => {
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
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8)
    await expect(field('Телефон')).toHaveValue('+7 701 123 4567')
    await retype('О себе', 'Беттеймін')
    await expect(canvas.getByText('Есть несохранённые изменения')).toBeVisible()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await save()
    const { avatar: _kept, ...rest } = profile
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...rest, biography: 'Беттеймін' }))
    await waitFor(() => expect(screen.getByText('Профиль сохранён')).toBeInTheDocument())
    await expect(canvas.queryByText('Есть несохранённые изменения')).toBeNull()
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const Blank: Story = {
  args: { profile: blank },
  play: async ({ args }) => {
    await save()
    await waitFor(() => expect(field(/Имя и фамилия/)).toHaveFocus())
    await expect(field(/Имя и фамилия/)).toHaveAccessibleDescription('Введите имя и фамилию')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Mistyped: Story = {
  play: async ({ args }) => {
    await retype('ИИН', '900412450011')
    await retype('БИК', 'HSBK')
    await retype('Номер карты', '4111111111111112')
    await retype('По какой год', '2012')
    await save()
    await waitFor(() => expect(field('ИИН')).toHaveFocus())
    await expect(field('БИК')).toHaveAccessibleDescription(/БИК состоит/)
    await expect(field('Номер карты')).toHaveAccessibleDescription(/Проверьте номер карты/)
    await expect(field('По какой год')).toHaveAccessibleDescription(/Закончить раньше/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const TakenBack: Story = {
  play: async ({ canvas, args }) => {
    await retype(/Имя и фамилия/, 'С. Тоқтар')
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить изменения' }))
    await expect(field(/Имя и фамилия/)).toHaveValue('Сәуле Тоқтар')
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}
export const Photo: Story = {
  play: async ({ canvas, args }) => {
    const photo = within(canvas.getByRole('group', { name: 'Фотография' }))
    const input = photo.getByLabelText('Выбрать фотографию')
    await userEvent.upload(input, await picture(180, 240))
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Снимок 180×240: нужен не меньше 200×200/))
    await expect(args.onUpload).not.toHaveBeenCalled()
    await userEvent.upload(input, await picture(320, 240))
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce())
    await waitFor(() => expect(photo.getByText('Заменить')).toBeVisible())
    await save()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ avatar: 90 })))
  },
}
export const NoPictureAtAll: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Выбрать фотографию')
    await userEvent.upload(input, new File(['not a picture'], 'Снимок.png', { type: 'image/png' }))
    await waitFor(() => expect(input).toHaveAccessibleDescription('«Снимок.png» не открывается как снимок'))
  },
}
export const ExperienceAdded: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить место работы' }))
    const second = within(canvas.getByRole('listitem', { name: 'Место 2' }))
    const place = second.getByRole('textbox', { name: /Организация/ })
    await waitFor(() => expect(place).toHaveFocus())
    await save()
    await waitFor(() => expect(place).toHaveAccessibleDescription('Введите организацию'))
    await userEvent.type(place, 'Университет')
    await userEvent.type(second.getByRole('textbox', { name: 'С какого года' }), '2019')
    await save()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        experience: [...profile.experience, { place: 'Университет', position: null, from: 2019, to: null }],
      }),
    )
  },
}
export const ServerRefusesAField: Story = {
  args: {
    onSubmit: fn(refuse),
  },
  play: async () => {
    await save()
    await waitFor(() => expect(field('ИИН')).toHaveFocus())
    await expect(field('ИИН')).toHaveAccessibleDescription('Такой ИИН уже есть')
  },
}
export const OfAPartner: Story = {
  args: {
    sections: ['person', 'contacts', 'work'],
    emailReason: 'С этой почтой вы входите, её меняет администратор',
    organizationReason: 'Организацию меняет администратор',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    await expect(field(/Электронная почта/)).toHaveAttribute('readonly')
  },
}
export const Saving: Story = {
  args: { onSubmit: fn(hang) },
  play: async ({ canvas }) => {
    await save()
    await expect(await canvas.findByRole('button', { name: 'Сохраняем' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const KazakhNarrow: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Профильді сақтау' })).toBeVisible())
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
