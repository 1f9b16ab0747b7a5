import { emptyMaterials, getPriceListForDate, setPressTables, type PriceList } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { today } from '../../shared/fixtures/books.ts'
import { Calculator } from './Calculator.tsx'
import { guide } from './Calculator.guide.ts'
import { parseCalculatorParams, formatCalculatorSearch, defaultParams } from './params.ts'

const meta = {
  title: 'Press/Calculator',
  component: Calculator,
  args: {
    prices: getPriceListForDate(today) as PriceList,
    date: today,
    onParamsChange: fn(),
    onRequest: fn(),
    linkTo: (params) => `https://press.example.kz/calculator?${formatCalculatorSearch(params)}`,
  },
  parameters: { layout: 'fullscreen', guide },
  decorators: [(Story) => <main style={{ blockSize: '100dvh' }}>{Story()}</main>],
} satisfies Meta<typeof Calculator>
export default meta
type Story = StoryObj<typeof meta>

/** `toHaveTextContent` turns no-break spaces into plain spaces. */
const toMoneyText = (amount: string) => `${amount} ₸`
const getTotal = () => within(screen.getByRole('region', { name: 'Расчёт' })).getByRole('status')

export const WorkedExample: Story = {
  play: async ({ canvas }) => {
    await expect(getTotal()).toHaveTextContent(toMoneyText('182 200'))
    await expect(canvas.getByText(`${toMoneyText('1 822')} за экземпляр`)).toBeInTheDocument()
    await expect(canvas.getByText(`в том числе НДС 16 % — ${toMoneyText('25 131,03')}`)).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Книга 148\u00a0× 210\u00a0мм, корешок 10,3\u00a0мм' })).toBeVisible()
    await expect(canvas.getByText(/100 листов в блоке, КБС/)).toBeVisible()
  },
}
export const EveryLine: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Как посчитано' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Как посчитано: 100\u00a0экз.' }))
    const row = (name: RegExp) => dialog.getByRole('row', { name })
    await expect(row(/^Офсетная 80\sг\/м²: 100 листов по 4 на листе — 25 на экземпляр/)).toHaveTextContent(
      toMoneyText('30 636'),
    )
    await expect(row(/^Печать блока, оттиски с 2\s001 по 5\s106 из 5\s106/)).toHaveTextContent(toMoneyText('31 060'))
    await expect(row(/^Себестоимость/)).toHaveTextContent(toMoneyText('137 971'))
    await expect(row(/^Накладные расходы, 10\s%/)).toHaveTextContent(toMoneyText('13 797,10'))
    await expect(row(/^Итого с НДС/)).toHaveTextContent(toMoneyText('182 200'))
  },
}
export const EveryLineOnAPhoneInKazakh: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'kz' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Қалай есептелді' }))
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
  },
}
export const MorePages: Story = {
  play: async ({ canvas, args }) => {
    const pagesField = canvas.getByRole('spinbutton', { name: 'Страниц' })
    await userEvent.clear(pagesField)
    await userEvent.type(pagesField, '384')
    await expect(canvas.getByRole('img', { name: 'Книга 148\u00a0× 210\u00a0мм, корешок 19,5\u00a0мм' })).toBeVisible()
    await expect(canvas.getByText('корешок 19,5 мм')).toBeVisible()
    await expect(getTotal()).not.toHaveTextContent(toMoneyText('182 200'))
    await expect(args.onParamsChange).toHaveBeenLastCalledWith(expect.objectContaining({ pages: 384 }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onParamsChange).toHaveBeenLastCalledWith(expect.objectContaining({ pages: 386 }))
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Название' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Ещё 17' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /^A5/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /^60×84\/8/ })).toBeChecked()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: 'Тираж' })).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect(canvas.getByRole('spinbutton', { name: 'Тираж' })).toHaveValue('200')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Твёрдый' })).toBeChecked()
    const curveSlider = canvas.getByRole('slider', { name: 'Цена экземпляра от тиража' })
    curveSlider.focus()
    await userEvent.keyboard('{End}')
    await expect(curveSlider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^1\s000\sэкз\.: /))
  },
}
export const HardCover: Story = {
  args: {
    defaultParams: {
      ...parseCalculatorParams('format=70×100/16&pages=384&quantity=1000&binding=hard'),
      title: 'Ежелгі түркі жазба ескерткіштері',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Книга 170\u00a0× 240\u00a0мм, корешок 24,2\u00a0мм' })).toBeVisible()
    await expect(canvas.getByText('Мелованная 130 г/м², 4+0, форзац')).toBeVisible()
    await expect(canvas.getAllByText('7БЦ (бумага с ламинацией)').at(-1)).toBeVisible()
  },
}
export const HardCoverOnInk: Story = { ...HardCover, play: undefined, globals: { theme: 'dark' } }
export const Spread: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Разворот'))
    await expect(canvas.getByRole('img', { name: 'Разворот 296\u00a0× 210\u00a0мм' })).toBeVisible()
  },
}
export const BesideA4: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Рядом с A4'))
    await expect(canvas.getByRole('img', { name: /148\u00a0× 210\u00a0мм рядом с листом A4/ })).toBeVisible()
  },
}
export const SheetOfPages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Лист'))
    const sheetImage = canvas.getByRole('img', {
      name: 'Лист SRA3 320\u00a0× 450\u00a0мм: 4 страницы на стороне, 25 листов на экземпляр',
    })
    await expect(sheetImage.querySelectorAll('g > rect:first-child')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('radio', { name: /^A4/ }))
    await expect(canvas.getByRole('img', { name: /2 страницы на стороне/ })).toBeVisible()
    await expect(canvas.getByText(/на боку: иначе поместилось бы 1/)).toBeVisible()
  },
}
export const SheetOnInk: Story = { ...SheetOfPages, globals: { theme: 'dark' } }
export const AllFormats: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: /^A6/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё 17' }))
    await userEvent.click(canvas.getByRole('radio', { name: /^A6/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Только частые' }))
    await expect(canvas.getByRole('radio', { name: /^A6/ })).toBeChecked()
  },
}
export const AnotherPaperAndBinding: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Бумага блока' }), 'coated130')
    await expect(canvas.getByText(/Бумага блока: Мелованная 130\sг\/м²\.$/)).toBeVisible()
    await expect(getTotal()).not.toHaveTextContent(toMoneyText('182 200'))
    const methodField = canvas.getByRole('combobox', { name: 'Вид переплёта' })
    await expect(methodField).toHaveDisplayValue('Обычный: КБС (клеевое бесшвейное)')
    // A case binding is offered only with a hard cover.
    await expect(within(methodField).queryByRole('option', { name: /^7Т/ })).toBeNull()
    await userEvent.selectOptions(methodField, 'Wire-O')
    await expect(args.onParamsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ paper_type: 'coated130', binding_method: 'Wire-O' }),
    )
    await userEvent.click(canvas.getByText('Твёрдый'))
    await expect(methodField).toHaveDisplayValue('Обычный: 7БЦ (бумага с ламинацией)')
    await userEvent.selectOptions(methodField, '7T')
    await expect(canvas.getByText(/100 листов в блоке, 7Т/)).toBeVisible()
  },
}
export const SewnOfWholeSections: Story = {
  play: async ({ canvas, args }) => {
    const pagesField = canvas.getByRole('spinbutton', { name: 'Страниц' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Вид переплёта' }), 'KShS')
    await expect(pagesField).toHaveAccessibleDescription(/^Тетрадь — 16\sстр\. Пустых страниц до целой тетради:\s8$/)
    await userEvent.clear(pagesField)
    await userEvent.type(pagesField, '208')
    await expect(pagesField).not.toBeInvalid()
    await expect(args.onParamsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ pages: 208, binding_method: 'KShS' }),
    )
  },
}
const ivoryPaper = {
  key: 'offset-ivory70',
  name: { kz: 'Піл сүйегі түсті офсеттік', ru: 'Офсетная слоновая кость', en: 'Offset, ivory' },
  grammage: 70,
  caliper: 0.12,
}
const currentPrices = getPriceListForDate(today) as PriceList
export const OnAPaperOfThePress: Story = {
  beforeEach: () => {
    setPressTables({ materials: { ...emptyMaterials, papers: [ivoryPaper] } })
    return () => setPressTables({})
  },
  args: {
    prices: { ...currentPrices, sheets: { ...currentPrices.sheets, [ivoryPaper.key]: 2_000 } },
    defaultParams: { ...defaultParams, paper_type: ivoryPaper.key },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Бумага блока: Офсетная слоновая кость 70\sг\/м²\.$/)).toBeVisible()
    // A leaf is 0.12 mm thick.
    await expect(canvas.getByText('корешок 12,3 мм')).toBeVisible()
    await expect(getTotal()).toHaveTextContent(toMoneyText('209 100'))
  },
}
export const WrongNumbers: Story = {
  play: async ({ canvas, args }) => {
    const pagesField = canvas.getByRole('spinbutton', { name: 'Страниц' })
    await userEvent.clear(pagesField)
    await expect(pagesField).toHaveAccessibleDescription('Введите число страниц')
    await userEvent.type(pagesField, '900')
    await expect(pagesField).toHaveAccessibleDescription('Мягкая обложка держит до 700\u00a0стр.')
    await expect(canvas.getByText('Показан последний верный расчёт: исправьте отмеченные поля')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Создать КП' })[0] as HTMLElement)
    await expect(args.onRequest).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Твёрдый'))
    await expect(pagesField).not.toBeInvalid()
    await expect(args.onParamsChange).toHaveBeenLastCalledWith(expect.objectContaining({ pages: 900, binding: 'hard' }))
  },
}
export const AnotherRun: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('heading', { name: 'Другие тиражи' }).nextElementSibling as HTMLElement
    await expect(within(list).getAllByRole('button')).toHaveLength(4)
    await userEvent.click(within(list).getByRole('button', { name: /^300/ }))
    await expect(canvas.getByText(`${toMoneyText('1 666')} за экземпляр`)).toBeInTheDocument()
    await expect(canvas.getByRole('spinbutton', { name: 'Тираж' })).toHaveValue('300')
  },
}
export const RequestsAnOffer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Название' }), 'Геоботаника')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Создать КП' })[0] as HTMLElement)
    await expect(args.onRequest).toHaveBeenCalledWith({
      book: expect.objectContaining({ title: 'Геоботаника', pages: 200, quantity: 100 }),
      estimate: expect.objectContaining({ total: 18_220_000, vat: 2_513_103 }),
    })
  },
}
export const CopiesAndShares: Story = {
  play: async ({ canvas }) => {
    const writeTextSpy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать расчёт' }))
    await waitFor(() => expect(writeTextSpy).toHaveBeenCalled())
    await expect(writeTextSpy.mock.lastCall?.[0]).toMatch(
      /A5, 200 страниц, 100\sэкз\.\n.*КБС.*\nИтого 182\s200\s₸ с НДС/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать ссылку' }))
    const link = new URL(String(writeTextSpy.mock.lastCall?.[0]))
    await expect(parseCalculatorParams(link.search)).toMatchObject({
      format: 'A5',
      pages: 200,
      quantity: 100,
      binding: 'soft',
    })
  },
}
export const StartsOver: Story = {
  args: { defaultParams: parseCalculatorParams('format=A4&pages=48&quantity=500&binding=hard') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }))
    await expect(getTotal()).toHaveTextContent(toMoneyText('182 200'))
  },
}
export const WithoutCosts: Story = {
  args: { showCosts: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Как посчитано' })).toBeNull()
  },
}
const { from: _from, ...prices } = getPriceListForDate(today) as PriceList
export const KeptWhilePricesAreAboutToChange: Story = {
  args: {
    prices: { ...(getPriceListForDate(today) as PriceList), number: 7 },
    next: { ...prices, margin: 30, from: '2027-01-01', number: 8 },
    partner: true,
    name: 'Стилистика, мягкая обложка',
    onKeep: fn(),
    savedCalculationsHref: '#/calculations',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Стилистика, мягкая обложка')
    await expect(canvas.getByText(/^По прайс-листу №\s7, действует с 1\sянваря 2026/)).toBeVisible()
    await expect(canvas.getByText(/^Со скидкой партнёра 10\s% — 163\s980\s₸$/)).toBeVisible()
    await expect(canvas.getByText(/^С 1\sянваря 2027\sг\. — 197\s300\s₸$/)).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Сохранить' })[0] as HTMLElement)
    await expect(args.onKeep).toHaveBeenCalledWith(expect.objectContaining({ pages: 200, quantity: 100 }))
  },
}
export const CurveAsTable: Story = {
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: 'Цена экземпляра от тиража' }))
    await userEvent.click(figure.getByRole('button'))
    await expect(figure.getByRole('row', { name: /^1\s000/ })).toHaveTextContent(toMoneyText('1 560'))
  },
}
export const Kazakh: Story = { ...HardCover, play: undefined, globals: { locale: 'kz' } }
export const Phone: Story = { ...HardCover, play: undefined, globals: { viewport: { value: 'phone' } } }
export const PhoneKazakhOnInk: Story = {
  ...HardCover,
  play: undefined,
  globals: { viewport: { value: 'phone' }, locale: 'kz', theme: 'dark' },
}
export const NarrowInKazakh: Story = {
  globals: { viewport: { value: 'narrow' }, locale: 'kz' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Басып шығару калькуляторы' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
