import { lazy, Suspense } from 'react'
import { SideShell, type SideShellProps } from './SideShell.tsx'

/** Few choose it; a portal that has no other imports it by itself. */
const TopShell = lazy(async () => ({ default: (await import('./TopShell.tsx')).TopShell }))

export interface AppShellProps extends SideShellProps {
  /** `vertical`: a sidebar; `horizontal`: a line in the header, and the content no wider than 1120 px. @default 'vertical' */
  menu?: 'vertical' | 'horizontal'
}

/** The frame around every screen: menu, header, the canvas that the work stands on. The person chooses where the menu stands. */
export function AppShell({ menu = 'vertical', sidebar, onSidebarChange, ...frame }: AppShellProps) {
  if (menu === 'horizontal')
    return (
      <Suspense>
        <TopShell {...frame} />
      </Suspense>
    )
  return <SideShell {...frame} sidebar={sidebar} onSidebarChange={onSidebarChange} />
}
