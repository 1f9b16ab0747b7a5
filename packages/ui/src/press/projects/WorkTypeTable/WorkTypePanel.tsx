import {
  daysBetween,
  isWorkDone,
  limits,
  findMissingScores,
  type Rating,
  type RatingCriterion,
  type RatingScore,
  type WorkTypeStatus,
  type StoredFile,
  type WorkTask,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState, type ReactNode } from 'react'
import { toFormError } from '../../../patterns/Form/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IconButtonLink } from '../../../primitives/IconButton/index.ts'
import { RatingFields, RatingMean } from '../../../primitives/Rating/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { listWorkActions, WorkStatusBadge, type Worker } from '../index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { RatingDialog } from '../RatingDialog/index.ts'
import { useWorkChanges } from './useWorkChanges.tsx'
import type { RateWork, RespondToWork, SendWork } from './work-change.ts'
import { WorkAnswer } from './WorkAnswer.tsx'
import { actionGlyphs } from './WorkMenu.tsx'
import { WorkResults } from './WorkResults.tsx'
import * as styles from './WorkTypePanel.css.ts'

export interface WorkTypePanelProps {
  work: WorkTask
  worker: Worker
  /** Saves a step of the work. Must resolve when `work` contains the change. */
  onSend: SendWork
  onUpload: Upload
  /** Downloads a file in the browser. */
  onDownload: (file: StoredFile) => void
  /** Accepts or declines the work as an executor. Absent for other users. Must resolve when `work` contains the answer. */
  onRespond?: RespondToWork | undefined
  /** Rates a finished work. Absent for people who may not rate. Must resolve when `work` contains the scores. */
  onRate?: RateWork | undefined
  /** The executor's mean score so far, and the number of ratings. */
  executorRating?: { mean: number; count: number } | null
  /** Returns the link to the chat with a person. */
  messageHref?: ((id: number) => string | undefined) | undefined
}

/** The two parts of a panel: the scrollable body, and a fixed footer with buttons. */
interface PanelParts {
  body: ReactNode
  footer: ReactNode
}

