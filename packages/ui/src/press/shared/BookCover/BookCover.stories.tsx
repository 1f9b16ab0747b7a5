import { getDrawnCover, clothKeys, cloths, motifKeys } from '@press/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Inline } from '../../../foundations/layout/index.ts'
import { BookCover, bookCoverWidths } from './BookCover.tsx'
import { CoverStack } from './CoverStack.tsx'

const meta = {
  title: 'Press/BookCover',
  component: BookCover,
  args: { title: 'Введение в корпусную лингвистику', authors: 'Тимур Ли', width: 112, lang: 'ru' },
} satisfies Meta<typeof BookCover>
export default meta
type Story = StoryObj<typeof meta>

/** Titles that together show each cloth and each motif. */
const numberedTitles = Array.from({ length: 400 }, (_book, number) => `Сборник трудов ${number}`)
const findTitlePerKey = <Key extends string>(keys: readonly Key[], getKey: (title: string) => Key) =>
  keys.map((key) => numberedTitles.find((title) => getKey(title) === key) ?? key)

const pictureUrl =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 142"><rect width="100" height="142" fill="${cloths.sand.fill}"/><circle cx="50" cy="71" r="30" fill="${cloths.madder.fill}"/></svg>`,
  )

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent('Введение в корпусную лингвистику')
  },
}
export const Widths: Story = {
  render: (args) => (
    <Inline gap={4} align="end">
      {bookCoverWidths.map((width) => (
        <BookCover key={width} {...args} width={width} />
      ))}
    </Inline>
  ),
}
export const SmallHasNoText: Story = {
  args: { width: 56 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Введение в корпусную лингвистику')).toBeNull()
  },
}
export const Motifs: Story = {
  render: () => (
    <Inline gap={4}>
      {findTitlePerKey(motifKeys, (title) => getDrawnCover(title).motif).map((title) => (
        <BookCover key={title} title={title} authors="К. Умаров" width={86} />
      ))}
    </Inline>
  ),
}
export const Cloths: Story = {
  render: () => (
    <Inline gap={4}>
      {findTitlePerKey(clothKeys, (title) => getDrawnCover(title).cloth).map((title) => (
        <BookCover key={title} title={title} authors="К. Умаров" width={86} />
      ))}
    </Inline>
  ),
}
export const OnInk: Story = { ...Motifs, globals: { theme: 'dark' } }
export const LongWords: Story = {
  args: {
    title: 'Қазақстандағы мемлекеттілік: сабақтастық',
    authors: 'Қ. Нұрғали, Ә. Төлеу, М. Ыдырыс',
    width: 132,
    lang: 'kk',
  },
}
/** The title is legible at every size that has text: it is clamped, and at least nine pixels high. */
export const LongTitles: Story = {
  args: {
    title:
      'Электроэнергетического машиностроения Республики Казахстан: история становления, современное состояние и перспективы развития отрасли',
  },
  render: (args) => (
    <Inline gap={4} align="end">
      {([86, 112, 132, 156] as const).map((width) => (
        <BookCover key={width} {...args} width={width} />
      ))}
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    for (const title of canvas.getAllByText(args.title)) {
      const { fontSize, lineHeight } = getComputedStyle(title)
      await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(9)
      await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
      await expect(title.clientHeight).toBeLessThanOrEqual(Math.ceil(4 * Number.parseFloat(lineHeight)))
    }
  },
}
/** Nine books of a series in a row: nearby numbers never look the same. */
export const Neighbours: Story = {
  render: () => (
    <Inline gap={4}>
      {Array.from({ length: 9 }, (_book, index) => (
        <BookCover key={index} title="Труды" number={1143 + index} width={36} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const coverDrawings = [...canvasElement.querySelectorAll('svg')].map(
      (drawing) => `${drawing.parentElement?.className} ${drawing.innerHTML}`,
    )
    await expect(new Set(coverDrawings).size).toBe(9)
  },
}
export const RealCover: Story = {
  args: { src: pictureUrl },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '')
  },
}
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByText('Введение в корпусную лингвистику')).toBeVisible()
  },
}
export const Named: Story = {
  args: { width: 40, label: 'Введение в корпусную лингвистику' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Введение в корпусную лингвистику' })).toBeVisible()
  },
}
export const Stack: Story = {
  render: () => <CoverStack books={numberedTitles.slice(0, 6).map((title) => ({ title }))} width={36} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(4)
  },
}
