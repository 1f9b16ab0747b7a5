import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../../foundations/Text/index.ts'
import { text, type TextRole } from '../../themes/scale.ts'
import * as page from './page.css.ts'
import { Section } from './Section.tsx'

const meta = {
  title: 'Foundations/Typography',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const roles: Record<TextRole, [use: string, sample: string]> = {
  bookXl: ['Заголовок книги XL', 'Ежелгі түркі жазба ескерткіштері'],
  bookL: ['Заголовок книги L', 'Введение в корпусную лингвистику'],
  bookM: ['Книга M', 'Қазақстан тарихы: оқу құралы'],
  bookS: ['Книга S', 'Сейсмостойкость зданий: расчёт и примеры'],
  h1: ['Заголовок страницы', 'Канбан тех. карт'],
  h2: ['Раздел', 'Файлы заявки'],
  h3: ['Подраздел', 'Оценка работы'],
  body: ['Текст', 'Редактор работает над главой 4 из 9, вёрстка с 1 декабря'],
  strong: ['Текст, выделенный', 'Передать автору'],
  small: ['Мелкий', 'Не менее 8 символов и одна заглавная буква'],
  caption: ['Подпись', 'обновлено сегодня в 11:42'],
  micro: ['Мельчайший', '12'],
  figureXl: ['Сумма', '4 960 000 ₸'],
  figureL: ['Показатель', '148 300'],
}
const toPixels = (rem: string) => Math.round(Number.parseFloat(rem) * 16)
const letters = 'Әә Ғғ Ққ Ңң Өө Ұұ Үү Һһ Іі Ёё № ₸ « » — – − × · …'

export const Specimen: Story = {
  render: () => (
    <div className={page.page}>
      <Section
        title="Literata для книг, Golos Text для интерфейса"
        note="Заголовок книги всегда с засечками, всё остальное — без. Курсив есть только в Literata, для иноязычных слов в аннотациях; прописными не набирают."
      >
        <div>
          {(Object.keys(roles) as TextRole[]).map((role) => (
            <div key={role} className={page.row}>
              <div>
                <div className={page.name}>{roles[role][0]}</div>
                <div className={page.value}>
                  {role}, {toPixels(text[role].fontSize)}/{toPixels(text[role].lineHeight)}, {text[role].fontWeight}
                </div>
              </div>
              <div className={page.sample}>
                <Text variant={role}>{roles[role][1]}</Text>
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Знаки"
        note="Оба шрифта покрывают казахский, русский и английский. Стрелки в них нет: её рисует значок."
      >
        <div>
          {(['bookM', 'body'] as const).map((role) => (
            <div key={role} className={page.row}>
              <span className={page.name}>{role === 'body' ? 'Golos Text' : 'Literata'}</span>
              <span className={page.sample} lang="kk">
                <Text variant={role}>{letters}</Text>
              </span>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Цифры" note="В столбцах цифры одной ширины; разряды и знак валюты отделены неразрывным пробелом.">
        <div className={page.row}>
          <span className={page.name}>tabular</span>
          <div className={page.sample}>
            {['1 111 111 ₸', '8 080 808 ₸'].map((sum) => (
              <Text key={sum} as="p" tabular>
                {sum}
              </Text>
            ))}
          </div>
        </div>
      </Section>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const role of Object.keys(text)) await expect(canvas.getByText(new RegExp(`^${role},`))).toBeInTheDocument()
    await document.fonts.ready
    const family = getComputedStyle(canvas.getByText('Ежелгі түркі жазба ескерткіштері')).fontFamily
    await expect(family).toContain('Literata')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const SpecimenOnInk: Story = { ...Specimen, globals: { theme: 'dark' } }
export const SpecimenAtNarrowWidth: Story = {
  ...Specimen,
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
