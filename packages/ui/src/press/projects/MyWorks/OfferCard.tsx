import { findScheduleConflict, type MyWork } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { DescriptionList, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Card } from '../../../primitives/Card/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'

interface OfferCardProps {
  offer: MyWork
  /** The works that the executor has already accepted. */
  acceptedWorks: readonly MyWork[]
  href: string
  onAccept: (work: MyWork) => void
  onDecline: (work: MyWork) => void
  busy: boolean
}

/** A work offered to an executor: the book, the payment, the deadline, and whether it overlaps with the executor's other works. */
export function OfferCard({ offer, acceptedWorks, href, onAccept, onDecline, busy }: OfferCardProps) {
  const { t } = useTranslation(['projects', 'domain', 'queue'])
  const { date, money } = useFormat()
  const { name, book_name, language, authors, src_cover, techcard_id, manager, price, unit, description } = offer
  const { start_date, end_date } = offer
  const lang = getBookLang(language)
  const startText = start_date && date(start_date)
  const periodText = end_date
    ? startText
      ? `${startText} – ${date(end_date)}`
      : t('mine.until', { date: date(end_date) })
    : startText
  const getActionLabel = (action: string) => t('queue:openNamed', { action, title: book_name })
  return (
    <Card
      as="li"
      book
      title={book_name}
      lang={lang}
      href={href}
      eyebrow={t(`domain:workType.${name}`)}
      mediaPlace="start"
      media={<BookCover title={book_name} number={techcard_id} src={src_cover} width={56} lang={lang} />}
      actions={
        <>
          <Button
            variant="tinted"
            busy={busy}
            busyLabel={t('work.panel.saving')}
            aria-label={!busy ? getActionLabel(t('mine.take')) : undefined}
            onClick={() => onAccept(offer)}
          >
            {t('mine.take')}
          </Button>
          <Button
            variant="quiet"
            disabled={busy}
            aria-label={getActionLabel(t('mine.decline'))}
            onClick={() => onDecline(offer)}
          >
            {t('mine.decline')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <Text as="p" variant="caption" tone="muted">
          {[authors, manager && t('mine.manager', { name: manager.name })].filter(Boolean).join(' · ')}
        </Text>
        <DescriptionList
          items={[
            { term: t('mine.fee'), value: price === null ? t('mine.notAgreed') : money(price) },
            { term: t('mine.term'), value: periodText },
            { term: t('mine.size'), value: unit },
          ]}
        />
        {description && <Text as="p">{description}</Text>}
        <ScheduleFit offer={offer} acceptedWorks={acceptedWorks} />
      </Stack>
    </Card>
  )
}

function ScheduleFit({ offer, acceptedWorks }: Pick<OfferCardProps, 'offer' | 'acceptedWorks'>) {
  const { t } = useTranslation('projects')
  const conflict = findScheduleConflict(offer, acceptedWorks)
  if (conflict.kind === 'unknown') return null
  const hasOverlap = conflict.kind === 'overlaps'
  return (
    <Text as="p" variant="caption" tone={hasOverlap ? 'attention' : 'muted'}>
      <Icon glyph={hasOverlap ? glyphs.warningCircle : glyphs.check} size={14} />{' '}
      {hasOverlap
        ? t('mine.fit.overlaps', { title: conflict.work.book_name, count: conflict.days })
        : t('mine.fit.free')}
    </Text>
  )
}
