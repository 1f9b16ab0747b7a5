import { getBookAssignee, getFlag, isOverdueAtStage, stageKeys, type StageFlags, type PathStep } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { DescriptionList } from '../../../foundations/layout/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import * as styles from './BookTracking.css.ts'
import type { BookReader, TrackedBook } from './tracked-book.ts'
import { useStepTitle } from './useSteps.ts'

interface BookOutlookProps {
  book: TrackedBook
  reader: BookReader
}

/** The current step of a book, its next step with the date, and the expected delivery, as text below the path. */
export function BookOutlook({ book, reader }: BookOutlookProps) {
  const { t } = useTranslation('tracking')
  const { date } = useFormat()
  const titleOf = useStepTitle(book, reader)
  const when = useWhen()
  const copies = useCopies(book)
  const { path } = book
  const currentStep = path.findLast(({ state }) => state === 'current')
  const next = path.find(({ state }) => state === 'future')
  const delivery = path.find(({ stage }) => stage === 'done')
  const inHand = () => {
    if (delivery?.entered_at) return t('outlook.delivered', { date: date(delivery.entered_at, 'date') })
    if (!delivery?.expected) return null
    return delivery.latest ? when(delivery) : t('outlook.unsure', { when: when(delivery) })
  }
  return (
    <section className={styles.outlook} aria-label={t('outlook.label')}>
      <DescriptionList
        items={[
          { term: t('outlook.now'), value: <Now book={book} reader={reader} /> },
          {
            term: t('outlook.at'),
            value:
              currentStep && currentStep.stage !== 'done' && reader !== 'anyone' ? <Lasts step={currentStep} /> : null,
          },
          {
            term: t('outlook.next'),
            value:
              next?.expected && next.stage !== 'done'
                ? t('outlook.step', { step: titleOf(next), when: when(next) })
                : null,
          },
          { term: t('outlook.delivery'), value: inHand() },
          { term: t('outlook.run'), value: copies },
        ]}
      />
    </section>
  )
}

/** The person or department responsible for the current step. */
function Now({ book, reader }: BookOutlookProps) {
  const { t } = useTranslation('tracking')
  const flags = Object.fromEntries(
    stageKeys.map((stage) => [
      getFlag(stage),
      book.path.some((step) => step.stage === stage && step.state === 'current'),
    ]),
  ) as StageFlags
  const { stage, signed } = getBookAssignee({ ...flags, signalEndDate: book.signalEndDate ?? null })
  if (signed) return t('now.signed')
  return stage === 'author' && reader !== 'author' ? t('now.byAuthor') : t(`now.${stage}`)
}

/** The time that a book has spent at its stage, and the usual time. */
function Lasts({ step: { lasts, usual } }: { step: PathStep }) {
  const { t } = useTranslation('tracking')
  if (lasts === null || lasts === undefined) return null
  const days = lasts > 0 ? t('outlook.lasts', { count: lasts }) : t('outlook.today')
  if (!usual) return t('outlook.few', { lasts: days })
  const { least, most } = usual
  const usually = least === most ? t('outlook.usually', { count: most }) : t('outlook.usualRange', { least, most })
  return (
    <>
      {t('outlook.usual', { lasts: days, days: usually })}{' '}
      {isOverdueAtStage({ lasts, usual }) && <Badge tone="warning">{t('outlook.slow')}</Badge>}
    </>
  )
}

/**
 * Returns a function that formats the expected date of a step: a range if there are enough past books to compare, otherwise an
 * approximate date.
 */
function useWhen() {
  const { t } = useTranslation('domain')
  const { date } = useFormat()
  return ({ expected, earliest, latest }: PathStep): string => {
    if (!earliest || !latest) return expected ? t('timeline.about', { date: date(expected) }) : ''
    if (earliest === latest) return date(latest)
    return t('timeline.between', { from: date(earliest), to: date(latest) })
  }
}

/** Returns the print run and its known distribution. */
function useCopies({ quantity, circulation_author, circulation_library, circulation_university }: TrackedBook) {
  const { t } = useTranslation('tracking')
  const { number } = useFormat()
  if (!quantity) return null
  const shares = [
    circulation_author ? t('outlook.author', { value: number(circulation_author) }) : null,
    circulation_library ? t('outlook.library', { value: number(circulation_library) }) : null,
    circulation_university ? t('outlook.university', { value: number(circulation_university) }) : null,
  ].filter((share) => share !== null)
  const run = t('outlook.copies', { count: quantity, value: number(quantity) })
  return shares.length > 0 ? `${run}: ${shares.join(', ')}` : run
}
