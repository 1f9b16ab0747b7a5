import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Grid, Panel } from '../../foundations/layout/index.ts'
import { Button } from '../Button/index.ts'
import { ShelfDrawing, TornSheetDrawing } from './drawings.tsx'
import { LockedBookDrawing, LostPageDrawing } from './page-drawings.tsx'
import { EmptyState, ErrorState, NoResults } from './EmptyState.tsx'
import { guide } from './EmptyState.guide.ts'

const meta = {
  title: 'Primitives/Feedback/EmptyState',
  parameters: { guide },
  component: EmptyState,
  args: { title: 'Заявок пока нет' },
  decorators: [
    (Story) => (
      <Panel padding="none">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: {
    children: 'Подайте рукопись, и здесь появится путь вашей книги от редколлегии до склада.',
    action: (
      <Button variant="primary" size="sm" leading={glyphs.plus}>
        Новая заявка
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Заявок пока нет' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
export const OnInk: Story = { ...Empty, globals: { theme: 'dark' } }

const onReset = fn()
export const NothingFound: Story = {
  render: () => (
    <NoResults
      query="гидролгия"
      onReset={onReset}
      resetLabel="Снять фильтр"
      action={
        <Button variant="quiet" size="sm">
          Искать «гидрология»
        </Button>
      }
    >
      Проверьте написание или снимите фильтр «Менеджер: Елена Ким».
    </NoResults>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'По запросу «гидролгия» ничего нет' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтр' }))
    await expect(onReset).toHaveBeenCalledOnce()
  },
}
const onRetry = fn()
export const PartFailed: Story = {
  render: () => (
    <ErrorState title="Карту не удалось открыть" onRetry={onRetry}>
      Сервер не ответил за 120 секунд.
    </ErrorState>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Сервер не ответил за 120 секунд.')
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
export const PartFailedOnInk: Story = { ...PartFailed, globals: { theme: 'dark' } }
export const LongKazakhAtPhoneWidth: Story = {
  args: {
    title: 'Баспаханаға жіберілген тапсырыстар әзірге жоқ',
    children: 'Қолжазбаны жіберіңіз, сонда осы жерде кітабыңыздың редакциялық алқадан қоймаға дейінгі жолы көрінеді.',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
}
export const Drawings: Story = {
  render: () => (
    <Grid min="sm">
      <ShelfDrawing />
      <TornSheetDrawing />
      <LostPageDrawing />
      <LockedBookDrawing />
    </Grid>
  ),
}
