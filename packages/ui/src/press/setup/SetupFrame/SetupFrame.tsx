import { setupSteps } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Suspense, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { FormPlace } from '../../../patterns/Form/index.ts'
import { Brand } from '../../../patterns/frame/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { SetupPath, type SetupPathProps } from './SetupPath.tsx'
import { useMoment } from './useMoment.ts'
import { focusFirstEmpty, useSetupKeys } from './useSetupKeys.ts'
import * as styles from './SetupFrame.css.ts'

export interface SetupHeaderProps {
  /** The name of the product. */
  brand: string
  /** The time when the one-time link was opened, and the person who opened it. `name` is omitted for the current user. */
  link?: { openedAt: string; name?: string | undefined } | undefined
  /** The switches for language and theme. */
  controls?: ReactNode
}

export interface SetupFrameProps extends SetupHeaderProps, SetupPathProps {
  /** The form of the step. It gets its id from the frame, because the frame's button submits it. */
  children: ReactNode
  /** A preview of what the step produces, updated while the user types. */
  preview: ReactNode
  /** The title of the preview: «Так это встанет в счёт». */
  previewTitle: string
  /** Content below the preview: the contact for questions. */
  help?: ReactNode
  /** Content above the form: a notice about the step. */
  notice?: ReactNode
  /** The time of the last save, ISO 8601. */
  savedAt?: string | undefined
  busy?: boolean
  offline?: boolean
  onBack?: (() => void) | undefined
  onLater: () => void
}

/** A step of the initial setup of a press: one question, with a preview of the result. */
export function SetupFrame({
  brand,
  link,
  controls,
  step,
  steps,
  onStepChange,
  children,
  preview,
  previewTitle,
  help,
  notice,
  savedAt,
  busy = false,
  offline = false,
  onBack,
  onLater,
}: SetupFrameProps) {
  const { t } = useTranslation('setup')
  const { date } = useFormat()
  const formId = useId()
  const mainRef = useRef<HTMLElement>(null)
  const isNarrow = useMedia('belowDesktop')
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const submitForm = () => {
    const form = document.getElementById(formId)
    if (form instanceof HTMLFormElement && !busy) form.requestSubmit()
  }
  useSetupKeys({ root: mainRef, onNext: submitForm, onBack })

  const nextStep = setupSteps[setupSteps.indexOf(step) + 1]
  const previewContent = <Suspense>{preview}</Suspense>
  return (
    <div className={styles.frame} data-surface="canvas">
      <SetupHeader brand={brand} link={link} controls={controls} />
      <div className={styles.layout}>
        <div className={styles.rail}>
          <SetupPath step={step} steps={steps} onStepChange={onStepChange} />
          <p className={styles.closable}>
            <Icon glyph={glyphs.bookmarkSimple} size={16} />
            {t('closable')}
          </p>
        </div>
        <main ref={mainRef} className={styles.main}>
          <div className={styles.question}>
            <div>
              <h1 className={styles.title} tabIndex={-1}>
                {t(`step.${step}.title`)}
              </h1>
              <p className={styles.lead}>{t(`step.${step}.text`)}</p>
            </div>
            {notice}
            <FormPlace value={formId}>{children}</FormPlace>
            <FocusFirstEmpty key={step} root={mainRef} />
          </div>
          <div className={styles.actions}>
            {onBack && (
              <span className={styles.back}>
                <Button variant="quiet" leading={glyphs.arrowLeft} onClick={onBack} aria-keyshortcuts="Alt+ArrowLeft">
                  {t('bar.back')}
                </Button>
              </span>
            )}
            <output className={styles.saved}>
              {offline ? (
                <>
                  <Icon glyph={glyphs.wifiSlash} size={16} />
                  {t('bar.offline')}
                </>
              ) : (
                savedAt && (
                  <>
                    <span className={styles.right}>
                      <Icon glyph={glyphs.checkCircle} size={16} weight="fill" />
                    </span>
                    {t('bar.saved', { at: date(savedAt, 'time') })}
                  </>
                )
              )}
            </output>
            {isNarrow && <Button onClick={() => setPreviewOpen(true)}>{t('bar.look')}</Button>}
            <Button onClick={onLater}>{t('bar.later')}</Button>
            <span className={styles.next}>
              <Button
                type="submit"
                form={formId}
                variant="primary"
                fullWidth
                busy={busy}
                busyLabel={t('bar.saving')}
                aria-keyshortcuts="Control+Enter"
                title={t('bar.keys')}
                data-next
              >
                {nextStep ? t(`step.${nextStep}.next`) : t('bar.finish')}
              </Button>
            </span>
          </div>
        </main>
        {!isNarrow && (
          <aside className={styles.preview} aria-label={previewTitle}>
            {previewContent}
            {help && <div className={styles.help}>{help}</div>}
          </aside>
        )}
        <Drawer open={isNarrow && isPreviewOpen} onOpenChange={setPreviewOpen} title={previewTitle}>
          {previewContent}
          {help}
        </Drawer>
      </div>
    </div>
  )
}

/** Focuses the first empty field of a step once it is rendered. */
function FocusFirstEmpty({ root }: { root: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const frameId = requestAnimationFrame(() => focusFirstEmpty(root.current))
    return () => cancelAnimationFrame(frameId)
  }, [root])
  return null
}

/** The header of every setup page. */
export function SetupHeader({ brand, link, controls }: SetupHeaderProps) {
  const { t } = useTranslation('setup')
  const formatMoment = useMoment()
  const linkMoment = link && formatMoment(link.openedAt)
  return (
    <header className={styles.header} data-surface="chrome">
      <Brand name={brand} />
      <span className={styles.headerTitle}>{t('title')}</span>
      <span className={styles.link}>
        {link && (
          <>
            <Icon glyph={glyphs.link} size={16} />
            {link.name ? t('link.other', { at: linkMoment, name: link.name }) : t('link.own', { at: linkMoment })}
          </>
        )}
      </span>
      {controls}
    </header>
  )
}
