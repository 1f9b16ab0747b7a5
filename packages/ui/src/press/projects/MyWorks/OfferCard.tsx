import { findScheduleConflict, type MyWork } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { DescriptionList, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { bookLang } from '../../../private/book-lang.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Card } from '../../../primitives/Card/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'

interface OfferCardProps {
  offer: MyWork
  /** The works that the executor has already accepted. */
  taken: readonly MyWork[]
  href: string
  onTake: (work: MyWork) => void
  onDecline: (work: MyWork) => void
  busy: boolean
}

/** A work offered to an executor: the book, the payment, the deadline, and whether it overlaps with the executor's other works. */
export function OfferCard({ offer, taken, href, onTake, onDecline, busy }: OfferCardProps) {
  const { t } = useTranslation(['projects', 'domain', 'queue'])
  const { date, money } = useFormat()
  const { name, book_name, language, authors, src_cover, techcard_id, manager, price, unit, description } = offer
  const { start_date, end_date } = offer
  const lang = bookLang(language)
  const from = start_date && date(start_date)
  const term = end_date ? (from ? `${from} – ${date(end_date)}` : t('mine.until', { date: date(end_date) })) : from
  const getActionLabel = (action: string) => t('queue:openNamed', { action, title: book_name })
  return (
    <Card
      as="li"
      book
      title={book_name}
      {...(lang && { lang })}
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
            {...(!busy && { 'aria-label': getActionLabel(t('mine.take')) })}
            onClick={() => onTake(offer)}
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
            { term: t('mine.term'), value: term },
            { term: t('mine.size'), value: unit },
          ]}
        />
        {description && <Text as="p">{description}</Text>}
        <Fit offer={offer} taken={taken} />
      </Stack>
    </Card>
  )
}

function Fit({ offer, taken }: Pick<OfferCardProps, 'offer' | 'taken'>) {
  const { t } = useTranslation('projects')
  const fit = findScheduleConflict(offer, taken)
  if (fit.kind === 'unknown') return null
  const overlaps = fit.kind === 'overlaps'
  return (
    <Text as="p" variant="caption" tone={overlaps ? 'attention' : 'muted'}>
      <Icon glyph={overlaps ? glyphs.warningCircle : glyphs.check} size={14} />{' '}
      {overlaps ? t('mine.fit.overlaps', { title: fit.work.book_name, count: fit.days }) : t('mine.fit.free')}
    </Text>
  )
}
