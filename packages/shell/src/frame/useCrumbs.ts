import { useTranslation } from '@press/i18n'
import { currentItem, type Crumb, type NavGroup } from '@press/ui'
import { useCurrentTitle } from '../routing/pageTitle.tsx'

/** Group of the menu › its entry › the record in front; of a screen outside the menu, its title alone. */
export function useCrumbs(groups: readonly NavGroup[], path: string): Crumb[] {
  const { t } = useTranslation('shell')
  const title = useCurrentTitle()
  const items = groups.flatMap((group) => group.items)
  const item = currentItem(items, path)
  if (!item) return [{ label: title || t('product') }]
  const group = groups.find((one) => one.items.includes(item))
  const inside = path !== item.href && title !== '' && title !== item.label
  return [
    ...(group?.label ? [{ label: group.label }] : []),
    inside ? { label: item.label, href: item.href } : { label: item.label },
    ...(inside ? [{ label: title }] : []),
  ]
}
