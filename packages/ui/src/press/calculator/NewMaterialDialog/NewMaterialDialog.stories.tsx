import { fromTenge, getMaterials } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { NewMaterialDialog } from './NewMaterialDialog.tsx'

const meta = {
  title: 'Press/NewMaterialDialog',
  component: NewMaterialDialog,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  decorators: [(Story) => <Announcer>{Story()}</Announcer>],
  args: { kind: 'papers', materials: getMaterials(), onSave: fn(async () => undefined), onClose: fn() },
} satisfies Meta<typeof NewMaterialDialog>
export default meta
type Story = StoryObj<typeof meta>

const getDialog = (name: string) => within(screen.getByRole('dialog', { name }))
const clickSave = () => userEvent.click(screen.getByRole('button', { name: 'Добавить' }))

export const Paper: Story = {
  play: async ({ args }) => {
    const form = getDialog('Новая бумага')
    await userEvent.type(form.getByLabelText(/^Название по-русски/), 'Офсетная слоновая кость')
    await userEvent.tab()
    await userEvent.keyboard('Піл сүйегі түсті офсеттік')
    await userEvent.tab()
    await userEvent.keyboard('Offset, ivory')
    await userEvent.tab()
    await userEvent.keyboard('70')
    await userEvent.tab()
    await userEvent.keyboard('0,125')
    await userEvent.tab()
    await userEvent.keyboard('15,5')
    await clickSave()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        kind: 'papers',
        material: {
          name: { ru: 'Офсетная слоновая кость', kz: 'Піл сүйегі түсті офсеттік', en: 'Offset, ivory' },
          grammage: 70,
          caliper: 0.125,
        },
        prices: { sheet: fromTenge(15.5) },
      }),
    )
  },
}
export const PaperThatIsThere: Story = {
  play: async ({ args }) => {
    const form = getDialog('Новая бумага')
    await userEvent.type(form.getByLabelText(/^Название по-английски/), 'Offset')
    await userEvent.type(form.getByLabelText(/^Плотность/), '80')
    await clickSave()
    await waitFor(() =>
      expect(form.getByLabelText(/^Название по-английски/)).toHaveAccessibleDescription(
        /Такое название уже есть в списке/,
      ),
    )
    await expect(form.getByLabelText(/^Название по-русски/)).toHaveFocus()
    await expect(form.getByLabelText(/^Цена листа SRA3/)).toBeInvalid()
    await userEvent.clear(form.getByLabelText(/^Название по-английски/))
    await userEvent.type(form.getByLabelText(/^Название по-английски/), 'Офсет')
    await expect(form.getByLabelText(/^Название по-английски/)).toHaveAccessibleDescription(
      /Напишите латинскими буквами/,
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Format: Story = {
  args: { kind: 'formats' },
  play: async ({ args }) => {
    const form = getDialog('Новый формат')
    await userEvent.type(form.getByLabelText(/^Название/), '70х108 1/16')
    await userEvent.type(form.getByLabelText('Ширина *'), '140')
    await userEvent.type(form.getByLabelText('Высота *'), '438')
    await userEvent.type(form.getByLabelText(/^Ширина листа/), '60')
    await userEvent.type(form.getByLabelText(/^Высота листа/), '70')
    await userEvent.type(form.getByLabelText(/^Страниц на стороне листа/), '16')
    await clickSave()
    await waitFor(() => expect(form.getByLabelText(/^Название/)).toHaveAccessibleDescription(/уже есть в списке/))
    await expect(form.getByLabelText('Высота *')).toHaveAccessibleDescription(/не помещается на лист SRA3/)
    await userEvent.clear(form.getByLabelText(/^Название/))
    await userEvent.type(form.getByLabelText(/^Название/), '60х70/16')
    await userEvent.clear(form.getByLabelText('Высота *'))
    await userEvent.type(form.getByLabelText('Высота *'), '165')
    await clickSave()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        kind: 'formats',
        material: { key: '60х70/16', width: 140, height: 165, sheet_width: 60, sheet_height: 70, share: 16 },
      }),
    )
  },
}
export const Binding: Story = {
  args: { kind: 'bindings' },
  play: async ({ args }) => {
    const form = getDialog('Новый переплёт')
    await userEvent.type(form.getByLabelText(/^Название по-русски/), '7БЦ шитый')
    await userEvent.type(form.getByLabelText(/^Название по-казахски/), 'Тігілген 7БЦ')
    await userEvent.type(form.getByLabelText(/^Название по-английски/), 'Sewn 7BC')
    await userEvent.type(form.getByLabelText(/^Страниц не меньше/), '96')
    await userEvent.type(form.getByLabelText(/^Страниц не больше/), '90')
    await userEvent.click(form.getByRole('checkbox', { name: 'Шьётся тетрадями' }))
    await userEvent.type(form.getByLabelText(/^Приладка/), '8000')
    await userEvent.type(form.getByLabelText(/^Каждый экземпляр/), '2000')
    await clickSave()
    await waitFor(() =>
      expect(form.getByLabelText(/^Страниц не больше/)).toHaveAccessibleDescription(
        'Меньше, чем наименьшее число страниц',
      ),
    )
    await userEvent.type(form.getByLabelText(/^Страниц не больше/), '0')
    await clickSave()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        kind: 'bindings',
        material: {
          name: { ru: '7БЦ шитый', kz: 'Тігілген 7БЦ', en: 'Sewn 7BC' },
          cover: 'hard',
          min: 96,
          max: 900,
          multiple: 1,
          sewn: true,
        },
        prices: { setup: fromTenge(8_000), each: fromTenge(2_000) },
      }),
    )
  },
}
export const RefusedByTheServer: Story = {
  args: {
    kind: 'formats',
    onSave: fn(() => Promise.reject({ message: 'Проверьте отмеченные поля', fields: { key: 'Уже есть' } })),
  },
  play: async () => {
    const form = getDialog('Новый формат')
    for (const [label, inputText] of [
      [/^Название/, '60х70/16'],
      ['Ширина *', '140'],
      ['Высота *', '165'],
      [/^Ширина листа/, '60'],
      [/^Высота листа/, '70'],
      [/^Страниц на стороне листа/, '16'],
    ] as const)
      await userEvent.type(form.getByLabelText(label), inputText)
    await clickSave()
    await waitFor(() => expect(form.getByLabelText(/^Название/)).toHaveAccessibleDescription(/Уже есть/))
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const PhoneInKazakh: Story = {
  args: { kind: 'bindings' },
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
