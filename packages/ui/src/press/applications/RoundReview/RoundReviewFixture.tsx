import { fn, screen, userEvent, within } from 'storybook/test'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { Page } from '../../../foundations/layout/index.ts'
import { today } from '../../shared/fixtures/books.ts'
import { application, letter, rounds } from '../fixtures.ts'
import { RoundReview, type RoundReviewProps } from './RoundReview.tsx'

/** The decision on an application, composed as in the portal. */
export const RoundReviewFixture = (props: RoundReviewProps) => (
  <ScreenFixture under="applications" record="Заявка № 218">
    <Page scroll="bleed">
      <RoundReview {...props} />
    </Page>
  </ScreenFixture>
)

/** A second round: three documents were sent again, one of them unchanged. */
export const roundArgs = {
  application: { ...application, created_at: '2026-10-12T06:00:00Z' },
  rounds,
  place: { backHref: '#/applications', wholeHref: '#/whole', at: { index: 3, total: 7 }, onStep: fn() },
  onDraft: fn(),
  onLetter: fn(async () => letter),
  onDecide: fn(async () => undefined),
  onPreview: fn(),
  onRead: fn(async ({ id }: { id: number }) =>
    id === 61 ? 'Рецензия\nДостойная книга' : 'Рецензия\nДостойная работа',
  ),
  today,
}

/** Chooses the verdict of a document. */
export async function verdict(document: string, name: string): Promise<void> {
  const group = await screen.findByRole('group', { name: `Решение: ${document}` })
  await userEvent.click(within(group).getByRole('radio', { name }))
}
