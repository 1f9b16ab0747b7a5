import { resendPublication } from '@press/client'
import { useTranslation } from '@press/i18n'
import { PublicationList, type PublicationListProps } from '@press/ui'
import { useSaving } from '../shared/useSaving.ts'

/** What was sent of a book, and a second try for what was given up. */
export function Publications({ publications }: Pick<PublicationListProps, 'publications'>) {
  const { t } = useTranslation('publications')
  const { saving, save } = useSaving('book')
  return (
    <PublicationList
      publications={publications}
      resending={saving === undefined ? undefined : Number(saving)}
      onResend={({ id }) => void save(String(id), () => resendPublication(id), t('resent'))}
    />
  )
}
