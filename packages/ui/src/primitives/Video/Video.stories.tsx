import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './Video.guide.ts'
import { Video } from './Video.tsx'

const createCaptions = (line: string) =>
  `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 00:01.000\n${line}`)}`
const poster = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 360'><rect width='640' height='360' fill='#1e5561'/><rect x='250' y='80' width='140' height='200' rx='4' fill='#dccdae'/></svg>`,
)}`

const meta = {
  title: 'Primitives/Content/Video',
  component: Video,
  parameters: { guide },
  args: {
    src: new URL('./clip.webm', import.meta.url).href,
    label: 'Как подать заявку',
    poster,
    captions: [
      { src: createCaptions('Откройте раздел «Заявки».'), lang: 'ru', label: 'Русский' },
      { src: createCaptions('«Өтінімдер» бөлімін ашыңыз.'), lang: 'kk', label: 'Қазақша' },
    ],
    caption: 'Как подать заявку, 2 минуты',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof Video>
export default meta
type Story = StoryObj<typeof meta>

const getPlayer = (canvas: { getByLabelText: (name: string) => HTMLElement }) =>
  canvas.getByLabelText('Как подать заявку') as HTMLVideoElement

export const WithCaptions: Story = {
  play: async ({ canvas }) => {
    const video = getPlayer(canvas)
    await expect(video.controls).toBe(true)
    await expect(video.autoplay).toBe(false)
    await expect([...video.textTracks].map(({ language }) => language)).toEqual(['ru', 'kk'])
  },
}
export const WithoutPoster: Story = {
  render: ({ poster: _poster, ...args }) => <Video {...args} />,
  play: async ({ canvas }) => {
    await expect(getPlayer(canvas).preload).toBe('metadata')
  },
}
export const Failed: Story = {
  args: { src: 'data:video/webm;base64,AAAA' },
  render: ({ poster: _poster, ...args }) => <Video {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Видео не воспроизводится')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Скачать видео' })).toHaveAttribute('download')
  },
}
export const FailedOnInk: Story = { ...Failed, globals: { theme: 'dark' } }
export const KazakhFailureAtNarrowWidth: Story = {
  ...Failed,
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Бейнежазба ойнатылмайды')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
