import type { CardRemark } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Button } from '../../../primitives/Button/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import * as sheet from '../../../patterns/Sheet/Sheet.css.ts'
import * as styles from './TechCardPassport.css.ts'

/** The actions for chat messages that are remarks of a card. */
export interface RemarkActions {
  /** Returns the link to the message in its conversation. Returns undefined for people who are not in the conversation. */
  remarkHref?: ((remark: CardRemark) => string | undefined) | undefined
  /** Removes a message from the remarks. Absent for people without permission. */
  onRemarkRemove?: ((remark: CardRemark) => void) | undefined
}

/**
 * Messages of the book's chat, with their text when they were added to the card. Each message is a separate row: «Из чата: Елена
 * Ким, 21 ноя, 14:05».
 */
export function ChatRemarks({
  remarks,
  remarkHref,
  onRemarkRemove,
}: RemarkActions & { remarks: readonly CardRemark[] }) {
  const { t } = useTranslation('tech-cards')
  const { date } = useFormat()
  return remarks.map((remark) => {
    const { id, content, author, said_at, recorded_by, recorded_at } = remark
    const remarkParams = { name: author.name, when: date(said_at, 'dateTime') }
    const href = remarkHref?.(remark)
    return (
      <div key={id} className={sheet.wide}>
        <dt className={sheet.term}>{t('passport.remark.said', remarkParams)}</dt>
        <dd className={sheet.value}>
          <p className={styles.saidWords}>{content}</p>
          <div className={styles.remarkFoot}>
            <span className={sheet.mutedText}>
              {t('passport.remark.recorded', { name: recorded_by.name, when: date(recorded_at, 'dateTime') })}
            </span>
            {href && (
              <span className={styles.fill}>
                <Link href={href} aria-label={t('passport.remark.openOf', remarkParams)}>
                  {t('passport.remark.open')}
                </Link>
              </span>
            )}
            {onRemarkRemove && (
              <span className={styles.fill}>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('passport.remark.removeOf', remarkParams)}
                  onClick={() => onRemarkRemove(remark)}
                >
                  {t('passport.remark.remove')}
                </Button>
              </span>
            )}
          </div>
        </dd>
      </div>
    )
  })
}
