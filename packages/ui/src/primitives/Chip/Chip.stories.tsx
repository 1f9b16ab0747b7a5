import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Inline } from '../../foundations/layout/index.ts'
import { Menu } from '../Menu/index.ts'
import { Chip } from './Chip.tsx'
import { guide } from './Chip.guide.ts'

const meta = {
  title: 'Primitives/Content/Chip',
  parameters: { guide },
  component: Chip,
  args: { label: 'Менеджер' },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = { args: { value: 'все', glyph: glyphs.user } }
export const On: Story = {
  args: { label: 'Елена Ким', glyph: glyphs.user, active: true, onRemove: fn(), onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Елена Ким' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтр «Елена Ким»' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const Add: Story = { args: { label: 'Фильтр', add: true } }
export const OpensAMenu: Story = {
  render: () => (
    <Menu
      label="Менеджер"
      renderTrigger={(props) => <Chip {...props} label="Менеджер" value="все" glyph={glyphs.user} />}
      items={[{ key: 'kim', label: 'Елена Ким', checked: false, radio: true }]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Елена Ким' })).toBeVisible())
  },
}
const ChipRow = () => (
  <Inline>
    <Chip label="Менеджер" value="все" glyph={glyphs.user} />
    <Chip label="Срок: эта неделя и позже" glyph={glyphs.clock} active onRemove={fn()} />
    <Chip label="Фильтр" add />
  </Inline>
)
export const Together: Story = { render: ChipRow }
export const TogetherOnInk: Story = { render: ChipRow, globals: { theme: 'dark' } }
export const LongKazakhAtPhoneWidth: Story = {
  args: { label: 'Мерзімі осы аптада немесе кейінірек аяқталатындар', active: true, onRemove: fn() },
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
