import { confidentialFields, type Confidential, type ConfidentialField } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon, type Glyph } from '../../../foundations/Icon/index.ts'
import { Inline, Panel } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import * as styles from '../people.css.ts'
import { PersonRow } from '../PersonRow.tsx'

/** The value of each field: masked, or null if the person has no value. A field that the current user may not see is absent. */
export type MaskedFields = { [Field in ConfidentialField]?: Confidential[Field] | null }

export interface ConfidentialPanelProps {
  /** The values from the server, with their numbers masked. */
  masked: MaskedFields
  /** The fields that are currently unmasked. */
  revealedFields?: Partial<Confidential>
  /** Unmasks a field for a limited time. */
  onShow: (field: ConfidentialField) => void
  /** Masks a field before the time is over. */
  onHide: (field: ConfidentialField) => void
  /** Replaces a value. Without it the values are read-only. */
  onReplace?: (field: ConfidentialField) => void
}

const fieldGlyphs: Record<ConfidentialField, Glyph> = {
  card_number: glyphs.creditCard,
  bank: glyphs.bank,
  identity_document: glyphs.identificationCard,
  IIN: glyphs.identificationCard,
}
/** The fields in the order of the panel: payment details come first. */
const fieldOrder = confidentialFields.toReversed()

const getMaskedNumber = (
  field: ConfidentialField,
  { IIN, identity_document, bank, card_number }: MaskedFields,
): string => {
  if (field === 'IIN') return IIN ?? ''
  if (field === 'identity_document') return identity_document?.number ?? ''
  return (field === 'bank' ? bank?.IIK : card_number?.replace(/(\d{4})(?=\d)/g, '$1 ')) ?? ''
}

/** Numbers of accounts and documents, masked until the user shows them. */
export function ConfidentialPanel({ masked, revealedFields = {}, onShow, onHide, onReplace }: ConfidentialPanelProps) {
  const { t } = useTranslation('profile')
  const { date } = useFormat()

  const getDetail = (field: ConfidentialField): string => {
    const { identity_document: identityDocument, bank } = masked
    if (field === 'identity_document' && identityDocument)
      return [identityDocument.issued_by, identityDocument.issued_at && date(identityDocument.issued_at, 'date')]
        .filter(Boolean)
        .join(', ')
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
        {fieldOrder
          .filter((field) => masked[field] !== undefined)
          .map((field) => {
            const fieldName = t(`confidential.field.${field}`)
            const isKnown = masked[field] !== null
            const isOpen = revealedFields[field] !== undefined
            return (
              <PersonRow
                key={field}
                glyph={fieldGlyphs[field]}
                value={isKnown ? getMaskedNumber(field, isOpen ? revealedFields : masked) : t('confidential.none')}
                detail={[fieldName, getDetail(field)].filter(Boolean).join(' · ')}
              >
                {isKnown && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t(isOpen ? 'confidential.hideOf' : 'confidential.showOf', { field: fieldName })}
                    onClick={() => (isOpen ? onHide : onShow)(field)}
                  >
                    {t(isOpen ? 'confidential.hide' : 'confidential.show')}
                  </Button>
                )}
                {onReplace && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t(isKnown ? 'confidential.replaceOf' : 'confidential.addOf', { field: fieldName })}
                    onClick={() => onReplace(field)}
                  >
                    {t(isKnown ? 'confidential.replace' : 'confidential.add')}
                  </Button>
                )}
              </PersonRow>
            )
          })}
      </ul>
    </Panel>
  )
}
