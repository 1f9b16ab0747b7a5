import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../../foundations/layout/index.ts'
import { StageTimeline } from './StageTimeline.tsx'
import { createStageSteps } from './steps.ts'

const signalSteps = createStageSteps(['signal'], {
  editor: { left: '2026-09-02', note: 'принято без замечаний' },
  project: { left: '2026-09-05' },
  process: { entered: '2026-09-09', left: '2026-11-04', note: '5 из 5 работ' },
  signal: { entered: '2026-11-06', note: 'сдать до 25 ноя' },
})
const authorSteps = createStageSteps(['process'], {
  editor: { title: 'Принято редколлегией', left: '2026-10-03' },
  project: { title: 'Менеджер Елена Ким', left: '2026-10-07' },
  process: { title: 'Глава 4 из 9 у редактора', due: '2026-12-01' },
  signal: { title: 'Печать сигнала', expected: '2026-12-10' },
  author: { title: 'Ваша подпись', expected: '2026-12-14' },
  typography: { title: 'Печать тиража, 400 экз.' },
  wap: { title: 'Переплёт' },
  done: { title: 'Доставка 30 авторских экз.' },
}).filter(({ stage }) => stage !== 'account' && stage !== 'stock')

const meta = {
  title: 'Press/StageTimeline',
  component: StageTimeline,
  args: { steps: signalSteps },
  decorators: [
    (Story, { args }) => <div style={{ maxInlineSize: args.layout === 'horizontal' ? 960 : 320 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof StageTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Rail: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Путь книги' })
    const [firstItem, , , fourthItem, fifthItem] = within(list).getAllByRole('listitem')
    await expect(firstItem).toHaveTextContent('Главный редактор')
    await expect(firstItem).toHaveTextContent('пройдено')
    await expect(fourthItem).toHaveAttribute('aria-current', 'step')
    await expect(fourthItem).toHaveTextContent('с 6 ноя')
    await expect(fifthItem).not.toHaveTextContent('пройдено')
  },
}
export const Page: Story = {
  args: { layout: 'large', steps: authorSteps },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('≈ 10 дек')).toBeVisible()
    await expect(canvas.getByText('ожидается 10 декабря')).toBeInTheDocument()
    await expect(canvas.getByText('до 1 дек')).toBeVisible()
  },
}
export const PageOnInk: Story = { ...Page, globals: { theme: 'dark' } }
export const Horizontal: Story = {
  args: { layout: 'horizontal', names: 'stageAuthor', steps: createStageSteps(['author']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Подпись').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('У вас')).toBeVisible()
  },
}
export const HorizontalPaths: Story = {
  args: { layout: 'horizontal', names: 'stageAuthor' },
  render: (args) => (
    <Stack gap={8}>
      <StageTimeline {...args} steps={createStageSteps(['editor'])} label="Қазақ тілінің корпусы" />
      <StageTimeline {...args} steps={createStageSteps(['process'])} label="Машинное обучение для лингвистов" />
      <StageTimeline {...args} steps={createStageSteps(['done'])} label="Введение в корпусную лингвистику" />
    </Stack>
  ),
}
export const HorizontalWithDates: Story = {
  args: {
    layout: 'horizontal',
    names: 'stageAuthor',
    steps: createStageSteps(['process'], {
      editor: { left: '2026-10-03' },
      project: { left: '2026-10-07' },
      process: { due: '2026-12-01' },
      signal: { expected: '2026-12-10' },
      author: { expected: '2026-12-14' },
    }),
  },
}
export const HorizontalNarrow: Story = {
  ...Horizontal,
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Подпись')).toBeVisible()
    await expect(canvas.getByText('Сигнал').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
export const TwoStagesAtOnce: Story = { args: { steps: createStageSteps(['signal', 'typography']) } }
export const HorizontalOnInk: Story = { ...HorizontalPaths, globals: { theme: 'dark' } }
export const Kazakh: Story = {
  args: { layout: 'horizontal', names: 'stageAuthor', steps: createStageSteps(['author']) },
  globals: { locale: 'kz' },
}
