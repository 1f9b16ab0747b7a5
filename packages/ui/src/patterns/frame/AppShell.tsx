import { lazy, Suspense } from 'react'
import { SideShell, type SideShellProps } from './SideShell.tsx'

/** Loaded lazily, because few people choose this menu. A portal that offers only this menu imports the shell directly. */
const TopShell = lazy(async () => ({ default: (await import('./TopShell.tsx')).TopShell }))

export interface AppShellProps extends SideShellProps {
  /** `vertical`: a sidebar; `horizontal`: a line in the header, with content up to 1120 px wide. @default 'vertical' */
  menu?: 'vertical' | 'horizontal'
}

/** The frame around every screen: menu, header and the canvas with the content. The person chooses the position of the menu. */
export function AppShell({ menu = 'vertical', sidebar, onSidebarChange, ...frame }: AppShellProps) {
  if (menu === 'horizontal')
    return (
      <Suspense>
        <TopShell {...frame} />
      </Suspense>
    )
  return <SideShell {...frame} sidebar={sidebar} onSidebarChange={onSidebarChange} />
}
