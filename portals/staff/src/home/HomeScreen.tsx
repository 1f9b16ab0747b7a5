import type { RoleKey } from '@press/domain'
import { Page } from '@press/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { QueueHome, QueueLoading } from './QueueHome.tsx'

/** The roles whose home screen shows more than the queue. Only the code of the user's role is loaded. */
const homes: Partial<Record<RoleKey, ComponentType>> = {
  accounting: lazy(async () => ({ default: (await import('./AccountingHome.tsx')).AccountingHome })),
  director: lazy(async () => ({ default: (await import('./DirectorHome.tsx')).DirectorHome })),
  executor: lazy(async () => ({ default: (await import('./ExecutorHome.tsx')).ExecutorHome })),
  hr: lazy(async () => ({ default: (await import('./HrHome.tsx')).HrHome })),
  stock: lazy(async () => ({ default: (await import('./StockHome.tsx')).StockHome })),
  typography: lazy(async () => ({ default: (await import('./PrintHome.tsx')).PrintHome })),
}

/** The home screen of each role. */
export function HomeScreen() {
  const { role } = useStaff()
  const Home = homes[role] ?? QueueHome
  return (
    <Suspense fallback={<LoadingPage />}>
      <Home />
    </Suspense>
  )
}

const LoadingPage = () => (
  <Page>
    <QueueLoading />
  </Page>
)
