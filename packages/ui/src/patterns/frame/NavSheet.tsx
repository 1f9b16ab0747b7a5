import { Drawer } from '../../primitives/Drawer/index.ts'
import type { NavGroup } from './navigation.ts'
import { SideNav } from './SideNav.tsx'

interface NavSheetProps {
  title: string
  groups: readonly NavGroup[]
  path: string
  onClose: () => void
}

/** The whole menu on a phone. Loaded on first use. */
export default function NavSheet({ title, groups, path, onClose }: NavSheetProps) {
  return (
    <Drawer open onOpenChange={onClose} title={title}>
      <SideNav groups={groups} path={path} onNavigate={onClose} />
    </Drawer>
  )
}
