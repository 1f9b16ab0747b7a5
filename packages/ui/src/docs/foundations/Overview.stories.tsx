import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ControlsOverview } from './ControlsOverview.tsx'
import { StatesOverview } from './StatesOverview.tsx'
import { Surfaces } from './Surfaces.tsx'

const meta = {
  title: 'Foundations/Overview',
  parameters: {
    layout: 'fullscreen',
    // Everything stands here twice, on purpose.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The controls on both surfaces at once, beside design/png k1. */
export const Controls: Story = {
  tags: ['picture'],
  render: () => (
    <Surfaces>
      <ControlsOverview />
    </Surfaces>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [paper, ink] = ['Бумага', 'Чернила'].map((name) => canvas.getByRole('region', { name }))
    const colour = (surface: HTMLElement | undefined) =>
      getComputedStyle(within(surface as HTMLElement).getByRole('button', { name: 'Основная' })).backgroundColor
    await expect(colour(paper)).not.toBe(colour(ink))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
/** Nothing there, nothing yet, nothing found, nothing works: beside design/png k2. */
export const States: Story = {
  render: () => (
    <Surfaces stacked>
      <StatesOverview />
    </Surfaces>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByText('По запросу «гидролгия» ничего нет')).toHaveLength(2)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const ControlsAtNarrowWidth: Story = {
  ...Controls,
  tags: [],
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
export const StatesAtNarrowWidth: Story = {
  ...States,
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
export const StatesInKazakh: Story = { ...States, play: undefined, globals: { locale: 'kz' } }
