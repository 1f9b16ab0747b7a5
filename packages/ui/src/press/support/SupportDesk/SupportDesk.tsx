import {
  medianFirstResponseMinutes,
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
  /** The time that ages are calculated from. */
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
  const [show, setShow] = useState<SupportStatus | 'all'>('all')
  const [writing, setWriting] = useState<SupportRequest | 'new'>()
  const answering = (supportAnswerers as readonly string[]).includes(actor.role)
  const duration = useDuration()
  const first = answering && requests ? medianFirstResponseMinutes(requests, now) : null
  const open = requests?.find(({ id }) => id === value)
  const visibleRequests = requests?.filter(({ status }) => show === 'all' || status === show) ?? []
  const counted = (status: SupportStatus) => requests?.filter((one) => one.status === status).length ?? 0
  const create = (
    <Button variant="primary" leading={glyphs.plus} onClick={() => setWriting('new')}>
      {t('new')}
    </Button>
  )

  return (
    <Stack gap={4}>
      <div className={styles.tools}>
        <SegmentedControl
          label={t('list.show')}
          size="sm"
          value={show}
          onValueChange={setShow}
          options={[
            { value: 'all', label: t('list.all'), count: requests?.length ?? 0 },
            ...supportStatuses.map((status) => ({
              value: status,
              label: t(`status.${status}`),
              count: counted(status),
              attention: answering && status === 'open' && counted(status) > 0,
            })),
          ]}
        />
        {create}
      </div>
      {first !== null && (
        <Inline gap={3}>
          <Text variant="small" tone="muted">
            {t('wait.first', { duration: duration(first) })}
          </Text>
          <Text variant="small" tone="muted">
            {t('wait.norm', { duration: duration(firstResponseTargetMinutes) })}
          </Text>
        </Inline>
      )}
      {onRetry && !requests ? (
        <ErrorState title={t('list.failed')} onRetry={onRetry} />
      ) : !requests ? (
        <SupportListLoading />
      ) : requests.length === 0 ? (
        <EmptyState title={t('list.emptyTitle')}>{t(answering ? 'list.emptyAnswering' : 'list.emptyText')}</EmptyState>
      ) : visibleRequests.length === 0 ? (
        <EmptyState
          title={t('list.emptyShown')}
          action={
            <Button variant="secondary" size="sm" onClick={() => setShow('all')}>
              {t('list.showAll')}
            </Button>
          }
        >
          {t('list.emptyShownText')}
        </EmptyState>
      ) : (
        <SupportList requests={visibleRequests} answering={answering} now={now} onOpen={(id) => onValueChange(id)} />
      )}
      {open && (
        <SupportDetails
          key={open.id}
          request={open}
          actor={actor}
          answering={answering}
          now={now}
          onClose={() => onValueChange(null)}
          onEdit={() => setWriting(open)}
          onAnswer={(answer) => onAnswer(open, answer)}
          onReopen={() => onReopen(open)}
          onOpenFile={onOpenFile}
        />
      )}
      {writing && (
        <SupportForm
          request={writing === 'new' ? undefined : writing}
          contact_info={contact_info}
          onUpload={onUpload}
          onSubmit={(body) => (writing === 'new' ? onCreate(body) : onEdit(writing, body))}
          onClose={() => setWriting(undefined)}
        />
      )}
    </Stack>
  )
}
