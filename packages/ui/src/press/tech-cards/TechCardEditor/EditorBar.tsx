import { getStages, type TechCard } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IconButtonLink } from '../../../primitives/IconButton/index.ts'
import { Spinner } from '../../../primitives/Spinner/index.ts'
import { stageGlyphs } from '../../../foundations/stages/index.ts'
import * as passport from '../TechCardPassport/TechCardPassport.css.ts'
import * as styles from './TechCardEditor.css.ts'

export interface Saving {
  state: 'saved' | 'saving' | 'failed'
  /** The time of the last save, ISO 8601. */
  savedAt?: string | undefined
  /** Seconds until the next retry. */
  retry: number
}

interface EditorBarProps {
  card: TechCard
  saving: Saving
  /** The number of changed fields. */
  changeCount: number
  onUndoAll: () => void
  /** Opens the list of missing fields, if it is not next to the sheet. */
  readiness: { label: string; onOpen: () => void } | undefined
  doneHref: string
  onDone: () => void
}

/** The number and stages of the card, the state of saving, and the button that finishes editing. */
export function EditorBar({ card, saving, changeCount, onUndoAll, readiness, doneHref, onDone }: EditorBarProps) {
  const { t } = useTranslation(['tech-cards', 'domain'])
  const isPhone = useMedia('belowTablet')
  return (
    <section className={passport.bar} aria-label={t('editor.label')}>
      <IconButtonLink glyph={glyphs.arrowLeft} label={t('editor.toPassport')} href={doneHref} />
      <span className={passport.number}>{t('number', { id: card.id })}</span>
      {getStages(card).map((stage) => (
        <Badge key={stage} stage={stage} glyph={stageGlyphs[stage]}>
          {t(`domain:stage.${stage}`)}
        </Badge>
      ))}
      <SaveState {...saving} />
      <span className={passport.tools}>
        {readiness && (
          <Button size="sm" variant="secondary" onClick={readiness.onOpen}>
            {readiness.label}
          </Button>
        )}
        {changeCount > 0 && (
          <Button size="sm" variant="quiet" leading={glyphs.arrowCounterClockwise} onClick={onUndoAll}>
            {t('editor.takeBackAll', { count: changeCount })}
          </Button>
        )}
        <span className={passport.next}>
          <Button size={isPhone ? 'md' : 'sm'} variant="primary" onClick={onDone}>
            {t('editor.done')}
          </Button>
        </span>
      </span>
    </section>
  )
}

function SaveState({ state, savedAt, retry }: Saving) {
  const { t } = useTranslation('tech-cards')
  const { date } = useFormat()
  const stateText =
    state === 'saving'
      ? t('editor.saving')
      : state === 'failed'
        ? t('editor.failed', { seconds: retry })
        : savedAt
          ? t('editor.savedAt', { time: date(savedAt, 'time') })
          : t('editor.savesItself')
  return (
    <span className={styles.saveState} role="status">
      <span className={styles.saveGlyph[state]} aria-hidden>
        {state === 'saving' ? (
          <Spinner size={16} />
        ) : (
          <Icon glyph={state === 'failed' ? glyphs.warningCircle : glyphs.checkCircle} size={16} weight="fill" />
        )}
      </span>
      {stateText}
    </span>
  )
}
