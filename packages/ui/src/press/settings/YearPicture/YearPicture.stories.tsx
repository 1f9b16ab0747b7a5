import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { YearPicture } from './YearPicture.tsx'

const meta = {
  title: 'Press/YearPicture',
  component: YearPicture,
  args: { year: 2027, dayKinds: {} },
} satisfies Meta<typeof YearPicture>
export default meta
type Story = StoryObj<typeof meta>

export const ByTheLaw: Story = {}
/** Kurban Ait with an expected date, and a day off that the government moved from a Saturday. */
export const AsThePressSetsIt: Story = {
  args: { dayKinds: { '2027-05-16': 'kurbanAitExpected', '2027-07-05': 'moved', '2027-07-03': 'working' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('выходной вместо праздника')).toBeVisible()
  },
}
