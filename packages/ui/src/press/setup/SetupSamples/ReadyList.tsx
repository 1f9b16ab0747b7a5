import { stepsBeforeInvoices } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { getStepNumber, type SetupStepViews } from '../SetupFrame/step-words.ts'
import * as styles from './SetupSamples.css.ts'

export interface ReadyListProps {
  steps: SetupStepViews
  /** The press's own sender address. */
  address?: string | undefined
}

/** The functions that are ready to use, and the setup steps that are needed for other functions. */
export function ReadyList({ steps, address }: ReadyListProps) {
  const { t } = useTranslation('setup')
  const pendingStepNumbers = stepsBeforeInvoices.filter((step) => steps[step].state !== 'done').map(getStepNumber)
  const [firstStepNumber, secondStepNumber] = pendingStepNumbers
  const stepsText =
    secondStepNumber === undefined
      ? String(firstStepNumber)
      : t('ready.and', { one: firstStepNumber, other: secondStepNumber })
  return (
    <section>
      <h2 className={styles.listTitle}>{t('ready.title')}</h2>
      <ul className={styles.list}>
        <ReadyLine works>{t('ready.works')}</ReadyLine>
        <ReadyLine works={pendingStepNumbers.length === 0}>
          {pendingStepNumbers.length === 0
            ? t('ready.billsOpen')
            : t('ready.billsWait', { count: pendingStepNumbers.length, steps: stepsText })}
        </ReadyLine>
        <ReadyLine works={Boolean(address)}>
          {address
            ? t('ready.lettersOwn', { address })
            : t('ready.lettersShared', { number: getStepNumber('letters') })}
        </ReadyLine>
      </ul>
    </section>
  )
}

function ReadyLine({ works, children }: { works: boolean; children: string }) {
  return (
    <li className={styles.line}>
      <span className={works ? styles.works : styles.waits}>
        <Icon glyph={works ? glyphs.checkCircle : glyphs.circleDashed} size={16} weight={works ? 'fill' : 'regular'} />
      </span>
      {children}
    </li>
  )
}
