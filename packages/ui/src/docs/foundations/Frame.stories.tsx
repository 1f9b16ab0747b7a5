import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { density } from '../../themes/density.css.ts'
import { media, shell } from '../../themes/scale.ts'
import * as page from './page.css.ts'
import { Section } from './Section.tsx'
import * as styles from './space.css.ts'

const meta = { title: 'Foundations/Frame and density' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const widths = [
  { name: 'Телефон', range: 'до 767 px', columns: '1fr', areas: ['шапка 52', 'холст', 'вкладки 72'] },
  {
    name: 'Планшет',
    range: media.tablet,
    columns: '72px 1fr',
    areas: ['меню 72', 'шапка 56 и холст; третья часть — ящиком'],
  },
  {
    name: 'Компьютер',
    range: media.desktop,
    columns: '96px 1fr',
    areas: ['меню 248', 'шапка 56 и холст; ящики рядом'],
  },
]

export const FrameAndWidths: Story = {
  render: () => (
    <div className={page.page}>
      <Section
        title="Рама"
        note="Две границы: 768 и 1280 px. Доски и таблицы прокручиваются внутри себя, страница — нет."
      >
        <div>
          {widths.map(({ name, range, columns, areas }) => (
            <div key={name} className={page.row}>
              <span>
                <span className={page.name}>{name}</span>
                <br />
                <span className={page.value}>{range}</span>
              </span>
              <div data-surface="chrome" className={styles.frameSketch} style={{ gridTemplateColumns: columns }}>
                {areas.map((area) => (
                  <span
                    key={area}
                    data-surface={area.includes('холст') ? 'canvas' : undefined}
                    className={`${styles.framePart} ${area.includes('холст') ? styles.workAreaSketch : ''}`}
                  >
                    {area}
                  </span>
                ))}
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Меры">
        <div>
          {Object.entries(shell).map(([name, size]) => (
            <div key={name} className={page.row}>
              <span className={page.value}>
                {name}: {size}
              </span>
              <span className={styles.bar} style={{ inlineSize: size }} />
            </div>
          ))}
        </div>
      </Section>
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(canvas.getByText(`drawer: ${shell.drawer}`)).toBeVisible()
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
export const FrameAtNarrowWidth: Story = {
  ...FrameAndWidths,
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
export const FrameOnInk: Story = { ...FrameAndWidths, globals: { theme: 'semi-dark' } }

const parts = {
  control: 'Кнопка, поле',
  row: 'Строка таблицы',
  nav: 'Строка меню',
  cardPadding: 'Поле карточки',
  cardCover: 'Обложка на карточке',
} satisfies Partial<Record<keyof typeof density, string>>

/** Shows a part at the current density, together with its measured height. */
function MeasuredPart({ part }: { part: keyof typeof parts }) {
  const [height, setHeight] = useState(0)
  return (
    <span
      ref={(element) => {
        if (!element) return undefined
        const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
        observer.observe(element)
        return () => observer.disconnect()
      }}
      className={styles.control}
      style={{ blockSize: density[part] }}
    >
      {height >= 20 && `${height} px`}
    </span>
  )
}

function DensityPage() {
  return (
    <div className={page.page}>
      <Section
        title="Плотность"
        note="Высоты того, что повторяется. Плотный вид выбирает сотрудник; палец и узкий экран получают 44 px всегда."
      >
        <div>
          {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
            <div key={part} className={page.row}>
              <span>
                <span className={page.name}>{parts[part]}</span>
                <br />
                <span className={page.value}>density.{part}</span>
              </span>
              <MeasuredPart part={part} />
            </div>
          ))}
        </div>
      </Section>
    </div>
  )
}
export const Comfortable: Story = {
  render: () => <DensityPage />,
  globals: { density: 'comfortable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('52 px')).toBeVisible()
  },
}
export const Compact: Story = {
  render: () => <DensityPage />,
  globals: { density: 'compact' },
}
export const Touch: Story = {
  render: () => <DensityPage />,
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
