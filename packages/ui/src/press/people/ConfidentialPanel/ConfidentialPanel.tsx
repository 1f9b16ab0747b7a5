import { confidentialFields, type Confidential, type ConfidentialField } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon, type Glyph } from '../../../foundations/Icon/index.ts'
import { Inline, Panel } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import * as styles from '../people.css.ts'
import { PersonRow } from '../PersonRow.tsx'

/** What is known of each: masked, or null; a field that is absent is not this reader's. */
export type Masked = { [Field in ConfidentialField]?: Confidential[Field] | null }

export interface ConfidentialPanelProps {
  /** As the server shows them: with their numbers masked. */
  masked: Masked
  /** Those that are open at the moment. */
  opened?: Partial<Confidential>
  /** Opens one for a while. */
  onShow: (field: ConfidentialField) => void
  /** Closes it before its time. */
  onHide: (field: ConfidentialField) => void
  /** Takes another in its place; where it is left out they are only read. */
  onReplace?: (field: ConfidentialField) => void
}

const drawings: Record<ConfidentialField, Glyph> = {
  card_number: glyphs.creditCard,
  bank: glyphs.bank,
  identity_document: glyphs.identificationCard,
  IIN: glyphs.identificationCard,
}
/** In the order of the panel: what is paid to first. */
const order = confidentialFields.toReversed()

const numberOf = (field: ConfidentialField, { IIN, identity_document, bank, card_number }: Masked): string => {
  if (field === 'IIN') return IIN ?? ''
  if (field === 'identity_document') return identity_document?.number ?? ''
  return (field === 'bank' ? bank?.IIK : card_number?.replace(/(\d{4})(?=\d)/g, '$1 ')) ?? ''
}

/** Numbers of accounts and documents, masked until they are opened. */
export function ConfidentialPanel({ masked, opened = {}, onShow, onHide, onReplace }: ConfidentialPanelProps) {
  const { t } = useTranslation('people')
  const { date } = useFormat()

  const more = (field: ConfidentialField): string => {
    const { identity_document: document, bank } = masked
    if (field === 'identity_document' && document)
      return [document.issued_by, document.issued_at && date(document.issued_at, 'date')].filter(Boolean).join(', ')
    return field === 'bank' && bank ? [bank.name, bank.BIK].filter(Boolean).join(', ') : ''
  }

  return (
    <Panel
      title={t('confidential.title')}
      actions={
        <Inline gap={1}>
          <Icon glyph={glyphs.lockSimple} size={16} />
          <Text variant="small" tone="secondary">
            {t('confidential.seen')}
          </Text>
        </Inline>
      }
    >
      <ul className={styles.rows}>
        {order
          .filter((field) => masked[field] !== undefined)
          .map((field) => {
            const name = t(`confidential.field.${field}`)
            const known = masked[field] !== null
            const open = opened[field] !== undefined
            return (
              <PersonRow
                key={field}
                glyph={drawings[field]}
                value={known ? numberOf(field, open ? opened : masked) : t('confidential.none')}
                detail={[name, more(field)].filter(Boolean).join(' · ')}
              >
                {known && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t(open ? 'confidential.hideOf' : 'confidential.showOf', { field: name })}
                    onClick={() => (open ? onHide : onShow)(field)}
                  >
                    {t(open ? 'confidential.hide' : 'confidential.show')}
                  </Button>
                )}
                {onReplace && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t(known ? 'confidential.replaceOf' : 'confidential.addOf', { field: name })}
                    onClick={() => onReplace(field)}
                  >
                    {t(known ? 'confidential.replace' : 'confidential.add')}
                  </Button>
                )}
              </PersonRow>
            )
          })}
      </ul>
    </Panel>
  )
}
