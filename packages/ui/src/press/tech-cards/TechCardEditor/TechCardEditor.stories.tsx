import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { EditorFixture } from './EditorFixture.tsx'
import { guide } from './TechCardEditor.guide.ts'
import { TechCardEditor } from './TechCardEditor.tsx'

const meta = {
  title: 'Press/TechCardEditor',
  component: EditorFixture,
  parameters: { today: '2026-11-22', guide, documents: TechCardEditor, layout: 'fullscreen' },
  args: { onValuesChange: fn(), onSettle: fn() },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof EditorFixture>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
const getPagesField = (canvas: Canvas) => canvas.getByRole('spinbutton', { name: 'Страниц' })
const replaceText = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Every section is read-only. A missing value is a link to its field. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'не заполнено' })[0] as HTMLElement)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'ISBN' })).toHaveFocus())
  },
}
/** A field is saved on blur. Figures calculated from it show their previous values. */
export const Typing: Story = {
  args: { initialSection: 'volume' },
  play: async ({ canvas, args }) => {
    await replaceText(getPagesField(canvas), '352')
    await expect(args.onValuesChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ pages: 352, symbols: 798_100 }),
        [],
      ),
    )
    await expect(getPagesField(canvas)).toHaveAccessibleDescription('было 336')
    await expect(canvas.getByText('28,38')).toBeVisible()
    await expect(canvas.getByText('было 27,09')).toBeVisible()
  },
}
/** Invalid values are not saved. Valid values are saved. */
export const Wrong: Story = {
  args: { initialSection: 'edition' },
  play: async ({ canvas, args }) => {
    const isbnField = canvas.getByRole('textbox', { name: 'ISBN' })
    await userEvent.type(isbnField, '978-601-04-1234-5')
    await userEvent.tab()
    await waitFor(() => expect(isbnField).toHaveAccessibleDescription(/ISBN с ошибкой/))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.anything(), ['ISBN'])
  },
}
/** Enter continues to the next section, Esc closes the section, Alt and a number opens a section. */
export const ByKeyboard: Story = {
  args: { initialSection: 'volume' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(getPagesField(canvas)).toHaveFocus())
    await replaceText(getPagesField(canvas), '352')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('form', { name: 'Печать' })).toBeVisible())
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ pages: 352 }), [])
    await userEvent.keyboard('{Alt>}5{/Alt}')
    await waitFor(() => expect(canvas.getByRole('form', { name: 'Распределение тиража' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull())
  },
}
/** Another person has also changed the number of pages. The user chooses one of the two values. */
export const Clash: Story = {
  args: { initialSection: 'volume', clashes: ['pages'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('На сервере: 400. У вас: 336.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Оставить моё' }))
    await expect(args.onSettle).toHaveBeenCalledWith('pages', 'mine')
  },
}
export const NotSaved: Story = {
  args: { initialSection: 'links', saving: { state: 'failed', retry: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Тех. карта не обновлена, повторим через 5 с')
  },
}
export const ServerRefusesAField: Story = {
  args: { initialSection: 'edition', errors: { ISBN: 'Такой ISBN уже есть у ТК-1101' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'ISBN' })).toHaveAccessibleDescription(
        'Такой ISBN уже есть у ТК-1101',
      ),
    )
  },
}
export const Approvals: Story = { args: { initialSection: 'approvals' } }
export const Print: Story = { args: { initialSection: 'print' } }
export const Distribution: Story = { args: { initialSection: 'distribution' } }
export const Dates: Story = { args: { initialSection: 'dates' } }
export const Delivery: Story = { args: { initialSection: 'delivery' } }
export const OnInk: Story = { args: { initialSection: 'volume' }, globals: { theme: 'dark' } }
export const PhoneInKazakh: Story = {
  args: { initialSection: 'volume' },
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
