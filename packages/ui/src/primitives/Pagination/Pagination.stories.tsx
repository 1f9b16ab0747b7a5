import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { guide } from './Pagination.guide.ts'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Primitives/Navigation/Pagination',
  component: Pagination,
  parameters: { guide },
  args: { page: 1, total: 412, onPageChange: fn() },
  render: function Render(args) {
    const [page, setPage] = useState(args.page)
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          args.onPageChange(next)
          setPage(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1–50 из 412')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Предыдущая страница' }))
    await expect(args.onPageChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Следующая страница' }))
    await expect(canvas.getByText('51–100 из 412')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Страница 9' }))
    await expect(canvas.getByText('401–412 из 412')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Страница 9' })).toHaveAttribute('aria-current', 'page')
  },
}
export const OnInk: Story = { args: { page: 5 }, globals: { theme: 'dark' } }
export const PageSize: Story = {
  args: { onPageSizeChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'на странице' }), '100')
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(100)
  },
}
export const Linkable: Story = {
  args: { href: (page) => `?page=${page}` },
  play: async ({ args, canvas }) => {
    const nextLink = canvas.getByRole('link', { name: 'Следующая страница' })
    await expect(nextLink).toHaveAttribute('href', '?page=2')
    await userEvent.click(nextLink)
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
  },
}
export const OnePage: Story = {
  args: { total: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–12 из 12')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
export const NoRows: Story = { args: { total: 0 } }

export const ByKeyboard: Story = {
  args: { page: 2, onPageSizeChange: fn() },
  play: async ({ args, canvas }) => {
    const user = userEvent.setup()
    await user.tab()
    await expect(canvas.getByRole('combobox', { name: 'на странице' })).toHaveFocus()
    await user.tab()
    await expect(canvas.getByRole('button', { name: 'Предыдущая страница' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenCalledWith(1)
    await expect(canvas.getByRole('button', { name: 'Предыдущая страница' })).toHaveFocus()
  },
}
export const NarrowKazakh: Story = {
  args: { page: 5, total: 123_456, onPageSizeChange: fn() },
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
