import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { Inline } from '../../foundations/layout/index.ts'
import { Text } from '../../foundations/Text/index.ts'
import { CopyButton } from './CopyButton.tsx'
import { guide } from './CopyButton.guide.ts'

const writeTextMock = fn(async (_text: string) => undefined)

const meta = {
  title: 'Primitives/Actions/CopyButton',
  component: CopyButton,
  parameters: { guide },
  args: { value: '978-601-04-5821-4', label: 'Скопировать ISBN' },
  beforeEach: () => {
    writeTextMock.mockClear()
    spyOn(navigator.clipboard, 'writeText').mockImplementation(writeTextMock)
  },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const BesideAValue: Story = {
  render: (args) => (
    <Inline gap={1}>
      <Text tabular>978-601-04-5821-4</Text>
      <CopyButton {...args} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Скопировать ISBN' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Скопировано'))
    await expect(writeTextMock).toHaveBeenCalledWith('978-601-04-5821-4')
    await expect(button).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
}
export const WithWords: Story = { args: { variant: 'words', label: 'Скопировать ссылку' } }
export const WithWordsOnInk: Story = { ...WithWords, globals: { theme: 'dark' } }
export const Refused: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Не скопировалось'))
  },
}
export const RefusedInKazakhAtNarrowWidth: Story = {
  ...Refused,
  args: { variant: 'words', label: 'Технологиялық картаның сілтемесін көшіру' },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Көшірілмеді'))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
