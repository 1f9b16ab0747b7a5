import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Grid } from '../../foundations/layout/index.ts'
import { BookCover } from '../../press/shared/BookCover/index.ts'
import { Badge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { Image } from '../Image/index.ts'
import { Card } from './Card.tsx'
import { guide } from './Card.guide.ts'

const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 340'><rect width='600' height='340' fill='#dccdae'/><path d='M0 250 Q150 190 300 240 T600 210V340H0Z' fill='#57694f'/></svg>`,
)}`

const meta = {
  title: 'Primitives/Content/Card',
  component: Card,
  parameters: { guide },
  args: {
    title: 'Открыт приём рукописей на 2027 год',
    eyebrow: '14 ноября 2026',
    children: 'Заявки по естественным наукам принимаются до 1 марта, рецензии нужны две.',
  },
  decorators: [(Story, { name }) => <div style={{ maxInlineSize: name.includes('Grid') ? 900 : 340 }}>{Story()}</div>],
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

const mediaImage = <Image src={picture} alt="" ratio="16/9" />

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Открыт приём рукописей')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const WithMedia: Story = { args: { media: mediaImage } }

const onEdit = fn()
export const WholeCardLeads: Story = {
  args: {
    media: mediaImage,
    href: '#news',
    aside: <Badge tone="accent">Новость</Badge>,
    actions: (
      <Button size="sm" variant="quiet" leading={glyphs.pencilSimple} onClick={onEdit}>
        Изменить
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Открыт приём рукописей на 2027 год' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    const textElement = canvas.getByText(/Заявки по естественным/)
    const textRect = textElement.getBoundingClientRect()
    // The link covers the text, but not the button.
    await expect(document.elementFromPoint(textRect.left + 4, textRect.top + 4)).toBe(link)
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }))
    await expect(onEdit).toHaveBeenCalledOnce()
  },
}
export const WholeCardLeadsOnInk: Story = { ...WholeCardLeads, globals: { theme: 'dark' } }
export const Book: Story = {
  args: {
    title: 'Қазақ тілінің корпусы: құрылымы мен қолданылуы',
    book: true,
    lang: 'kk',
    eyebrow: 'ТК-1143',
    mediaPlace: 'start',
    media: <BookCover title="Қазақ тілінің корпусы" width={56} />,
    href: '#book',
    children: 'Т. Ли, Р. Есенов',
  },
}
export const GridOfCards: Story = {
  render: (args) => (
    <Grid min="md" as="ul">
      {['Открыт приём рукописей на 2027 год', 'Книга года', 'Как оформить список литературы'].map((title) => (
        <Card key={title} {...args} as="li" title={title} href="#card" media={mediaImage} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const KazakhAtNarrowWidth: Story = {
  args: {
    title: 'Баспаға жіберілген қолжазбаларды қабылдау мерзімі ұзартылды',
    aside: <Badge tone="success">Жарияланды</Badge>,
    children: 'Жаратылыстану ғылымдары бойынша өтінімдер бірінші наурызға дейін қабылданады.',
    actions: <Button size="sm">Қолжазбаларды қабылдау шарттарымен танысу</Button>,
  },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
