import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LogFilters } from './LogFilters.tsx'
import { LogNothing } from './LogNothing.tsx'
import type { LogFiltersProps } from './types.ts'

const emptyFilter: LogFiltersProps['filter'] = {
  search: '',
  from: '',
  to: '',
  groups: [],
  actor: '',
  resource: '',
  resource_id: '',
}
const people = [
  { value: '4', label: 'Елена Ким', detail: 'e.kim@press.example' },
  { value: '3', label: 'Айгүл Сәрсен', detail: 'a.sarsen@press.example' },
]

/** Keeps the filter, as the URL does in the portal. */
function StatefulFilters(props: LogFiltersProps) {
  const [filter, setFilter] = useState(props.filter)
  return (
    <LogFilters
      {...props}
      filter={filter}
      onFilterChange={(changes) => {
        setFilter({ ...filter, ...changes })
        props.onFilterChange(changes)
      }}
      actorName={people.find(({ value }) => value === filter.actor)?.label}
    />
  )
}

const meta = {
  title: 'Press/LogFilters',
  component: LogFilters,
  args: {
    filter: emptyFilter,
    onFilterChange: fn(),
    people,
    resources: ['offer', 'techcard'],
    countLabel: '214 найдено',
  },
  render: (args) => <StatefulFilters {...args} />,
} satisfies Meta<typeof LogFilters>
export default meta
type Story = StoryObj<typeof meta>

const desktop = { viewport: { value: 'desktop', isRotated: false } }

export const Nothing: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'О чём: всё' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Деньги' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ groups: ['money'] })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Снять фильтр «Деньги»' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ groups: [] })
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}
export const Narrowed: Story = {
  globals: desktop,
  args: {
    filter: {
      ...emptyFilter,
      from: '2026-11-20',
      to: '2026-11-23',
      groups: ['money', 'refusals'],
      actor: '4',
      resource: 'offer',
      resource_id: '411',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '20 ноя – 23 ноя' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^КП №.411/ })).toBeVisible()
  },
}
export const PhoneInKazakh: Story = {
  globals: { locale: 'kz', viewport: { value: 'phone', isRotated: false } },
}
export const NothingFound: Story = {
  args: { filter: { ...emptyFilter, search: 'атлас', groups: ['money'], resource: 'offer' } },
  render: ({ filter }) => <LogNothing filter={filter} onReset={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Деньги · КП')).toBeVisible()
  },
}
