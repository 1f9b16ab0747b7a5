import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Inline } from '../../foundations/layout/index.ts'
import { Badge, badgeTones, type StageTone } from './Badge.tsx'
import { Count } from './Count.tsx'
import { guide } from './Badge.guide.ts'

const meta = {
  title: 'Primitives/Content/Badge',
  parameters: { guide },
  component: Badge,
  args: { children: 'В работе' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

const stages: [StageTone, string, typeof glyphs.printer][] = [
  ['editor', 'Гл. редактор', glyphs.penNib],
  ['project', 'Менеджер', glyphs.clipboardText],
  ['process', 'Редакция', glyphs.pencilLine],
  ['signal', 'Сигнал', glyphs.printer],
  ['author', 'У автора', glyphs.signature],
  ['typography', 'Тираж', glyphs.stack],
  ['wap', 'Послепечать', glyphs.scissors],
  ['account', 'Продажи', glyphs.handshake],
  ['stock', 'Склад', glyphs.warehouse],
  ['done', 'Доставлено', glyphs.sealCheck],
]

const AllBadges = () => (
  <Inline gap={2}>
    <Badge tone="info" glyph={glyphs.hourglass}>
      В работе
    </Badge>
    <Badge tone="success" glyph={glyphs.checkCircle}>
      Принято
    </Badge>
    <Badge tone="attention" glyph={glyphs.receipt}>
      Запрос счёта
    </Badge>
    <Badge tone="accent" glyph={glyphs.envelopeSimple}>
      Счёт отправлен
    </Badge>
    <Badge tone="danger" glyph={glyphs.xCircle}>
      Отклонено
    </Badge>
    <Badge glyph={glyphs.archive}>Архив</Badge>
    {stages.map(([stage, name, glyph]) => (
      <Badge key={stage} stage={stage} glyph={glyph}>
        {name}
      </Badge>
    ))}
  </Inline>
)

export const Neutral: Story = {}
export const Tones: Story = {
  render: () => (
    <Inline gap={2}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
}
export const Statuses: Story = { render: AllBadges }
export const StatusesOnInk: Story = { globals: { theme: 'dark' }, render: AllBadges }
export const LongKazakhAtPhoneWidth: Story = {
  render: () => (
    <div style={{ inlineSize: 140 }}>
      <Badge tone="info" glyph={glyphs.hourglass}>
        Шот-фактура мен шарт жіберілді
      </Badge>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const Counts: Story = {
  render: () => (
    <Inline gap={3}>
      <Count value={7} tone="attention" label="7 заявок ждут решения" />
      <Count value={128} />
      <Count value={1200} />
      <Count value={1} tone="attention" />
      <Count value={128} tone="attention" />
      <Count value={0} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('128')).toBeVisible()
    await expect(canvas.getByText('999+')).toBeVisible()
    await expect(canvas.getByText('99+')).toBeVisible()
    await expect(canvas.queryByText('0')).toBeNull()
    await expect(canvas.getByText('7 заявок ждут решения')).toBeInTheDocument()
  },
}
