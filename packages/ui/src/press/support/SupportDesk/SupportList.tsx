import type { SupportRequest } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { SupportWaitLine } from './SupportWaitLine.tsx'
import { SupportPriorityBadge, SupportStatusBadge } from './SupportBadges.tsx'
import * as styles from './SupportDesk.css.ts'

interface SupportListProps {
  requests: readonly SupportRequest[]
  /** Whether the viewer answers requests: the list then shows the owners, and open requests count as pending. */
  canAnswer: boolean
  now: Date
  onOpen: (id: number) => void
}

export function SupportList({ requests, canAnswer, now, onOpen }: SupportListProps) {
  const { t } = useTranslation('support')
  return (
    <ul className={styles.list} aria-label={t('list.label')}>
      {requests.map((request) => (
        <SupportRow
          key={request.id}
          request={request}
          canAnswer={canAnswer}
          now={now}
          onOpen={() => onOpen(request.id)}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  request: SupportRequest
  canAnswer: boolean
  now: Date
  onOpen: () => void
}

function SupportRow({ request, canAnswer, now, onOpen }: RowProps) {
  const { t } = useTranslation('support')
  const { age } = useFormat()
  const { title, description, status, priority, response, attachment, user, created_at } = request
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {title}
        </button>
        <p className={styles.description}>{description}</p>
        <p className={styles.meta}>
          {canAnswer && <span>{user.name}</span>}
          <time dateTime={created_at}>{age(created_at, now)}</time>
          {attachment && <Icon glyph={glyphs.paperclip} size={14} label={t('list.file')} />}
          {response && <Icon glyph={glyphs.chatCircle} size={14} label={t('list.answered')} />}
        </p>
        {canAnswer && <SupportWaitLine request={request} now={now} />}
      </div>
      <div className={styles.badges}>
        {status !== 'resolved' && <SupportPriorityBadge priority={priority} />}
        <SupportStatusBadge status={status} waiting={canAnswer && status === 'open'} />
      </div>
    </li>
  )
}

export function SupportListLoading() {
  const { t } = useTranslation('support')
  return (
    <SkeletonGroup label={t('list.loading')}>
      <div className={styles.list}>
        {[0, 1, 2].map((index) => (
          <div key={index} className={styles.row}>
            <div className={styles.words}>
              <Skeleton width="half" />
              <Skeleton width="long" />
              <Skeleton width="short" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
