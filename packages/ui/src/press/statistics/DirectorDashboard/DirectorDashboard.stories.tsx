import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Stack } from '../../../foundations/layout/index.ts'
import * as fixtures from './fixtures.ts'
import {
  BookFlowPanel,
  DeliveriesPanel,
  OverloadPanel,
  OwedPanel,
  DirectorDashboard,
  RiskReview,
  RisksPanel,
} from './index.ts'

const getTechCardHref = (id: number | string) => `#/techcards/${id}`
const onRetry = fn()
const flowProps = { hrefOf: getTechCardHref, boardHref: '#/kanban' }
const riskProps = { hrefOf: getTechCardHref, today: fixtures.today, inProgressCount: 68 }

const meta = {
  title: 'Press/PressToday',
  parameters: { today: fixtures.today },
  component: DirectorDashboard,
  args: {
    flow: <BookFlowPanel stages={fixtures.stages} inProgressCount={68} {...flowProps} />,
    risks: <RisksPanel rows={fixtures.risks} total={5} {...riskProps} />,
    deliveries: <DeliveriesPanel deliveries={fixtures.deliveries} hrefOf={getTechCardHref} allHref="#/kanban" />,
    money: <OwedPanel owed={fixtures.owed} />,
    people: <OverloadPanel rows={fixtures.people} />,
  },
} satisfies Meta<typeof DirectorDashboard>
export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {
  play: async ({ canvas }) => {
    const authorLink = canvas.getByRole('link', { name: /^У автора ?: 6 книг ?, просрочена 1.*прошло: 3, медиана 9/ })
    await expect(authorLink).toHaveAttribute('href', '#/techcards/author')
    await expect(canvas.getByText(/Вошло 7, вышло 3/)).toHaveTextContent(/Узкое место: .*без подписи/)
    await expect(canvas.getByText('Вёрстка: не сдано, срок был 18 ноя · Сәуле Тоқтар')).toBeVisible()
    await expect(canvas.getByText(/Перегружен: Сәуле Тоқтар.*Мақсат Орал, свободно 24/)).toBeVisible()
  },
}
export const Kazakh: Story = { globals: { locale: 'kz' } }
export const Narrow: Story = { globals: { locale: 'kz', viewport: { value: 'narrow', isRotated: false } } }
export const AllIsWell: Story = {
  args: {
    flow: (
      <BookFlowPanel
        stages={fixtures.stages.map((row) => ({ ...row, overdue: 0, median_days: row.norm_days }))}
        inProgressCount={68}
        {...flowProps}
      />
    ),
    risks: <RisksPanel rows={[]} total={0} {...riskProps} />,
    deliveries: (
      <DeliveriesPanel
        deliveries={{ books: [], total: 0, copies: 0, next: fixtures.deliveries.books[0] ?? null }}
        hrefOf={getTechCardHref}
        allHref="#/kanban"
      />
    ),
    money: <OwedPanel owed={{ owed: 0, owed_works: 0, checking: 0, checking_works: 0, people: [], press: null }} />,
    people: <OverloadPanel rows={fixtures.people.slice(3)} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Узкое место/)).toBeNull()
    await expect(canvas.getByText('Все книги идут в срок')).toBeVisible()
    await expect(canvas.getByText(/эта следующая/)).toBeVisible()
  },
}
export const NothingYet: Story = {
  args: {
    deliveries: (
      <DeliveriesPanel
        deliveries={{ books: [], total: 0, copies: 0, next: null }}
        hrefOf={getTechCardHref}
        allHref="#/kanban"
      />
    ),
    people: <OverloadPanel rows={[]} />,
  },
}
export const Loading: Story = {
  args: {
    flow: <BookFlowPanel {...flowProps} />,
    risks: <RisksPanel total={0} {...riskProps} />,
    deliveries: <DeliveriesPanel hrefOf={getTechCardHref} allHref="#/kanban" />,
    money: <OwedPanel />,
    people: <OverloadPanel />,
  },
}
export const APartFailed: Story = {
  args: {
    money: <OwedPanel failed onRetry={onRetry} />,
    flow: <BookFlowPanel {...flowProps} failed onRetry={onRetry} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Повторить' })[0] as HTMLElement)
    await expect(onRetry).toHaveBeenCalled()
    await expect(canvas.getByText('Социология города')).toBeVisible()
  },
}
/** The list of books loads page by page. The page of the current book may still be loading. */
function ReviewStory() {
  const [bookIndex, setBookIndex] = useState(0)
  return (
    <Stack>
      <RiskReview
        book={bookIndex < 2 ? fixtures.risks[bookIndex] : undefined}
        index={bookIndex}
        total={73}
        onIndexChange={setBookIndex}
        hrefOf={getTechCardHref}
        messageHref={(personId) => `#/chat?with=${personId}`}
        onClose={onRetry}
      />
    </Stack>
  )
}
export const OneByOne: Story = {
  render: () => <ReviewStory />,
  play: async () => {
    const firstDialog = within(await screen.findByRole('dialog', { name: 'Книга 1 из 73' }))
    await expect(firstDialog.getByRole('button', { name: 'Назад' })).toBeDisabled()
    await expect(firstDialog.getByRole('link', { name: 'Написать менеджеру' })).toHaveAttribute(
      'href',
      `#/chat?with=${fixtures.risks[0]?.manager?.id}`,
    )
    await userEvent.click(firstDialog.getByRole('button', { name: 'Дальше' }))
    const secondDialog = within(await screen.findByRole('dialog', { name: 'Книга 2 из 73' }))
    await expect(secondDialog.getByText('Нет протокола учёного совета')).toBeVisible()
    await expect(secondDialog.getByRole('link', { name: 'Открыть карту' })).toHaveAttribute('href', '#/techcards/1181')
    await userEvent.click(secondDialog.getByRole('button', { name: 'Дальше' }))
    const thirdDialog = within(await screen.findByRole('dialog', { name: 'Книга 3 из 73' }))
    await expect(thirdDialog.queryByRole('link', { name: 'Открыть карту' })).toBeNull()
    await expect(thirdDialog.getByRole('button', { name: 'Дальше' })).toBeEnabled()
  },
}
