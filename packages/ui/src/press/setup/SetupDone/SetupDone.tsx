import { setupSteps, type SetupStep } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useEffect, useRef, type ReactNode } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { SetupHeader, type SetupHeaderProps, type SetupStepViews } from '../SetupFrame/index.ts'
import * as styles from './SetupDone.css.ts'

export interface SetupDoneProps extends SetupHeaderProps {
  steps: SetupStepViews
  /** The number of invitations that the last button sends. */
  invitations: number
  onStep: (step: SetupStep) => void
  /** Finishes the setup and opens the home page. */
  onFinish: () => void
  busy?: boolean
  /** The server's error if finishing the setup fails. */
  failure?: ReactNode
}

/** The last page of the setup: the finished steps, the unfinished steps, and one button to continue. */
export function SetupDone({
  steps,
  invitations,
  onStep,
  onFinish,
  busy = false,
  failure,
  ...headerProps
}: SetupDoneProps) {
  const { t } = useTranslation('setup')
  const titleRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => titleRef.current?.focus(), [])
  const completedSteps = setupSteps.filter((step) => steps[step].state === 'done')
  const pendingSteps = setupSteps.filter((step) => steps[step].state !== 'done')
  return (
    <div className={styles.page} data-surface="canvas">
      <SetupHeader {...headerProps} />
      <main className={styles.main}>
        <div>
          <h1 ref={titleRef} className={styles.title} tabIndex={-1}>
            {t(pendingSteps.length === 0 ? 'done.title' : 'done.titleWaits')}
          </h1>
          <p className={styles.lead}>{pendingSteps.length === 0 ? t('done.none') : t('done.text')}</p>
        </div>
        {failure}
        <div className={styles.lists}>
          {completedSteps.length > 0 && (
            <section>
              <h2 className={styles.heading}>{t('done.ready')}</h2>
              <ul className={styles.list}>
                {completedSteps.map((step) => (
                  <li key={step} className={styles.line}>
                    <span className={styles.ready}>
                      <Icon glyph={glyphs.checkCircle} weight="fill" />
                    </span>
                    <span className={styles.words}>
                      {t(`step.${step}.name`)}
                      {steps[step].value && <span className={styles.value}>{steps[step].value}</span>}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {pendingSteps.length > 0 && (
            <section>
              <h2 className={styles.heading}>{t('done.waits')}</h2>
              <ul className={styles.list}>
                {pendingSteps.map((step) => (
                  <li key={step} className={styles.line}>
                    <span className={styles.waits}>
                      <Icon glyph={glyphs.circleDashed} />
                    </span>
                    <Button variant="quiet" size="sm" onClick={() => onStep(step)}>
                      {t(`step.${step}.name`)}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        {invitations > 0 && <p className={styles.lead}>{t('done.invited', { count: invitations })}</p>}
        <div>
          <Button variant="primary" size="lg" busy={busy} busyLabel={t('done.busy')} onClick={onFinish}>
            {t('done.home')}
          </Button>
        </div>
      </main>
    </div>
  )
}
