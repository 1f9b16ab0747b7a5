import { joinShortNames } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { ButtonLink, NextActionCard } from '@press/ui'
import { useAuthor } from '../shared/useAuthor.ts'
import type { TechCard } from '../shared/tech-card.ts'

/** Asks the author to review the signal copy, with a link to the decision room. */
export function SignalReviewCard({ card }: { card: TechCard }) {
  const { t } = useTranslation('signals')
  const { paths } = useAuthor()
  return (
    <NextActionCard
      kind="signal"
      book={{ ...card, authors: joinShortNames(card.authors) }}
      due={card.due}
      copies={card.quantity}
      action={
        <ButtonLink variant="primary" size="lg" href={paths.signal(card.id)}>
          {t('room.open')}
        </ButtonLink>
      }
    />
  )
}
