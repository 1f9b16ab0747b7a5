import { useTranslation } from '@press/i18n'
import { ButtonLink } from '@press/ui'
import { getHomePath } from '../routing/home-path.ts'
import { PublicLayout } from './PublicLayout.tsx'

/** A screen that has but a sentence to say, and leads home: to the person's own, or to where one signs in. */
export function MessageScreen({ children }: { children: string }) {
  const { t } = useTranslation('account')
  return (
    <PublicLayout description={children}>
      <ButtonLink href={getHomePath()} variant="primary" size="lg" fullWidth>
        {t('home')}
      </ButtonLink>
    </PublicLayout>
  )
}
