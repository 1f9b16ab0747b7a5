import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Grid } from '../../foundations/layout/index.ts'
import { Button } from '../Button/index.ts'
import { guide } from './Image.guide.ts'
import { Image, imageRatios } from './Image.tsx'

/** A drawn photograph: a shelf of books under a lamp. */
const shelfImage = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 400' width='600' height='400'><rect width='600' height='400' fill='#d2cdc4'/><circle cx='460' cy='90' r='120' fill='#f3f0ea'/><rect y='320' width='600' height='80' fill='#757066'/><g><rect x='80' y='130' width='52' height='190' fill='#26344d'/><rect x='138' y='100' width='64' height='220' fill='#8a3b34'/><rect x='208' y='150' width='44' height='170' fill='#57694f'/><rect x='258' y='120' width='58' height='200' fill='#1e5561'/><rect x='330' y='140' width='50' height='180' fill='#b9852d' transform='rotate(8 355 320)'/></g></svg>`,
)}`

const meta = {
  title: 'Primitives/Content/Image',
  component: Image,
  parameters: { guide },
  args: { src: shelfImage, alt: 'Полка с книгами издательства', ratio: '3/2' },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Image>
export default meta
type Story = StoryObj<typeof meta>

export const WithCaption: Story = {
  args: { caption: 'Читальный зал, 2026 год. Фото: Т. Ли' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Полка с книгами издательства' })).toBeVisible())
    await expect(canvas.getByRole('figure')).toHaveTextContent('Читальный зал')
  },
}
export const Loading: Story = {
  // This address never answers.
  args: { src: 'http://192.0.2.1/shelf.jpg', loading: 'lazy' },
}
export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Изображение не загрузилось')).toBeVisible()
    await expect(canvas.getByText('Полка с книгами издательства')).toBeVisible()
  },
}
export const FailedOnInk: Story = { ...Failed, globals: { theme: 'dark' } }
export const AnotherComesAfterAFailure: Story = {
  render: function Render(args) {
    const [src, setSrc] = useState('data:image/png;base64,AAAA')
    return (
      <>
        <Image {...args} src={src} />
        <Button onClick={() => setSrc(shelfImage)}>Другой снимок</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Изображение не загрузилось')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible())
    await expect(canvas.queryByText('Изображение не загрузилось')).toBeNull()
  },
}
export const Ratios: Story = {
  render: (args) => (
    <Grid min="sm" gap={3}>
      {imageRatios.map((ratio) => (
        <Image key={ratio} {...args} ratio={ratio} caption={ratio} />
      ))}
    </Grid>
  ),
}
export const Whole: Story = { args: { ratio: '1/1', fit: 'contain' } }
export const OwnShape: Story = {
  render: ({ src, alt }) => <Image src={src} alt={alt} width={600} height={400} />,
}
export const KazakhFailureAtNarrowWidth: Story = {
  ...Failed,
  args: {
    src: 'data:image/png;base64,AAAA',
    alt: 'Университет баспасының кітап сөресі, жаңа оқулықтар мен монографиялар',
    ratio: '16/9',
  },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Сурет жүктелмеді')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
