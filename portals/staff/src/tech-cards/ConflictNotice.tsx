import { useTranslation } from '@press/i18n'
import { Alert, DescriptionList, Stack, Text, type TechCardValues } from '@press/ui'
import { useFieldText, type CardField } from './useFieldText.ts'

interface ConflictNoticeProps {
  /** The card as it is on the server. */
  current: TechCardValues
  /** The fields that both have changed. */
  clashes: readonly CardField[]
  onDismiss: () => void
}

const nameOf = (field: CardField) =>
  field === 'cover_file' ? 'src_cover' : field === 'fpage_file' ? 'src_fpage' : field

/** Somebody else saved the card in between: what became of both people's changes, and where they meet. */
export function ConflictNotice({ current, clashes, onDismiss }: ConflictNoticeProps) {
  const { t } = useTranslation('tech-cards')
  const textOf = useFieldText()
  return (
    <Alert tone="warning" title={t('form.conflictTitle')} onDismiss={onDismiss}>
      <Stack gap={2}>
        <Text as="p">{t('form.conflictText')}</Text>
        {clashes.length > 0 && (
          <>
            <Text as="p">{t('form.conflictClash')}</Text>
            <DescriptionList
              items={clashes.map((field) => ({
                term: t(`field.${nameOf(field)}`),
                value: textOf(current, field) ?? t('passport.none'),
              }))}
            />
          </>
        )}
      </Stack>
    </Alert>
  )
}
