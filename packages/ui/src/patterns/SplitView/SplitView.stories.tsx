import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Stack } from '../../foundations/layout/index.ts'
import { Text } from '../../foundations/Text/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { guide } from './SplitView.guide.ts'
import { SplitView } from './SplitView.tsx'

const meta = {
  title: 'Patterns/SplitView',
  component: SplitView,
  parameters: { guide },
  args: {
    start: null,
    startLabel: 'Заявки',
    end: (
      <Stack gap={2}>
        <Text as="p" variant="h2">
          Қазақ тілінің корпусы
        </Text>
        <Text as="p">Т. Ли, Р. Есенов. Заявка 218, на рассмотрении до 2 декабря.</Text>
      </Stack>
    ),
    endLabel: 'Заявка 218',
    onSizeChange: fn(),
    onBack: fn(),
  },
  decorators: [(Story) => <div style={{ blockSize: 260 }}>{Story()}</div>],
  render: function Render({ onBack, ...args }) {
    const [open, setOpen] = useState(args.endOpen ?? false)
    return (
      <SplitView
        {...args}
        start={
          <Stack gap={1} align="start">
            {['Қазақ тілінің корпусы', 'Сейсмостойкость зданий', 'Атлас птиц Семиречья'].map((title) => (
              <Button key={title} variant="quiet" onClick={() => setOpen(true)}>
                {title}
              </Button>
            ))}
          </Stack>
        }
        endOpen={open}
        onBack={() => {
          setOpen(false)
          onBack?.()
        }}
      />
    )
  },
} satisfies Meta<typeof SplitView>
export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const separator = canvas.getByRole('separator', { name: 'Ширина: Заявки' })
    const pane = canvas.getByRole('region', { name: 'Заявки' })
    for (let tabPresses = 0; tabPresses < 4; tabPresses += 1) await userEvent.tab()
    await expect(separator).toHaveFocus()
    await expect(separator).toHaveAttribute('aria-valuenow', '36')
    const width = pane.offsetWidth
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(separator).toHaveAttribute('aria-valuenow', '40')
    await expect(pane.offsetWidth).toBeGreaterThan(width)
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(40)
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(separator).toHaveAttribute('aria-valuenow', '70')
    await userEvent.keyboard('{Home}')
    await expect(separator).toHaveAttribute('aria-valuenow', '20')
    await userEvent.keyboard('{Enter}')
    await expect(separator).toHaveAttribute('aria-valuenow', '36')
  },
}
export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const separator = canvas.getByRole('separator')
    // A story has no real pointer to capture.
    const capturedPointerIds = new Set<number>()
    separator.setPointerCapture = (pointerId) => void capturedPointerIds.add(pointerId)
    separator.hasPointerCapture = (pointerId) => capturedPointerIds.has(pointerId)
    const { left, width } = (separator.parentElement as HTMLElement).getBoundingClientRect()
    await fireEvent.pointerMove(separator, { pointerId: 1, clientX: left + width * 0.6 })
    await expect(separator).toHaveAttribute('aria-valuenow', '36')
    await fireEvent.pointerDown(separator, { pointerId: 1, button: 0 })
    await fireEvent.pointerMove(separator, { pointerId: 1, clientX: left + width * 0.5 })
    await expect(separator).toHaveAttribute('aria-valuenow', '50')
    await expect(args.onSizeChange).not.toHaveBeenCalled()
    await fireEvent.pointerUp(separator, { pointerId: 1, clientX: left + width * 0.9 })
    await expect(args.onSizeChange).toHaveBeenCalledWith(70)
    await fireEvent.doubleClick(separator)
    await expect(separator).toHaveAttribute('aria-valuenow', '36')
  },
}
export const OnInk: Story = { globals: { theme: 'dark' } }
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Заявка 218' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Қазақ тілінің корпусы' }))
    await expect(canvas.getByRole('region', { name: 'Заявка 218' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Заявки' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('region', { name: 'Заявки' })).toBeVisible()
  },
}
export const KazakhAtNarrowWidth: Story = {
  args: { startLabel: 'Баспаға түскен өтінімдердің толық тізімі', endOpen: true },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
