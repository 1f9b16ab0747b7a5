import { useSession } from '@press/client'
import { getRoleOrDefault } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { Crumb, NavGroup } from '@press/ui'
import { useLocation } from 'react-router-dom'
import { useCurrentTitle, useIsSubPage } from '../routing/PageTitles.tsx'
import { rolePaths } from '../routing/paths.ts'
import { useRoute, useTitleText } from '../routing/useRoute.ts'

/**
 * Returns the breadcrumbs: the person's role (spec §2) › group of the menu › its entry › the current record or sub-page. The menu
 * highlights the entry to which `path` belongs. A screen without an entry has a path below the entry that its route names.
 */
export function useBreadcrumbs(groups: readonly NavGroup[]): { crumbs: Crumb[]; path: string } {
  const { t } = useTranslation('shell')
  const roleId = useSession().user?.role_id ?? 0
  const { pathname } = useLocation()
  const { handle, params } = useRoute()
  const getTitleText = useTitleText()
  const title = useCurrentTitle()
  const isSubPage = useIsSubPage()
  const roleHref = `/app/${params['role']}`
  const parentHref = handle?.crumb && `${roleHref}/${handle.crumb.path}`
  const entryHref = parentHref ?? pathname
  const group = groups.find(({ items }) => items.some(({ href }) => href === entryHref))
  const item = group?.items.find(({ href }) => href === entryHref)
  const label = item?.label ?? getTitleText(handle?.crumb?.title)
  return {
    path: parentHref ? parentHref + pathname.slice(roleHref.length) : pathname,
    crumbs: [
      { label: t(`crumb.${getRoleOrDefault(roleId).key}`), href: rolePaths(roleId).home },
      ...(group?.label ? [{ label: group.label }] : []),
      ...(label ? [parentHref || isSubPage ? { label, href: entryHref } : { label }] : []),
      ...(parentHref || isSubPage || !label ? [{ label: title || t('product') }] : []),
    ],
  }
}
