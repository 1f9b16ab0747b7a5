import { getSteps, type TechCard } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { screenViewports, views } from '../../../docs/screen-viewports.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { bareTechCard, history, techCard } from '../../shared/fixtures/tech-cards.ts'
import { HistoryList } from '../HistoryList/index.ts'
import { useMoveLabels } from '../useMoveLabels.ts'
import type { PassportAction } from './PassportBar.tsx'
import { fullTechCard } from './passport-fixture.ts'
import { TechCardPassport } from './TechCardPassport.tsx'

const role = 'supervisor'

interface PassportScreenProps {
  card?: TechCard | undefined
  /** Whether loading failed. @default false */
  failed?: boolean
  onRetry: () => void
  onMove: () => void
}

/** A tech card in the staff portal, compared with design/png c1 and c2. */
function PassportScreen({ card, failed = false, onRetry, onMove }: PassportScreenProps) {
  const { t } = useTranslation(['tech-cards', 'shell'])
  const { nameOf } = useMoveLabels(role)
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const id = card?.id ?? techCard.id
  const next = card && !card.is_archieve && getSteps(role, card).next
  const actions: PassportAction[] = [
    {
      key: 'application',
      label: t('act.application', { id: techCard.application_id }),
      glyph: glyphs.files,
      href: '#/applications/190',
    },
    {
      key: 'history',
      label: t('act.history'),
      glyph: glyphs.clockCounterClockwise,
      onSelect: () => setIsHistoryOpen(true),
    },
    { key: 'print', label: t('act.print'), glyph: glyphs.printer, onSelect: fn() },
    { key: 'edit', label: t('act.edit'), glyph: glyphs.pencilSimple, variant: 'secondary', href: '#/edit' },
  ]
  if (next) actions.push({ key: 'next', label: nameOf(next.to), variant: 'primary', onSelect: onMove })
  return (
    <ScreenFixture under="techcards" record={t('number', { id })}>
      {failed ? (
        <ErrorState onRetry={onRetry}>{t('shell:error.unreachable')}</ErrorState>
      ) : (
        <TechCardPassport
          card={card}
          actions={actions}
          editHref="#/edit"
          backHref="#/techcards"
          onDownload={fn()}
          writeHref={(person) => `#/chat/${person.id}`}
        />
      )}
      <Drawer open={isHistoryOpen} onOpenChange={setIsHistoryOpen} title={t('historyTitle', { id })}>
        <HistoryList events={history} />
      </Drawer>
    </ScreenFixture>
  )
}

const meta = {
  title: 'Screens/Passport',
  component: PassportScreen,
  parameters: { layout: 'fullscreen', viewport: screenViewports },
  args: { card: techCard, onRetry: fn(), onMove: fn() },
  globals: { viewport: views.desktop },
} satisfies Meta<typeof PassportScreen>
export default meta
type Story = StoryObj<typeof meta>

const sheetOf = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('article', { name: 'Паспорт издания: Ежелгі түркі жазба ескерткіштері' })
const expectNoOverflow = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** Matches design c1: the sheet, the stages of the book next to it, and the next move as the only primary button. */
export const Light: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Путь' }))
    await expect(trail.getByRole('link', { name: 'Тех. карты' })).toHaveAttribute('href', '#/techcards')
    await expect(sheetOf(canvas)).toHaveTextContent('Тираж1 000Страниц384Объём24,0 п. л.Формат70×100/16Сигнал до25 ноя')
    // The bar fits on one line, and the panel is next to the sheet.
    const bar = canvas.getByRole('region', { name: 'Действия с картой' })
    await expect(bar.getBoundingClientRect().height).toBeLessThan(64)
    const path = canvas.getByRole('list', { name: 'Путь книги' })
    await expect(path.getBoundingClientRect().left).toBeGreaterThan(sheetOf(canvas).getBoundingClientRect().right)
    const next = canvas.getByRole('button', { name: 'Передать автору' })
    next.click()
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
}
/** Matches design c2. */
export const Dark: Story = { globals: { theme: 'dark' } }
export const SemiDark: Story = { globals: { theme: 'semi-dark' } }
export const InKazakh: Story = {
  globals: { locale: 'kz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Авторға беру' })).toBeVisible()
    await expectNoOverflow()
  },
}
/** On a phone the actions are in a menu, except the next move. */
export const OnAPhone: Story = {
  globals: { viewport: views.phone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Передать автору' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Печать' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с картой' }))
    await expect(await screen.findByRole('menuitem', { name: 'История' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expectNoOverflow()
  },
}
export const OnAPhoneDark: Story = { globals: { theme: 'dark', viewport: views.phone } }
export const OnAPhoneInKazakh: Story = { globals: { locale: 'kz', viewport: views.narrow }, play: expectNoOverflow }
export const OnATablet: Story = { globals: { viewport: views.tablet }, play: expectNoOverflow }
/** A book that is printed and archived and has remarks, so that all sections are shown. */
export const EverySection: Story = {
  args: { card: fullTechCard },
  play: async ({ canvas }) => {
    const numbers = within(sheetOf(canvas))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    await expect(numbers).toHaveLength(8)
  },
}
/** A new card, whose sections name the fields to fill in. */
export const JustMade: Story = { args: { card: bareTechCard } }
export const HistoryOpened: Story = {
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'История' })
    await userEvent.click(open)
    const drawer = await screen.findByRole('dialog', { name: 'История ТК-1143' })
    await waitFor(() => expect(within(drawer).getAllByRole('listitem').length).toBeGreaterThan(2))
  },
}
export const Loading: Story = {
  args: { card: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Загружаем карту')).toBeInTheDocument()
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull()
  },
}
export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
