import { useTranslation } from '@press/i18n'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { SheetLayout, SheetSection } from '../../../patterns/Sheet/index.ts'
import * as sheet from '../../../patterns/Sheet/Sheet.css.ts'
import * as styles from './TechCardPassport.css.ts'

/** The React keys of the placeholders. A section has three or six facts, about as many as on a real card. */
const factKeys = ['ISBN', 'type', 'language', 'symbols', 'kegel', 'ioot']
const sectionKeys = ['edition', 'approvals', 'print', 'distribution', 'dates']
const stepKeys = Array.from({ length: 10 }, (_step, index) => index)

/** A placeholder for the passport while it is loading. */
export function PassportSkeleton() {
  const { t } = useTranslation('tech-cards')
  return (
    <SkeletonGroup label={t('passport.loading')}>
      <SheetLayout
        label=""
        bar={
          <div className={styles.bar}>
            <span className={styles.barPlace}>
              <Skeleton />
            </span>
          </div>
        }
        rail={
          <>
            <Skeleton shape="heading" width="half" />
            {stepKeys.map((index) => (
              <Skeleton key={index} width={index % 3 ? 'long' : 'half'} />
            ))}
          </>
        }
      >
        <div className={styles.head}>
          <div className={styles.coverPlace}>
            <Skeleton shape="block" />
          </div>
          <div>
            <Skeleton width="half" />
            <Skeleton shape="heading" width="long" />
            <Skeleton shape="heading" width="half" />
            <Skeleton width="short" />
          </div>
        </div>
        {sectionKeys.map((section, index) => (
          <SheetSection key={section} title="">
            <div className={sheet.facts}>
              {factKeys.slice(0, index % 2 ? 3 : 6).map((fact) => (
                <div key={fact}>
                  <Skeleton width="short" />
                  <Skeleton width="long" />
                </div>
              ))}
            </div>
          </SheetSection>
        ))}
      </SheetLayout>
    </SkeletonGroup>
  )
}