/** Returns the panel of one work: its executor, the submitted files, the five scores, and the next step. */
export function useWorkTypePanel({
  work,
  worker,
  onSend,
  onUpload,
  onDownload,
  onRespond,
  onRate,
  executorRating,
  messageHref,
}: WorkTypePanelProps): PanelParts {
  const { t } = useTranslation(['projects', 'domain'])
  const { date, money, number } = useFormat()
  const [givenScores, setGivenScores] = useState<Partial<Record<RatingCriterion, RatingScore | null>>>(
    work.scores ?? {},
  )
  const [comment, setComment] = useState('')
  const [isApproving, setIsApproving] = useState(false)
  const [isRatingOpen, setIsRatingOpen] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [changeWork, dialogs] = useWorkChanges(onSend, onUpload)
  const { executor, status, description, start_date, end_date, hours } = work
  const chatHref = executor && messageHref?.(executor.id)

  const actions = listWorkActions(work, worker)
  const canApprove = actions.some(({ to, refusal }) => to === 'approved' && !refusal)
  const ratesOnApproval = canApprove && !work.scores
  const hasMissingScores = ratesOnApproval && findMissingScores(givenScores).length > 0
  const approveWork = async () => {
    setIsApproving(true)
    setFailure(undefined)
    try {
      await onSend({
        work,
        to: 'approved',
        ...(ratesOnApproval && { scores: givenScores as Rating }),
        ...(comment.trim() && { comment: comment.trim() }),
      })
    } catch (error) {
      setFailure(toFormError(error).message)
    }
    setIsApproving(false)
  }
  const applyStep = (to: WorkTypeStatus) => (to === 'approved' ? void approveWork() : changeWork(work, to))

  const panelBody = (
    <Stack gap={4}>
      <Inline justify="between" gap={3} wrap={false}>
        {executor ? (
          <span className={styles.person}>
            <Avatar name={executor.name} src={executor.avatar ?? undefined} size={30} decorative />
            <span className={styles.personWords}>
              <Text variant="strong">{executor.name}</Text>
              {executorRating && (
                <Text variant="caption" tone="muted">
                  {t('work.panel.rating', {
                    count: executorRating.count,
                    mean: number(executorRating.mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
                  })}
                </Text>
              )}
            </span>
          </span>
        ) : (
          <Text tone="muted">{t('work.noExecutor')}</Text>
        )}
        {executor && chatHref && (
          <IconButtonLink
            glyph={glyphs.chatCircle}
            label={t('work.panel.write', { name: executor.name })}
            outline
            href={chatHref}
          />
        )}
      </Inline>
      {status === 'completed' ? (
        <Alert tone={canApprove ? 'warning' : 'info'} glyph={glyphs.eye}>
          <SubmissionDate work={work} />
          {canApprove && ` ${t('work.panel.check')}`}
        </Alert>
      ) : (
        <Inline gap={2}>
          <WorkStatusBadge status={status} />
          <Text variant="small" tone="secondary">
            {[
              [start_date, end_date]
                .filter((dateText) => dateText !== null)
                .map((dateText) => date(dateText))
                .join(' – '),
              hours !== null && t('work.hours', { value: number(hours) }),
              work.unit,
              work.price !== null && money(work.price),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Inline>
      )}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <WorkResults work={work} onDownload={onDownload} />
      {ratesOnApproval ? (
        <div className={styles.part}>
          <RatingFields
            label={t('work.panel.rate')}
            value={givenScores}
            onValueChange={setGivenScores}
            disabled={isApproving}
          />
        </div>
      ) : (
        work.scores && (
          <section className={styles.part}>
            <h3 className={styles.partTitle}>{t('work.panel.given')}</h3>
            <RatingMean rating={work.scores} />
          </section>
        )
      )}
      {work.comment && (
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{t('work.panel.comment')}</h3>
          <Text as="p" variant="small">
            {work.comment}
          </Text>
        </section>
      )}
      {canApprove && (
        <TextArea
          label={t('work.panel.comment')}
          optional
          placeholder={t('work.panel.commentHint')}
          maxLength={limits.noteLength}
          value={comment}
          disabled={isApproving}
          onValueChange={setComment}
        />
      )}
      <section className={styles.part}>
        <h3 className={styles.partTitle}>{t('work.panel.task')}</h3>
        <Text as="p" variant="small" tone={description ? 'secondary' : 'muted'}>
          {description || t('work.panel.noTask')}
        </Text>
      </section>
      {dialogs}
      {isRatingOpen && onRate && (
        <RatingDialog
          title={t('work.score.title', { work: t(`domain:workType.${work.name}`) })}
          previousRating={work}
          onSave={(newScores, newComment) => onRate(work, newScores, newComment)}
          onClose={() => setIsRatingOpen(false)}
        />
      )}
    </Stack>
  )

  // The panel has no button to cancel a work. Cancelling is rare and stays in the menu of the row.
  const canRespond = onRespond && status === 'offered' && (!executor || executor.id === worker.id)
  if (canRespond) return { body: panelBody, footer: <WorkAnswer key={work.id} work={work} onRespond={onRespond} /> }
  const panelSteps = actions.filter(({ to }) => to !== 'cancelled')
  // A person who approves a work rates it in the same step, so they see no separate rating.
  const canRate = onRate && !ratesOnApproval && isWorkDone(status)
  const footer = (panelSteps.length > 0 || canRate) && (
    <div className={styles.footer}>
      {hasMissingScores && (
        <Text as="p" variant="caption" tone="muted">
          {t('work.panel.allFive')}
        </Text>
      )}
      <div className={styles.buttons}>
        {canRate && (
          <Button leading={glyphs.star} onClick={() => setIsRatingOpen(true)}>
            {t(work.scores ? 'work.score.again' : 'work.score.act')}
          </Button>
        )}
        {panelSteps
          .toSorted((a, b) => getStepOrder(a.to) - getStepOrder(b.to))
          .map(({ to, isBackward, refusal }) => (
            <Button
              key={to}
              variant={isBackward ? 'secondary' : 'primary'}
              leading={isBackward || to === 'approved' ? undefined : actionGlyphs[to]}
              busy={to === 'approved' && isApproving}
              busyLabel={t('work.panel.saving')}
              disabledReason={
                refusal
                  ? t(`refusal.${refusal}`)
                  : to === 'approved' && hasMissingScores
                    ? t('work.panel.allFive')
                    : undefined
              }
              onClick={() => applyStep(to)}
            >
              {isBackward ? t('work.back') : t(`work.to.${to as 'paid'}`)}
            </Button>
          ))}
      </div>
    </div>
  )
  return { body: panelBody, footer }
}

/** Returns the position of a step. The main step comes last, as in dialogs and drawers. */
const getStepOrder = (to: WorkTypeStatus): number => ['in progress', 'approved', 'completed', 'paid'].indexOf(to)

/** The date of submission, for example «Сдано 19 ноября, на 5 дней раньше срока.» */
function SubmissionDate({ work: { completed_at, end_date } }: { work: WorkTask }) {
  const { t } = useTranslation('projects')
  const { date } = useFormat()
  if (!completed_at) return null
  const dateText = date(completed_at, 'dayMonth')
  if (!end_date) return t('work.panel.handedIn', { date: dateText })
  const daysEarly = daysBetween(completed_at.slice(0, 10), end_date)
  if (daysEarly === 0) return t('work.panel.onTime', { date: dateText })
  return t(daysEarly > 0 ? 'work.panel.early' : 'work.panel.late', { date: dateText, count: Math.abs(daysEarly) })
}
