import { getRoleOrDefault, type UserRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback } from 'react'

/** Returns a function that describes a person's role: «Исполнитель, верстальщик». */
export function useRoleText() {
  const { t } = useTranslation(['domain', 'profile'])
  return useCallback(
    ({ role_id, specialization, organization }: Pick<UserRow, 'role_id' | 'specialization' | 'organization'>): string =>
      [
        t(`domain:role.${getRoleOrDefault(role_id).key}`),
        specialization && t(`profile:specializations.${specialization}`),
        organization,
      ]
        .filter(Boolean)
        .join(', '),
    [t],
  )
}
