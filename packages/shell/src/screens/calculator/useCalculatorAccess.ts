import { useSession } from '@press/client'
import { getRoleOrDefault } from '@press/domain'
import { useMemo } from 'react'
import { rolePaths } from '../../routing/paths.ts'

/** Returns which parts of a calculation the person's role sees: the staff see the press's costs, partners their discount. */
export function useCalculatorAccess() {
  const { user } = useSession()
  const roleId = user?.role_id ?? 0
  return useMemo(() => {
    const { key, portal } = getRoleOrDefault(roleId)
    return { paths: rolePaths(roleId), showCosts: portal === 'staff', partner: key === 'partner' }
  }, [roleId])
}
