import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageHeader } from '../../patterns/PageHeader/index.ts'
import { Badge } from '../../primitives/Badge/index.ts'
import { Columns, DescriptionList, Divider, Grid, Inline, Page, Panel, ScrollArea, Stack } from './index.ts'
import { guide } from './layout.guide.ts'

const meta = { title: 'Foundations/Layout', parameters: { layout: 'fullscreen', guide } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Sample = ({ name }: { name: string }) => <Panel title={name}>Один предмет на поверхности.</Panel>

export const StackAndInline: Story = {
  render: () => (
    <Stack gap={3}>
      <Inline justify="between">
        <Badge>Слева</Badge>
        <Badge>Справа</Badge>
      </Inline>
      <Divider />
      <Inline as="ul" gap={2}>
        {['Редакция', 'Сигнал', 'Тираж'].map((name) => (
          <li key={name}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').children).toHaveLength(3)
  },
}
export const GridOfPanels: Story = {
  render: () => (
    <Grid min="md">
      {['Заявки', 'Тех. карты', 'Склад', 'Доставка'].map((name) => (
        <Sample key={name} name={name} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Склад' })).toBeVisible()
  },
}
export const ColumnsByWidth: Story = {
  render: () => (
    <Stack>
      <Columns tablet={2} desktop={4}>
        <Sample name="Первая" />
        <Sample name="Вторая" />
        <Sample name="Третья" />
        <Sample name="Четвёртая" />
      </Columns>
      <Columns aside="end">
        <Sample name="Главное" />
        <Sample name="Сбоку" />
      </Columns>
    </Stack>
  ),
}
export const PageThatScrolls: Story = {
  render: () => (
    <Page header={<PageHeader title="КП и счета" count="50 из 412" primary={<Badge tone="accent">Новое КП</Badge>} />}>
      <Sample name="Список" />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'КП и счета' })).toBeVisible()
  },
}
export const PageThatFills: Story = {
  render: () => (
    <div style={{ blockSize: 320 }}>
      <Page scroll="fill" header={<PageHeader title="Канбан тех. карт" count="106 книг в работе" />}>
        <ScrollArea label="Колонки">
          <div style={{ blockSize: 900 }}>Прокручивается внутри</div>
        </ScrollArea>
      </Page>
    </div>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Колонки' })
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
    await expect(area).toHaveAttribute('tabindex', '0')
  },
}
export const Facts: Story = {
  render: () => (
    <Stack gap={6}>
      <DescriptionList
        items={[
          { term: 'Формат', value: '70×100/16' },
          { term: 'Тираж', value: '1 000 экз.' },
          { term: 'Без значения', value: '' },
        ]}
      />
      <DescriptionList
        layout="grid"
        items={[
          { term: 'Формат', value: '70×100/16' },
          { term: 'Страниц', value: 480 },
          { term: 'Переплёт', value: '7БЦ' },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Без значения')).toBeNull()
    await expect(canvas.getAllByRole('term')).toHaveLength(5)
  },
}
