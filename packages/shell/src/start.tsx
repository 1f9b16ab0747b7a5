import { session } from '@press/client'
import { createI18n, isLocale } from '@press/i18n'
import { afterwards } from '@press/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { preferences } from './providers/preferences.ts'
import { Providers } from './providers/Providers.tsx'
import { setCurrentPortal } from './routing/portalAddress.ts'
import { PortalRoutes, type PortalRoutesProps } from './routing/PortalRoutes.tsx'

/** Starts a portal: its texts first, then its routes. */
export async function startPortal(options: PortalRoutesProps): Promise<void> {
  // A link may name the language it was written in: /register?lang=kz.
  const asked = new URLSearchParams(location.search).get('lang')
  if (isLocale(asked)) preferences.set('locale', asked)
  const first = session.get().user ? ['ui', 'shell'] : ['ui', 'shell', 'auth']
  setCurrentPortal(options.portal)
  const i18n = await createI18n(preferences.get().locale, first)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  afterwards(() => import('@press/ui/print'))
  createRoot(root).render(
    <StrictMode>
      <Providers i18n={i18n}>
        <PortalRoutes {...options} />
      </Providers>
    </StrictMode>,
  )
}
