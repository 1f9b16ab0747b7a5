import { getMaterials, type Materials } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { addedMaterials } from '../fixtures.ts'
import { MaterialLists } from './MaterialLists.tsx'

const firstMaterials = getMaterials()
const allMaterials: Materials = {
  papers: [...firstMaterials.papers, ...addedMaterials.papers],
  formats: [...firstMaterials.formats, ...addedMaterials.formats],
  bindings: [...firstMaterials.bindings, ...addedMaterials.bindings],
}

const meta = {
  title: 'Press/MaterialLists',
  component: MaterialLists,
  args: { materials: allMaterials, onAdd: fn(), onWithdraw: fn() },
} satisfies Meta<typeof MaterialLists>
export default meta
type Story = StoryObj<typeof meta>

export const Added: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText(/^70\sг\/м², лист 0,12\sмм$/)).toBeVisible()
    await expect(canvas.getByText(/^Твёрдая, 96–1\s200\sстр\., шьётся тетрадями$/)).toBeVisible()
    const newsprint = within(canvas.getByText(/^Газетная/).closest('li') as HTMLElement)
    await expect(newsprint.getByText('Не предлагается')).toBeVisible()
    await userEvent.click(newsprint.getByRole('button', { name: 'Вернуть в выбор: Газетная' }))
    await expect(args.onWithdraw).toHaveBeenLastCalledWith({
      kind: 'papers',
      key: 'newsprint45',
      name: 'Газетная',
      withdrawn: false,
    })
    canvas.getByRole('button', { name: 'Снять с выбора: 60×70/16' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onWithdraw).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'formats', key: '60×70/16', withdrawn: true }),
    )
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Добавить формат' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledWith('formats')
  },
}
export const NothingYet: Story = {
  args: { materials: firstMaterials },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Ничего не добавлено')).toHaveLength(3)
  },
}
export const Read: Story = {
  args: { onAdd: undefined, onWithdraw: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const PhoneInKazakh: Story = {
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Тігілген 7БЦ/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
