import { stepsBeforeInvoices } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { numberOf, type SetupStepViews } from '../SetupFrame/step-words.ts'
import * as styles from './SetupSamples.css.ts'

export interface ReadyListProps {
  steps: SetupStepViews
  /** The press's own sender address. */
  address?: string | undefined
}

/** The functions that are ready to use, and the setup steps that are needed for other functions. */
export function ReadyList({ steps, address }: ReadyListProps) {
  const { t } = useTranslation('setup')
  const pendingSteps = stepsBeforeInvoices.filter((step) => steps[step].state !== 'done').map(numberOf)
  const [one, other] = pendingSteps
  const stepsText = other === undefined ? String(one) : t('ready.and', { one, other })
  return (
    <section>
      <h2 className={styles.listTitle}>{t('ready.title')}</h2>
      <ul className={styles.list}>
        <Line works>{t('ready.works')}</Line>
        <Line works={pendingSteps.length === 0}>
          {pendingSteps.length === 0
            ? t('ready.billsOpen')
            : t('ready.billsWait', { count: pendingSteps.length, steps: stepsText })}
        </Line>
        <Line works={Boolean(address)}>
          {address ? t('ready.lettersOwn', { address }) : t('ready.lettersShared', { number: numberOf('letters') })}
        </Line>
      </ul>
    </section>
  )
}

function Line({ works, children }: { works: boolean; children: string }) {
  return (
    <li className={styles.line}>
      <span className={works ? styles.works : styles.waits}>
        <Icon glyph={works ? glyphs.checkCircle : glyphs.circleDashed} size={16} weight={works ? 'fill' : 'regular'} />
      </span>
      {children}
    </li>
  )
}
