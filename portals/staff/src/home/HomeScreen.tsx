import type { RoleKey } from '@press/domain'
import type { ComponentType } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { DirectorHome } from './DirectorHome.tsx'
import { ExecutorHome } from './ExecutorHome.tsx'
import { PeopleHome } from './PeopleHome.tsx'
import { PrintHome } from './PrintHome.tsx'
import { QueueHome } from './QueueHome.tsx'

/** Whose first screen is more than what waits for them. */
const homes: Partial<Record<RoleKey, ComponentType>> = {
  director: DirectorHome,
  executor: ExecutorHome,
  hr: PeopleHome,
  typography: PrintHome,
}

/** The first screen of each role. */
export function HomeScreen() {
  const { role } = useStaff()
  const Home = homes[role] ?? QueueHome
  return <Home />
}
