import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Accordion } from '../../primitives/Accordion/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { DescriptionList, Panel, Stack } from '../layout/index.ts'
import { Heading, Text } from '../Text/index.ts'
import { guide } from './Print.guide.ts'
import { PrintOnly, ScreenOnly } from './Print.tsx'

const meta = {
  title: 'Foundations/Print',
  component: ScreenOnly,
  subcomponents: { PrintOnly },
  parameters: { guide },
  args: { children: <Button>Выгрузить</Button> },
} satisfies Meta<typeof ScreenOnly>
export default meta
type Story = StoryObj<typeof meta>

/** To try this story, open it in a dark theme and look at the browser's print preview. */
export const APage: Story = {
  render: (args) => (
    <Stack>
      <Heading level={1}>Акт № 118</Heading>
      <ScreenOnly {...args} />
      <PrintOnly>
        <Text variant="caption">Напечатано 21 ноября 2026, Елена Ким</Text>
      </PrintOnly>
      <Panel title="Заказчик">
        <DescriptionList
          items={[
            { term: 'Организация', value: 'ТОО «Кітап әлемі»' },
            { term: 'Сумма с НДС', value: '4 960 000 ₸' },
          ]}
        />
      </Panel>
      <Accordion items={[{ key: 'terms', title: 'Условия', panel: <p>Оплата в течение десяти рабочих дней.</p> }]} />
      <Text as="p">
        Форма акта: <Link href="https://adilet.zan.kz/rus">adilet.zan.kz</Link>, правила — на{' '}
        <Link href="/rules">странице издательства</Link>.
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Выгрузить' })).toBeVisible()
    await expect(canvas.getByText(/Напечатано/)).not.toBeVisible()
  },
}
export const APageOnInk: Story = { ...APage, globals: { theme: 'dark' } }
