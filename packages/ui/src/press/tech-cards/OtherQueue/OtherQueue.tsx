import { daysBetween, type OtherKind, type OtherGroup } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { toPressDay } from '../../../private/days.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { DueDate } from '../../shared/DueDate/index.ts'
import * as styles from './OtherQueue.css.ts'

export interface OtherQueueProps {
  /** The pending items by kind. Each group has its first items and the total number of items. */
  groups: readonly OtherGroup[]
  /** Returns the link to the screen where an item is handled. */
  hrefOf: (kind: OtherKind, id: number) => string
  /** Returns the link to the list of all items of a kind. */
  allHref: (kind: OtherKind) => string
}

/** The pending items of a person other than books, by kind. Renders nothing if there are no items. */
export function OtherQueue({ groups, hrefOf, allHref }: OtherQueueProps) {
  const { t } = useTranslation('queue')
  const today = useToday()
  if (groups.length === 0) return null
  return (
    <Panel title={t('others.title')} count={groups.reduce((sum, { total }) => sum + total, 0)} padding="none">
      {groups.map(({ kind, total, items }) => (
        <section key={kind} className={styles.group} aria-label={t(`others.kind.${kind}`)}>
          <div className={styles.heading}>
            <h3 className={styles.name}>{t(`others.kind.${kind}`)}</h3>
            {total > items.length && (
              <Link variant="standalone" href={allHref(kind)}>
                {t('others.all', { value: total })}
              </Link>
            )}
          </div>
          <ul>
            {items.map((item) => (
              <QueueItem key={item.id} kind={kind} item={item} href={hrefOf(kind, item.id)} today={today} />
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}

interface ItemProps {
  kind: OtherKind
  item: OtherGroup['items'][number]
  href: string
  today: string
}

function QueueItem({ kind, item: { title, about, since, due }, href, today }: ItemProps) {
  const { t } = useTranslation(['queue', 'offer-words'])
  const waitingDays = daysBetween(toPressDay(since), today)
  const itemName = kind === 'offer' ? t('offer-words:number', { number: title }) : title
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Anchor href={href} className={styles.link}>
          {itemName || t('others.unnamed')}
        </Anchor>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      <span className={styles.about}>
        {due ? <DueDate due={due} /> : waitingDays > 0 ? t('others.ago', { count: waitingDays }) : t('others.today')}
      </span>
    </li>
  )
}
