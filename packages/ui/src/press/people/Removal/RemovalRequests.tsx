import type { Person, RemovalRequest } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Text } from '../../../foundations/Text/index.ts'
import { Card } from '../../../primitives/Card/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import * as styles from '../people.css.ts'

export interface RemovalRequestsProps {
  /** The requests, earliest first. */
  rows: readonly RemovalRequest[]
  userHref: (user: Person) => string
}

/** Pending removal requests: the person, the date, and what still prevents the removal. Renders nothing if the list is empty. */
export function RemovalRequests({ rows, userHref }: RemovalRequestsProps) {
  const { t } = useTranslation('privacy')
  const { date } = useFormat()
  if (rows.length === 0) return null
  return (
    <Card level={2} as="div" title={t('removal.listTitle')}>
      <ul className={styles.rows}>
        {rows.map(({ id, user, due, open }) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>
              <Link href={userHref(user)} variant="standalone">
                {user.name}
              </Link>
            </span>
            <Text variant="small">{t('removal.due', { date: date(due, 'date') })}</Text>
            <Text variant="small" tone="secondary">
              {open.length > 0 ? t('removal.openCount', { count: open.length }) : t('removal.clear')}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  )
}
