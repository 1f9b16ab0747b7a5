import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { entries } from '../../shared/fixtures/settings.ts'
import { SettingHistory } from '../SettingHistory/index.ts'
import { UnsavedSettings } from '../UnsavedSettings/index.ts'
import { CompanyForm } from '../VatForm/index.ts'
import { SettingsLayout } from './SettingsLayout.tsx'

const onSave = fn(async () => undefined)

/** A section that lists its unsaved changes, as in the portal. */
function CompanySection() {
  const [enteredName, setEnteredName] = useState('')
  const [formKey, setFormKey] = useState(0)
  const resetForm = () => {
    setEnteredName('')
    setFormKey(formKey + 1)
  }
  const changes = enteredName
    ? [{ key: 'name', name: 'Организация', before: 'нет', after: enteredName, onUndo: resetForm }]
    : []
  return (
    <UnsavedSettings changes={changes}>
      <CompanyForm
        key={formKey}
        defaultValues={{ name: '' }}
        onDraft={({ name }) => setEnteredName(name)}
        onSubmit={onSave}
        onCancel={resetForm}
      />
    </UnsavedSettings>
  )
}
const typeName = async () => userEvent.type(await screen.findByRole('textbox', { name: /Организация/ }), 'Баспа')

const meta = {
  title: 'Press/SettingsLayout',
  component: SettingsLayout,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    title: 'Настройки издательства',
    description: 'Действуют с даты. Отправленные документы не меняются',
    label: 'Разделы настроек',
    sentDocumentCount: 1204,
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
        keywords: 'Курбан айт, переносы правительства',
        glyph: glyphs.calendarBlank,
        href: '#5',
        pendingInput: { count: 1, label: '1 день ждёт даты' },
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
/** The key «/» focuses the search field, and the key H focuses the history. */
export const FoundByAWord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Праздники.*1 день ждёт даты/ })).toBeVisible()
    await userEvent.keyboard('h')
    await expect(canvas.getByRole('complementary', { name: 'История' })).toHaveFocus()
    await userEvent.keyboard('/')
    const searchField = canvas.getByRole('searchbox', { name: 'Найти настройку' })
    await expect(searchField).toHaveFocus()
    await userEvent.type(searchField, 'айт')
    await expect(canvas.getAllByRole('link', { name: /особых дня/ })).toHaveLength(1)
    await expect(canvas.queryByRole('link', { name: /НДС/ })).toBeNull()
    await userEvent.type(searchField, ' нет такого')
    await expect(canvas.getByText('Об этом ни один раздел')).toBeVisible()
  },
}
/** The buttons are in the header, and only while there are unsaved changes. Ctrl S saves, Ctrl Z undoes the last change. */
export const SavedFromTheHeader: Story = {
  args: { children: <CompanySection /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Сохранить|Как было/ })).toBeNull()
    await typeName()
    const header = within(canvas.getByRole('heading', { level: 1 }).closest('header') as HTMLElement)
    await userEvent.click(await header.findByRole('button', { name: /Сохранить 1\sизменение/ }))
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
    await userEvent.click(header.getByRole('button', { name: 'Как было' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Сохранить/ })).toBeNull())
    await typeName()
    await expect(await canvas.findByRole('region', { name: 'Не сохранено, вы' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Не сохранено, вы' })).toBeNull())
  },
}
/** ↑ and ↓ move through the list. */
export const TheListByKeys: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('searchbox').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: /Письма/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('link', { name: /Название/ })).toHaveFocus()
  },
}
/** Delivered documents keep the settings that they were created with. */
export const WhatWasSentStays: Story = {
  play: async ({ canvas }) => {
    const sentRegion = within(canvas.getByRole('region', { name: 'Отправленное не меняется' }))
    await expect(sentRegion.getByText(/^1\s204 документа хранят реквизиты, ставку и номер/)).toBeVisible()
  },
}
/** A new press has not sent any documents yet. */
export const NothingWasSent: Story = {
  args: { sentDocumentCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Документы сохранят реквизиты/)).toBeVisible()
  },
}
const narrowViewport = { viewport: { value: 'narrow', isRotated: false } }
/** If there is no room for a third column, the history is in a drawer, with the unsaved changes above it. */
export const HistoryInADrawer: Story = {
  args: { children: <CompanySection /> },
  globals: narrowViewport,
  play: async ({ canvas }) => {
    await typeName()
    await expect(canvas.queryByRole('region', { name: 'Не сохранено, вы' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'История' }))
    const historyDrawer = within(await screen.findByRole('dialog', { name: 'История' }))
    await userEvent.click(await historyDrawer.findByRole('button', { name: 'Вернуть как было: Организация' }))
    await waitFor(() => expect(historyDrawer.queryByRole('region', { name: 'Не сохранено, вы' })).toBeNull())
  },
}
/** On a phone the buttons stay at the bottom, and a link leads back to the list. */
export const ASectionOnAPhone: Story = {
  args: { children: <CompanySection /> },
  globals: narrowViewport,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Разделы настроек' })).toHaveAttribute('href', '#list')
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await typeName()
    const saveButton = await canvas.findByRole('button', { name: /Сохранить 1\sизменение/ })
    await expect(saveButton.closest('header')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
/** On a phone the list comes first. */
export const TheList: Story = { args: { sectionOpen: false }, globals: narrowViewport }
