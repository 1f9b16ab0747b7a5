import { isWorkDone, stageKeys, type StageKey, type PathStep } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { StageStep } from '../../shared/StageTimeline/index.ts'
import type { BookReader, TrackedBook } from './tracked-book.ts'

/** Stages that are hidden from people outside the press until the book reaches them. */
const internalStages: readonly StageKey[] = ['account', 'stock']

/** Returns a function that names a step of the path: completed, in progress, or future. */
export function useStepTitle(book: TrackedBook, reader: BookReader) {
  const { t } = useTranslation('tracking')
  const { signalEndDate, quantity, circulation_author, project_manager } = book
  return ({ stage, state }: Pick<PathStep, 'stage' | 'state'>): string => {
    if (stage === 'project' && state !== 'future' && project_manager)
      return t('step.manager', { name: project_manager.name })
    // A signed copy stays at the author's stage until the press continues.
    const stepState = stage === 'author' && signalEndDate ? 'past' : state
    const stepTitle =
      stage === 'author' && reader !== 'author' ? t(`byAuthor.${stepState}`) : t(`step.${stage}.${stepState}`)
    if (stage === 'typography' && quantity) return t('step.copies', { step: stepTitle, count: quantity })
    if (stage === 'done' && circulation_author)
      return t('step.authorCopies', { step: stepTitle, count: circulation_author })
    return stepTitle
  }
}

/** Returns the path of a book as the given audience may see it. */
export function useSteps(book: TrackedBook, reader: BookReader): StageStep[] {
  const { t } = useTranslation('tracking')
  const getStepTitle = useStepTitle(book, reader)
  const { path, due, work_types = [] } = book
  const doneCount = work_types.filter(({ status }) => isWorkDone(status)).length
  return path
    .filter(({ stage, state }) => reader === 'press' || state === 'current' || !internalStages.includes(stage))
    .toSorted((a, b) => stageKeys.indexOf(a.stage) - stageKeys.indexOf(b.stage))
    .map((step) => ({
      stage: step.stage,
      state: step.state,
      title: getStepTitle(step),
      note:
        step.stage === 'process' && step.state === 'current' && work_types.length > 0
          ? t('step.works', { done: doneCount, total: work_types.length })
          : undefined,
      // A completed step shows only its completion date.
      left: step.left_at,
      entered: step.state === 'current' ? step.entered_at : null,
      due: step.state === 'current' ? due : null,
      expected: step.expected,
    }))
}
