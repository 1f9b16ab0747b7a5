import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Panel } from '../../../foundations/layout/index.ts'
import { places } from './fixtures.ts'
import { RegionMap } from './RegionMap.tsx'

const meta = {
  title: 'Examples/Map',
  component: RegionMap,
  args: { label: 'Партнёры и доставки', places, region: undefined, onRegionChange: fn() },
  render: function Render(args) {
    const [region, setRegion] = useState(args.region)
    return (
      <Panel title="Партнёры и доставки">
        <RegionMap
          {...args}
          region={region}
          onRegionChange={(nextRegion) => {
            setRegion(nextRegion)
            args.onRegionChange(nextRegion)
          }}
        />
      </Panel>
    )
  },
} satisfies Meta<typeof RegionMap>
export default meta
type Story = StoryObj<typeof meta>

export const PartnersAndDeliveries: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Караганд.* область: 1 партнёр, 1 доставка/ }))
    await expect(args.onRegionChange).toHaveBeenLastCalledWith('karaganda')
    const list = within(canvas.getByRole('region', { name: 'Карагандинская область 2' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(list.getByRole('button', { name: 'Показать все' }))
    await expect(canvas.getByRole('region', { name: 'Все адреса 13' })).toBeVisible()
  },
}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Алматы/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowLeft}')
    const astanaButton = canvas.getByRole('button', { name: /^Астана/ })
    await expect(astanaButton).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(astanaButton).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Показать все' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Национальная библиотека' })).toHaveFocus()
  },
}
export const NobodyThere: Story = {
  args: { region: 'ulytau' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Здесь пока никого.')).toBeVisible()
  },
}
export const Narrow: Story = {
  args: { region: 'astana' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
export const KazakhOnAPhone: Story = {
  globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const OnInk: Story = { args: { region: 'almaty' }, globals: { theme: 'dark' } }
