import { useTranslation } from '@press/i18n'
import { dayOf } from '../../private/days.ts'
import { Skeleton, SkeletonGroup } from '../../primitives/Skeleton/index.ts'
import type { Person, StoredFile, TechCard } from '../wire.ts'
import { PassportBar, type PassportAction } from './PassportBar.tsx'
import { PassportRail } from './PassportRail.tsx'
import { PassportSheet } from './PassportSheet.tsx'
import * as styles from './TechCardPassport.css.ts'

export interface TechCardPassportProps {
  /** Leave it out while it is loading. */
  card?: TechCard | undefined
  /** What may be done with the card, in the order of the bar; the next move is the one primary, last. */
  actions?: readonly PassportAction[]
  /** The list it came from. */
  backHref: string
  /** Where a file is downloaded. */
  fileHref: (file: StoredFile) => string
  /** Where a message to a person of the team is written. */
  writeHref?: (person: Person) => string
  /** @default now */
  now?: Date
}

/** A tech card as a sheet of paper with its way, team and files beside it. Prints as A4. */
export function TechCardPassport({
  card,
  actions = [],
  backHref,
  fileHref,
  writeHref,
  now = new Date(),
}: TechCardPassportProps) {
  if (!card) return <Loading />
  const today = dayOf(now)
  return (
    <div className={styles.passport}>
      <PassportBar card={card} actions={actions} backHref={backHref} now={now} />
      <div className={styles.layout}>
        <div className={styles.table}>
          <PassportSheet card={card} today={today} />
        </div>
        <PassportRail card={card} fileHref={fileHref} writeHref={writeHref} />
      </div>
    </div>
  )
}

function Loading() {
  const { t } = useTranslation('tech-cards')
  return (
    <SkeletonGroup label={t('passport.loading')}>
      <div className={styles.passport}>
        <div className={styles.bar}>
          <Skeleton width="short" />
        </div>
        <div className={styles.layout}>
          <div className={styles.table}>
            <div className={styles.sheet}>
              <Skeleton shape="heading" width="long" />
              <Skeleton width="half" />
              {[0, 1, 2].map((index) => (
                <div key={index} className={styles.section}>
                  <Skeleton width="long" />
                  <div>
                    <Skeleton width="full" />
                    <Skeleton width="long" />
                  </div>
                </div>
              ))}
            </div>
          </div>
          <div className={styles.rail}>
            <Skeleton shape="heading" width="half" />
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton width="long" />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  )
}
