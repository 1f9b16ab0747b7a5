import { getStages, type TechCard } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { IconButton, IconButtonLink } from '../../../primitives/IconButton/index.ts'
import { Menu, type MenuItem } from '../../../primitives/Menu/index.ts'
import { stageGlyphs } from '../../../foundations/stages/index.ts'
import * as styles from './TechCardPassport.css.ts'

/** An action for the card: a link if it has `href`, otherwise a button. */
export interface PassportAction {
  key: string
  label: string
  /** At most one action is primary: the next move of the card. @default 'quiet' */
  variant?: 'primary' | 'secondary' | 'quiet'
  glyph?: Glyph
  href?: string
  onSelect?: () => void
  /** Whether the action is in progress. @default false */
  busy?: boolean
  /** Why the action is not allowed now. */
  disabledReason?: string
}

interface PassportBarProps {
  card: TechCard
  actions: readonly PassportAction[]
  backHref: string
  now: Date
}

/** The number, stages and actions of a card. On a phone all actions except the next move are in a menu. */
export function PassportBar({ card, actions, backHref, now }: PassportBarProps) {
  const { t } = useTranslation(['tech-cards', 'domain'])
  const { age, date } = useFormat()
  const isPhone = useMedia('belowTablet')
  const secondaryActions = actions.filter(({ variant }) => variant !== 'primary')
  const menuItems = secondaryActions.map(({ key, label, glyph, href, onSelect, disabledReason }): MenuItem => ({
    key,
    label,
    glyph,
    ...(href ? { href } : { onSelect: onSelect ?? (() => undefined) }),
    disabled: Boolean(disabledReason),
    reason: disabledReason,
  }))
  return (
    <section className={styles.bar} aria-label={t('passport.actions')}>
      <IconButtonLink glyph={glyphs.arrowLeft} label={t('passport.back')} href={backHref} />
      <span className={styles.number}>{t('number', { id: card.id })}</span>
      <Badge>{t(`status.${card.status}`)}</Badge>
      {getStages(card).map((stage) => (
        <Badge key={stage} stage={stage} glyph={stageGlyphs[stage]}>
          {t(`domain:stage.${stage}`)}
        </Badge>
      ))}
      {card.is_archieve === 1 && <Badge glyph={glyphs.archive}>{t('passport.archived')}</Badge>}
      <span className={styles.updated}>
        {t('passport.updated', {
          age: isRecent(card.updated_at, now) ? age(card.updated_at, now) : date(card.updated_at, 'dateTime'),
        })}
      </span>
      <span className={styles.tools}>
        <span className={styles.wideTools}>
          {secondaryActions.map((action) => (
            <ActionButton key={action.key} action={action} />
          ))}
        </span>
        {menuItems.length > 0 && (
          <span className={styles.phoneTools}>
            <Menu
              label={t('passport.actions')}
              align="end"
              items={menuItems}
              renderTrigger={(trigger) => (
                <IconButton {...trigger} glyph={glyphs.dotsThree} label={t('passport.actions')} outline />
              )}
            />
          </span>
        )}
        {actions
          .filter(({ variant }) => variant === 'primary')
          .map((action) => (
            <span key={action.key} className={styles.next}>
              <ActionButton action={action} size={isPhone ? 'md' : 'sm'} />
            </span>
          ))}
      </span>
    </section>
  )
}

function ActionButton({
  action: { label, variant = 'quiet', glyph, href, onSelect, busy, disabledReason },
  size = 'sm',
}: {
  action: PassportAction
  size?: 'sm' | 'md'
}) {
  const buttonProps = {
    variant,
    size,
    ...(variant === 'primary' ? { trailing: glyph ?? glyphs.arrowRight } : { leading: glyph }),
  } as const
  if (href)
    return (
      <ButtonLink {...buttonProps} href={href}>
        {label}
      </ButtonLink>
    )
  return (
    <Button {...buttonProps} busy={busy} disabledReason={disabledReason} onClick={onSelect}>
      {label}
    </Button>
  )
}

/** Whether a time is less than two days ago. For earlier times a date is clearer than a number of hours. */
const isRecent = (timestamp: string, now: Date): boolean => now.getTime() - Date.parse(timestamp) < 48 * 3_600_000
