import { useSession } from '@press/client'
import { getRoleOrDefault } from '@press/domain'
import { useMemo } from 'react'
import { rolePaths } from '../../routing/paths.ts'

/** What of a calculation is shown to whom: the press's own costs to its own people, the partner's discount to partners. */
export function useCalculatorAccess() {
  const { user } = useSession()
  const roleId = user?.role_id ?? 0
  return useMemo(() => {
    const { key, portal } = getRoleOrDefault(roleId)
    return { to: rolePaths(roleId), costs: portal === 'staff', partner: key === 'partner' }
  }, [roleId])
}
