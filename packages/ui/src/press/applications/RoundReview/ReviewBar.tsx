import type { Application } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { ButtonLink } from '../../../primitives/Button/index.ts'
import { IconButton, IconButtonLink } from '../../../primitives/IconButton/index.ts'
import { ApplicationStatusBadge } from '../../shared/ApplicationStatus/index.ts'
import * as styles from './RoundReview.css.ts'

/** The position of an application among the pending applications, and links from it. */
export interface ReviewPlace {
  backHref: string
  /** Address of the application as a document. */
  wholeHref: string
  /** The application's position, from 1, and the total number. Leave it out while they are unknown. */
  position?: { index: number; total: number } | undefined
  /** Opens the next (1) or the previous (-1) application. Leave it out if there is no other application. */
  onStep?: ((direction: 1 | -1) => void) | undefined
}

interface ReviewBarProps {
  application: Pick<Application, 'id' | 'status'>
  round: number | undefined
  place: ReviewPlace
}

export function ReviewBar({
  application: { id, status },
  round,
  place: { backHref, wholeHref, position, onStep },
}: ReviewBarProps) {
  const { t } = useTranslation('applications')
  return (
    <div className={styles.bar}>
      <IconButtonLink glyph={glyphs.arrowLeft} label={t('review.back')} href={backHref} />
      <span className={styles.barTitle}>{t('details.number', { id })}</span>
      <ApplicationStatusBadge status={status} />
      {round && <Badge>{t('rounds.number', { round })}</Badge>}
      <span className={styles.barSpace} />
      <div className={styles.barTools}>
        {position && (
          <span className={styles.about}>{t('review.position', { index: position.index, total: position.total })}</span>
        )}
        {onStep && (
          <>
            <IconButton glyph={glyphs.caretUp} label={t('review.previous')} onClick={() => onStep(-1)} />
            <IconButton glyph={glyphs.caretDown} label={t('review.next')} onClick={() => onStep(1)} />
          </>
        )}
        <ButtonLink variant="quiet" size="sm" leading={glyphs.fileText} href={wholeHref}>
          {t('review.whole')}
        </ButtonLink>
      </div>
    </div>
  )
}
