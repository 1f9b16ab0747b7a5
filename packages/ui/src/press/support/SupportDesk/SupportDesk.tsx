import {
  calculateMedianFirstResponseMinutes,
  supportAnswerers,
  firstResponseTargetMinutes,
  supportStatuses,
  type SupportStatus,
  type StoredFile,
  type SupportRequest,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState, ErrorState } from '../../../primitives/EmptyState/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { SupportDetails } from './SupportDetails.tsx'
import { SupportForm } from './SupportForm.tsx'
import { SupportList, SupportListLoading } from './SupportList.tsx'
import { useDuration } from './useDuration.ts'
import type { SupportActor, SupportAnswer, SupportBody } from './types.ts'
import * as styles from './SupportDesk.css.ts'

export interface SupportDeskProps {
  /** The requests, newest first: the viewer's own requests, or all requests for the support team. Omit while they load. */
  requests?: readonly SupportRequest[] | undefined
  /** The viewer, who determines the allowed actions and the visible data. */
  actor: SupportActor
  /** Id of the open request, kept in the URL. */
  value: number | null
  onValueChange: (id: number | null) => void
  /** The viewer's contact data; the default in a new request. */
  contact_info?: string
  /** Creates a request. If it rejects with a `FormError`, the errors appear on the fields. The same applies to the next props. */
  onCreate: (body: SupportBody) => Promise<unknown>
  /** Saves the owner's changes to a request. Only possible while the support team has not started work on it. */
  onEdit: (request: SupportRequest, body: SupportBody) => Promise<unknown>
  /** Saves an answer, a status or notes of the support team. */
  onAnswer: (request: SupportRequest, answer: SupportAnswer) => Promise<unknown>
  /** Reopens a resolved request for its owner. */
  onReopen: (request: SupportRequest) => Promise<unknown>
  onUpload: Upload
  onOpenFile: (file: StoredFile) => void
  /** Loads the requests again. Set it if loading failed. */
  onRetry?: (() => void) | undefined
  /** The current time, used to calculate the age of each request. */
  now: Date
}

/** Support requests and their answers. Owners write and follow their requests; the support team answers and closes them. */
export function SupportDesk({
  requests,
  actor,
  value,
  onValueChange,
  contact_info = '',
  onCreate,
  onEdit,
  onAnswer,
  onReopen,
  onUpload,
  onOpenFile,
  onRetry,
  now,
}: SupportDeskProps) {
  const { t } = useTranslation('support')
  const [shownStatus, setShownStatus] = useState<SupportStatus | 'all'>('all')
  const [formTarget, setFormTarget] = useState<SupportRequest | 'new'>()
  const canAnswer = (supportAnswerers as readonly string[]).includes(actor.role)
  const formatDuration = useDuration()
  const firstResponseMinutes = canAnswer && requests ? calculateMedianFirstResponseMinutes(requests, now) : null
  const openRequest = requests?.find(({ id }) => id === value)
  const visibleRequests = requests?.filter(({ status }) => shownStatus === 'all' || status === shownStatus) ?? []
  const countByStatus = (status: SupportStatus) => requests?.filter((request) => request.status === status).length ?? 0
  const createButton = (
    <Button variant="primary" leading={glyphs.plus} onClick={() => setFormTarget('new')}>
      {t('new')}
    </Button>
  )

  return (
    <Stack gap={4}>
      <div className={styles.tools}>
        <SegmentedControl
          label={t('list.show')}
          size="sm"
          value={shownStatus}
          onValueChange={setShownStatus}
          options={[
            { value: 'all', label: t('list.all'), count: requests?.length ?? 0 },
            ...supportStatuses.map((status) => ({
              value: status,
              label: t(`status.${status}`),
              count: countByStatus(status),
              attention: canAnswer && status === 'open' && countByStatus(status) > 0,
            })),
          ]}
        />
        {createButton}
      </div>
      {firstResponseMinutes !== null && (
        <Inline gap={3}>
          <Text variant="small" tone="muted">
            {t('wait.first', { duration: formatDuration(firstResponseMinutes) })}
          </Text>
          <Text variant="small" tone="muted">
            {t('wait.norm', { duration: formatDuration(firstResponseTargetMinutes) })}
          </Text>
        </Inline>
      )}
      {onRetry && !requests ? (
        <ErrorState title={t('list.failed')} onRetry={onRetry} />
      ) : !requests ? (
        <SupportListLoading />
      ) : requests.length === 0 ? (
        <EmptyState title={t('list.emptyTitle')}>{t(canAnswer ? 'list.emptyAnswering' : 'list.emptyText')}</EmptyState>
      ) : visibleRequests.length === 0 ? (
        <EmptyState
          title={t('list.emptyShown')}
          action={
            <Button variant="secondary" size="sm" onClick={() => setShownStatus('all')}>
              {t('list.showAll')}
            </Button>
          }
        >
          {t('list.emptyShownText')}
        </EmptyState>
      ) : (
        <SupportList requests={visibleRequests} canAnswer={canAnswer} now={now} onOpen={(id) => onValueChange(id)} />
      )}
      {openRequest && (
        <SupportDetails
          key={openRequest.id}
          request={openRequest}
          actor={actor}
          canAnswer={canAnswer}
          now={now}
          onClose={() => onValueChange(null)}
          onEdit={() => setFormTarget(openRequest)}
          onAnswer={(answer) => onAnswer(openRequest, answer)}
          onReopen={() => onReopen(openRequest)}
          onOpenFile={onOpenFile}
        />
      )}
      {formTarget && (
        <SupportForm
          request={formTarget === 'new' ? undefined : formTarget}
          contact_info={contact_info}
          onUpload={onUpload}
          onSubmit={(body) => (formTarget === 'new' ? onCreate(body) : onEdit(formTarget, body))}
          onClose={() => setFormTarget(undefined)}
        />
      )}
    </Stack>
  )
}
