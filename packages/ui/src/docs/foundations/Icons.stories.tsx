import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { glyphs, Icon, type Glyph } from '../../foundations/Icon/index.ts'
import { NoResults } from '../../primitives/EmptyState/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import * as styles from './icons.css.ts'
import * as page from './page.css.ts'
import { Section } from './Section.tsx'

const written = fn(async (_text: string) => undefined)

const meta = {
  title: 'Foundations/Icons',
  beforeEach: () => {
    written.mockClear()
    spyOn(navigator.clipboard, 'writeText').mockImplementation(written)
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const all = Object.entries(glyphs) as [name: string, glyph: Glyph][]

function Gallery() {
  const [query, setQuery] = useState('')
  const [copied, setCopied] = useState('')
  const found = all.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()))
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(`glyphs.${name}`)
    setCopied(name)
  }
  return (
    <div className={page.page}>
      <Section
        title={`${all.length} значков Phosphor`}
        note="Обычный — для управления, залитый — для того, что выбрано, для этапов и состояний. Размеры: 14 в плашках, 16 мелкий, 18 в кнопках, 20 в шапке, 22 в нижней панели."
      >
        <div className={styles.tools}>
          <div className={styles.search}>
            <TextField
              label="Найти значок"
              labelHidden
              type="search"
              placeholder="printer, book, arrow"
              prefix={glyphs.magnifyingGlass}
              value={query}
              onValueChange={setQuery}
            />
          </div>
          <output className={page.value}>{copied ? `Скопировано: glyphs.${copied}` : `${found.length} найдено`}</output>
        </div>
        {found.length === 0 ? (
          <NoResults query={query} onReset={() => setQuery('')} />
        ) : (
          <ul className={styles.icons}>
            {found.map(([name, glyph]) => (
              <li key={name}>
                <button type="button" className={styles.icon} onClick={() => void copy(name)}>
                  <span className={styles.drawings}>
                    <Icon glyph={glyph} size={24} />
                    {glyph.fill && <Icon glyph={glyph} size={24} weight="fill" />}
                  </span>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

export const All: Story = {
  render: () => <Gallery />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length)
    await userEvent.type(canvas.getByRole('searchbox'), 'print')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Скопировано: glyphs.printer'))
    await expect(written).toHaveBeenCalledWith('glyphs.printer')
    await userEvent.clear(canvas.getByRole('searchbox'))
  },
}
export const AllOnInk: Story = { render: () => <Gallery />, globals: { theme: 'dark' } }
export const NothingFound: Story = {
  render: () => <Gallery />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'unicorn')
    await expect(canvas.getByRole('heading', { name: 'По запросу «unicorn» ничего нет' })).toBeVisible()
  },
}
export const AllAtNarrowWidth: Story = {
  render: () => <Gallery />,
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
