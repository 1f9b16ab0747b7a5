import { stageKeys } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../../foundations/layout/index.ts'
import { StageRibbon } from './StageRibbon.tsx'

const meta = {
  title: 'Press/StageRibbon',
  component: StageRibbon,
  args: { stage: 'process' },
} satisfies Meta<typeof StageRibbon>
export default meta
type Story = StoryObj<typeof meta>

export const Editorial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Этап 3 из 10: Редакция' })).toBeVisible()
  },
}
export const Stages: Story = {
  render: () => (
    <div style={{ inlineSize: 250 }}>
      <Stack gap={3}>
        {stageKeys.map((stage) => (
          <StageRibbon key={stage} stage={stage} />
        ))}
      </Stack>
    </div>
  ),
}
export const OnInk: Story = { ...Stages, globals: { theme: 'dark' } }
export const Kazakh: Story = {
  globals: { locale: 'kz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '3-кезең, барлығы 10: Редакциялау' })).toBeVisible()
  },
}
