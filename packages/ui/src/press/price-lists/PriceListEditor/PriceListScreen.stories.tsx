import type { EditablePriceList } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { calculations, lists } from '../../calculator/fixtures.ts'
import { PriceListEditor } from './PriceListEditor.tsx'
import { priceListValues } from './values.ts'

const draft = lists.at(-1) as EditablePriceList

function Screen() {
  const [values, setValues] = useState(() => priceListValues(draft))
  return (
    <ScreenFixture under="calculator">
      <Page
        header={
          <PageHeader
            title="Прайс-лист"
            count="₸ с НДС, для калькулятора и КП"
            primary={
              <Button variant="primary" size="sm" leading={glyphs.checkSquare}>
                Ввести с 1 января
              </Button>
            }
          />
        }
      >
        <PriceListEditor
          lists={lists}
          shown={draft}
          hrefOf={({ id }) => `#/price-list?list=${id}`}
          values={values}
          onValuesChange={setValues}
          samples={calculations}
          samplesHref="#/calculator"
        />
      </Page>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/PriceList',
  component: Screen,
  parameters: { today: '2026-11-22', layout: 'fullscreen' },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Прайс-лист')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
