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
  const getStepTitle = useStepTitle(book, reader)
  const formatExpectedDate = useExpectedDateFormat()
  const copiesText = useCopiesText(book)
  const { path } = book
  const currentStep = path.findLast(({ state }) => state === 'current')
  const nextStep = path.find(({ state }) => state === 'future')
  const deliveryStep = path.find(({ stage }) => stage === 'done')
  const getDeliveryText = () => {
    if (deliveryStep?.entered_at) return t('outlook.delivered', { date: date(deliveryStep.entered_at, 'date') })
    if (!deliveryStep?.expected) return null
    return deliveryStep.latest
      ? formatExpectedDate(deliveryStep)
      : t('outlook.unsure', { when: formatExpectedDate(deliveryStep) })
  }
  return (
    <section className={styles.outlook} aria-label={t('outlook.label')}>
      <DescriptionList
        items={[
          { term: t('outlook.now'), value: <CurrentAssignee book={book} reader={reader} /> },
          {
            term: t('outlook.at'),
            value:
              currentStep && currentStep.stage !== 'done' && reader !== 'anyone' ? (
                <StageDuration step={currentStep} />
              ) : null,
          },
          {
            term: t('outlook.next'),
            value:
              nextStep?.expected && nextStep.stage !== 'done'
                ? t('outlook.step', { step: getStepTitle(nextStep), when: formatExpectedDate(nextStep) })
                : null,
          },
          { term: t('outlook.delivery'), value: getDeliveryText() },
          { term: t('outlook.run'), value: copiesText },
        ]}
      />
    </section>
  )
}

/** The person or department responsible for the current step. */
function CurrentAssignee({ book, reader }: BookOutlookProps) {
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
function StageDuration({ step: { lasts, usual } }: { step: PathStep }) {
  const { t } = useTranslation('tracking')
  if (lasts === null || lasts === undefined) return null
  const durationText = lasts > 0 ? t('outlook.lasts', { count: lasts }) : t('outlook.today')
  if (!usual) return t('outlook.few', { lasts: durationText })
  const { least, most } = usual
  const usualText = least === most ? t('outlook.usually', { count: most }) : t('outlook.usualRange', { least, most })
  return (
    <>
      {t('outlook.usual', { lasts: durationText, days: usualText })}{' '}
      {isOverdueAtStage({ lasts, usual }) && <Badge tone="warning">{t('outlook.slow')}</Badge>}
    </>
  )
}

/**
 * Returns a function that formats the expected date of a step: a range if there are enough past books to compare, otherwise an
 * approximate date.
 */
function useExpectedDateFormat() {
  const { t } = useTranslation('domain')
  const { date } = useFormat()
  return ({ expected, earliest, latest }: PathStep): string => {
    if (!earliest || !latest) return expected ? t('timeline.about', { date: date(expected) }) : ''
    if (earliest === latest) return date(latest)
    return t('timeline.between', { from: date(earliest), to: date(latest) })
  }
}

/** Returns the print run and its known distribution. */
function useCopiesText({ quantity, circulation_author, circulation_library, circulation_university }: TrackedBook) {
  const { t } = useTranslation('tracking')
  const { number } = useFormat()
  if (!quantity) return null
  const shareTexts = [
    circulation_author ? t('outlook.author', { value: number(circulation_author) }) : null,
    circulation_library ? t('outlook.library', { value: number(circulation_library) }) : null,
    circulation_university ? t('outlook.university', { value: number(circulation_university) }) : null,
  ].filter((share) => share !== null)
  const runText = t('outlook.copies', { count: quantity, value: number(quantity) })
  return shareTexts.length > 0 ? `${runText}: ${shareTexts.join(', ')}` : runText
}
