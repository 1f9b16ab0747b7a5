import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { Page } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { project } from '../fixtures.ts'
import { ProjectStory } from './ProjectStory.tsx'

const meta = {
  title: 'Screens/Project',
  component: ProjectStory,
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
        tablet: { name: 'Tablet', styles: { width: '1024px', height: '768px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
      },
    },
  },
  args: {
    project,
    worker: { role: 'pm', id: 41 },
    work: 603,
    editHref: '#/projects/88/edit',
    onAddWork: fn(),
    onEditWork: fn(),
    onSent: fn(),
    more: [
      { key: 'files', label: 'Файлы', count: 12, panel: <Text>Файлы проекта</Text> },
      { key: 'responses', label: 'Отклики', count: 4, panel: <Text>Отклики</Text> },
      { key: 'history', label: 'История', panel: <Text>История проекта</Text> },
    ],
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => (
    <ScreenFixture under="projects" record="Алтай өркениеті">
      <Page scroll="bleed">
        <ProjectStory {...args} />
      </Page>
    </ScreenFixture>
  ),
} satisfies Meta<typeof ProjectStory>
export default meta
type Story = StoryObj<typeof meta>

/** The submitted work is open next to the table of works. The page itself does not scroll. */
export const Review: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main).toContainElement(canvas.getByRole('complementary', { name: 'Вёрстка' }))
    await expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight)
  },
}
export const ReviewDark: Story = { globals: { theme: 'dark' } }
export const ReviewSemiLight: Story = { globals: { theme: 'semi-light' } }
export const ReviewInKazakh: Story = { globals: { locale: 'kz' } }
export const Tablet: Story = { args: { work: undefined }, globals: { viewport: { value: 'tablet', isRotated: false } } }
export const Phone: Story = { args: { work: undefined }, globals: { viewport: { value: 'phone', isRotated: false } } }
export const PhoneDark: Story = {
  args: { work: undefined },
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
}
