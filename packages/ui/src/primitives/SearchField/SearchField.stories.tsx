import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { SearchField } from './SearchField.tsx'
import { guide } from './SearchField.guide.ts'

const meta = {
  title: 'Primitives/Fields/SearchField',
  parameters: { guide },
  component: SearchField,
  args: { label: 'Книга или автор', value: '', onValueChange: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Книга или автор' }), 'алтай ')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('алтай'))
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  },
}
export const Dropped: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('алтай')
    return (
      <>
        <SearchField {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setValue('')}>Снять фильтры</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтры' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}
export const Filled: Story = { args: { value: 'Қазақ тілі' } }
export const OnInk: Story = { globals: { theme: 'dark' } }
