import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../foundations/layout/index.ts'
import { guide } from './Skeleton.guide.ts'
import { Skeleton, SkeletonCard, SkeletonGroup } from './Skeleton.tsx'

const meta = { title: 'Primitives/Feedback/Skeleton', component: Skeleton, parameters: { guide } } satisfies Meta<
  typeof Skeleton
>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  render: () => (
    <SkeletonGroup>
      <Skeleton shape="heading" width="half" />
      <Skeleton />
      <Skeleton width="long" />
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Загружаем')
  },
}
export const Cards: Story = {
  render: () => (
    <div style={{ inlineSize: 250 }}>
      <SkeletonGroup label="Загружаем колонку «Редакция»">
        <Stack gap={2}>
          <SkeletonCard />
          <SkeletonCard />
        </Stack>
      </SkeletonGroup>
    </div>
  ),
}
export const CardsOnInk: Story = { ...Cards, globals: { theme: 'dark' } }
export const AppearsAfterAMoment: Story = {
  ...Text,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(await canvas.findByRole('status')).toBeVisible()
  },
}
