import { once, reportClientBug, reportUncaughtErrors, session } from '@press/client'
import { createI18n, isLocale } from '@press/i18n'
import { preloadWhenIdle, setMenuDrawings, type MenuGlyphs } from '@press/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider, type ClientOnErrorFunction } from 'react-router-dom'
import { setRouter } from '../routing/address.ts'
import { preferences } from '../providers/preferences.ts'
import { Providers } from './Providers.tsx'
import { registerServiceWorker } from './register-service-worker.ts'
import { createPortalRouter, loadOtherScreens, type PortalOptions } from './router.tsx'

/** Reports the errors that a route's error element replaces with an error screen. */
const reportRenderError: ClientOnErrorFunction = (error, { errorInfo }) =>
  reportClientBug(error, errorInfo?.componentStack)

interface StartOptions extends PortalOptions {
  /** Icons of the entries that most menus of the portal have. */
  menuGlyphs: MenuGlyphs
}

/** Starts a portal: loads its texts, then its routes. `screens` loads the table of all screens except home. */
export async function startPortal({ screens, menuGlyphs, ...portalOptions }: StartOptions): Promise<void> {
  reportUncaughtErrors()
  setMenuDrawings(menuGlyphs)
  // A link may name its language: /register?lang=kz.
  const requestedLocale = new URLSearchParams(location.search).get('lang')
  if (isLocale(requestedLocale)) preferences.set('locale', requestedLocale)
  const initialNamespaces = session.get().user ? ['ui', 'shell'] : ['ui', 'shell', 'session']
  const i18n = await createI18n(preferences.get().locale, initialNamespaces)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const options = { ...portalOptions, screens: once(screens) }
  const router = createPortalRouter(options, i18n)
  setRouter(router)
  preloadWhenIdle(
    () => loadOtherScreens(options.screens, i18n),
    () => import('@press/ui/print'),
    registerServiceWorker,
  )
  createRoot(root).render(
    <StrictMode>
      <Providers i18n={i18n} portal={options.portal}>
        <RouterProvider router={router} onError={reportRenderError} />
      </Providers>
    </StrictMode>,
  )
}
