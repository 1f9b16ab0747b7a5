import { fromTenge, getMaterials, diffPriceLists, setPressTables, type EditablePriceList } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { addedMaterials, calculations, lists } from '../../calculator/fixtures.ts'
import { PriceFields } from './PriceFields.tsx'
import { PriceListEditor, type PriceListEditorProps } from './PriceListEditor.tsx'
import { toPriceListValues, toPrices } from './values.ts'

const [, currentList, draftList] = lists as readonly [EditablePriceList, EditablePriceList, EditablePriceList]

const meta = {
  title: 'Press/PriceListEditor',
  component: PriceListEditor,
  parameters: { today: '2026-11-22' },
  args: {
    lists,
    currentList: draftList,
    hrefOf: ({ id }) => `#/price-list?list=${id}`,
    samples: calculations,
    samplesHref: '#/calculator',
  },
} satisfies Meta<typeof PriceListEditor>
export default meta
type Story = StoryObj<typeof meta>

const onValuesChange = fn()
function StatefulEditor(props: PriceListEditorProps) {
  const [values, setValues] = useState(() => toPriceListValues(props.currentList))
  return (
    <PriceListEditor
      {...props}
      values={values}
      onValuesChange={(newValues) => {
        setValues(newValues)
        onValuesChange(newValues)
      }}
    />
  )
}

export const Draft: Story = {
  render: (args) => <StatefulEditor {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11 из 29 цен')).toBeVisible()
    const sample = within(canvas.getByText('Введение в корпусную лингвистику').closest('li') as HTMLElement)
    await expect(sample.getByText(/1\s695 →/)).toHaveTextContent(/1\s811\s₸\+6,8\s%/)
    await expect(sample.getByText(/^12,4\s%, 46\s619\s₸$/)).toBeVisible()
    const sheetField = canvas.getByRole('textbox', { name: /^Офсетная\s80/ })
    await userEvent.click(sheetField)
    await userEvent.keyboard('20')
    await expect(onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ 'sheets.offset80': fromTenge(20) }))
    await expect(sample.queryByText(/^12,4\s%/)).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(sheetField).toHaveValue('13')
    await userEvent.keyboard('{Control>}d{/Control}')
    await expect(sheetField).toHaveValue('12')
    await expect(canvas.getByText('10 из 29 цен')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('textbox', { name: /^Офсетная\s120/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowUp}')
    await expect(canvas.getByRole('textbox', { name: /^Офсетная\s120/ })).toHaveFocus()
  },
}
export const OnInk: Story = { render: (args) => <StatefulEditor {...args} />, globals: { theme: 'dark' } }
export const PhoneInKazakh: Story = {
  render: (args) => <StatefulEditor {...args} />,
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
export const OnlyChanges: Story = {
  render: (args) => <StatefulEditor {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Только изменения'))
    await expect(canvas.getAllByRole('row', { name: /%$/ })).toHaveLength(11)
    await expect(canvas.queryByText('Скоба')).toBeNull()
  },
}
export const WrongNumbers: Story = {
  render: (args) => <StatefulEditor {...args} serverErrors={{ from: 'С этого дня уже действует другой прайс-лист' }} />,
  play: async ({ canvas }) => {
    const boundField = canvas.getAllByRole('textbox', { name: 'Граница строки: до 500' })[1] as HTMLElement
    await userEvent.clear(boundField)
    await userEvent.type(boundField, '50')
    await expect(boundField).toBeInvalid()
    await expect(canvas.getByText('Граница должна быть больше, чем строкой выше')).toBeVisible()
    const marginField = canvas.getByRole('textbox', { name: 'Наценка' })
    await userEvent.clear(marginField)
    await expect(canvas.getByText('Введите число')).toBeVisible()
    await expect(canvas.getByText('Показан последний верный расчёт: исправьте отмеченные цены')).toBeVisible()
    await expect(canvas.getByText('С этого дня уже действует другой прайс-лист')).toBeVisible()
  },
}
export const WithWhatThePressHasAdded: Story = {
  beforeEach: () => {
    setPressTables({ materials: addedMaterials })
    return () => setPressTables({})
  },
  render: (args) => <StatefulEditor {...args} />,
  play: async ({ canvas }) => {
    const sheetField = canvas.getByRole('textbox', { name: /^Офсетная слоновая кость 70/ })
    await expect(sheetField).toHaveValue('')
    await userEvent.type(sheetField, '15')
    await expect(onValuesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ 'sheets.offset-ivory70': fromTenge(15) }),
    )
    // A binding needs both prices: for setup and for each copy.
    await userEvent.type(canvas.getByRole('textbox', { name: '7БЦ шитый: приладка' }), '8000')
    await expect(canvas.getByRole('textbox', { name: '7БЦ шитый: экземпляр' })).toBeInvalid()
    await userEvent.type(canvas.getByRole('textbox', { name: '7БЦ шитый: экземпляр' }), '2000')
    await expect(canvas.getByRole('textbox', { name: '7БЦ шитый: экземпляр' })).not.toBeInvalid()
    // The press no longer uses this paper, and the list has no price for it.
    await expect(canvas.queryByRole('textbox', { name: /^Газетная/ })).toBeNull()
    const sheetsField = canvas.getByRole('textbox', { name: 'Листов на приладку' })
    await userEvent.clear(sheetsField)
    await userEvent.type(sheetsField, '10')
    await expect(onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ make_ready: 10 }))
  },
}
export const InForce: Story = {
  args: { currentList: currentList },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Действует')
  },
}
export const First: Story = { args: { lists: lists.slice(0, 1), currentList: lists[0] as EditablePriceList } }

const onConfirm = fn()
export const Entered: Story = {
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  render: () => {
    const newPrices = toPrices(draftList, { ...toPriceListValues(draftList), preparation: fromTenge(9_000) })
    return (
      <PriceFields
        number={8}
        from="2027-01-01"
        changes={diffPriceLists(currentList, newPrices, getMaterials())}
        prices={newPrices}
        busy={false}
        onConfirm={onConfirm}
        onClose={fn()}
      />
    )
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getAllByRole('listitem')).toHaveLength(12)
    await expect(dialog.getByText(/больше чем на 50\s%: Подготовка/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Ввести' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
}
