import { contractPreconditions, type ContractPrecondition } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import * as styles from './parts.css.ts'
import { AsideSection } from './AsideSection.tsx'

/** The checks that a contract must pass before it is sent, with the failed checks marked. `children` give details. */
export function PreconditionsSection({
  missingPreconditions,
  children,
}: {
  missingPreconditions: readonly ContractPrecondition[]
  children?: ReactNode
}) {
  const { t } = useTranslation('contracts')
  return (
    <AsideSection title={t('checks.title')}>
      <ul className={styles.checks}>
        {contractPreconditions.map((check) => {
          const isMissing = missingPreconditions.includes(check)
          return (
            <li key={check} className={styles.check}>
              <span className={styles.sign[isMissing ? 'wrong' : 'right']}>
                <Icon glyph={isMissing ? glyphs.warningCircle : glyphs.checkCircle} size={16} weight="fill" />
              </span>
              <span>{t(`checks.${isMissing ? 'lacks' : 'right'}.${check}`)}</span>
            </li>
          )
        })}
      </ul>
      {children}
    </AsideSection>
  )
}
