import { offerAttachments, type OfferAttachmentFlag, type OfferRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import * as Toolbar from 'radix-ui/toolbar'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import { Tooltip } from '../../primitives/Tooltip/index.ts'
import { useOfferFlags, type SaveFlag } from './useOfferFlags.ts'
import { useOfferLabels } from '../shared/useOfferLabels.ts'
import * as styles from './offers.css.ts'

const flags: readonly OfferAttachmentFlag[] = offerAttachments.map(({ flag }) => flag)

export interface OfferStampsProps {
  offer: OfferRow
  /** Saves a flag. If set, the stamps are buttons; otherwise they are read-only. */
  onFlag?: SaveFlag | undefined
}

/** The existing documents of an offer, each as a short stamp. */
export function OfferStamps({ offer, onFlag }: OfferStampsProps) {
  return onFlag ? <StampKeys offer={offer} onFlag={onFlag} /> : <StampList offer={offer} />
}

function StampList({ offer }: { offer: OfferRow }) {
  const { t } = useTranslation('offers')
  const flagLabels = flags.filter((flag) => offer[flag]).map((flag) => t(`flag.${flag}`))
  return (
    <span className={styles.stamps}>
      <VisuallyHidden>{flagLabels.join(', ') || t('flags.none')}</VisuallyHidden>
      {flags.map((flag) => (
        <span key={flag} className={classes(styles.stamp, offer[flag] && styles.stamped)} aria-hidden>
          {t(`stamp.${flag}`)}
        </span>
      ))}
    </span>
  )
}

/** All stamps of a row share one tab stop, and arrow keys move between them. Otherwise fifty rows would have 350 tab stops. */
function StampKeys({ offer, onFlag }: Required<Pick<OfferStampsProps, 'offer'>> & { onFlag: SaveFlag }) {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferLabels()
  const { isOn, isSaving, set } = useOfferFlags(offer, onFlag)
  /** The accessible name starts with the visible text, followed by its meaning. */
  const nameOfStamp = (flag: OfferAttachmentFlag) => {
    const [stamp, flagLabel] = [t(`stamp.${flag}`), t(`flag.${flag}`)]
    return stamp === flagLabel ? flagLabel : t('flags.stamp', { stamp, name: flagLabel })
  }

  return (
    <Toolbar.Root aria-label={t('flags.label', { offer: nameOf(offer) })} className={styles.stamps}>
      {flags.map((flag) => (
        <Tooltip key={flag} text={t(`flag.${flag}`)}>
          <Toolbar.Button
            className={styles.stampKey}
            aria-pressed={isOn(flag)}
            aria-busy={isSaving(flag) || undefined}
            aria-label={nameOfStamp(flag)}
            onClick={() => !isSaving(flag) && set(flag, !isOn(flag))}
          >
            <span className={classes(styles.stamp, isOn(flag) && styles.stamped)}>{t(`stamp.${flag}`)}</span>
          </Toolbar.Button>
        </Tooltip>
      ))}
    </Toolbar.Root>
  )
}
