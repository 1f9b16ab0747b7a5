import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { entries } from '../fixtures.ts'
import { SettingHistory } from '../SettingHistory/index.ts'
import { CompanyForm } from '../VatForm/index.ts'
import { guide } from './SettingsLayout.guide.ts'
import { SettingsLayout } from './SettingsLayout.tsx'

const meta = {
  title: 'Press/SettingsLayout',
  component: SettingsLayout,
  parameters: { guide },
  args: {
    label: 'Разделы настроек',
    current: 'company',
    sectionOpen: true,
    listHref: '#list',
    sections: [
      {
        key: 'identity',
        label: 'Название и логотип',
        summary: 'Университет баспасы',
        glyph: glyphs.buildings,
        href: '#1',
      },
      { key: 'letters', label: 'Письма', summary: 'baspa@press.example', glyph: glyphs.envelopeSimple, href: '#2' },
      { key: 'vat', label: 'НДС', summary: '16 % с 1 января 2026', glyph: glyphs.receipt, href: '#3' },
      {
        key: 'days',
        label: 'Праздники',
        summary: '2027 год: 3 особых дня',
        words: 'Курбан айт, переносы правительства',
        glyph: glyphs.calendarBlank,
        href: '#5',
        waiting: { count: 1, label: '1 день ждёт даты' },
      },
      { key: 'company', label: 'Смарт-канбан', summary: 'само издательство', glyph: glyphs.storefront, href: '#4' },
    ],
    history: (
      <Panel title="История">
        <SettingHistory entries={entries} />
      </Panel>
    ),
    children: <CompanyForm defaultValues={{ name: '' }} onSubmit={fn(async () => undefined)} onCancel={fn()} />,
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof SettingsLayout>
export default meta
type Story = StoryObj<typeof meta>

export const ASection: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/Смарт-канбан/)
    await expect(canvas.getByRole('complementary', { name: 'История' })).toBeVisible()
  },
}
/** «/» goes to the search, H to the history. */
export const FoundByAWord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Праздники.*1 день ждёт даты/ })).toBeVisible()
    await userEvent.keyboard('h')
    await expect(canvas.getByRole('complementary', { name: 'История' })).toHaveFocus()
    await userEvent.keyboard('/')
    const search = canvas.getByRole('searchbox', { name: 'Найти настройку' })
    await expect(search).toHaveFocus()
    await userEvent.type(search, 'айт')
    await expect(canvas.getAllByRole('link', { name: /особых дня/ })).toHaveLength(1)
    await expect(canvas.queryByRole('link', { name: /НДС/ })).toBeNull()
    await userEvent.type(search, ' нет такого')
    await expect(canvas.getByText('Об этом ни один раздел')).toBeVisible()
  },
}
/** On a phone the list comes first. */
export const TheList: Story = { args: { sectionOpen: false } }
