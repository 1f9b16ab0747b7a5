import { isApiError } from '@press/client'
import { I18nextProvider, language, setLocale } from '@press/i18n'
import { Announcer, LinkProvider, ToastProvider } from '@press/ui'
import type { i18n } from 'i18next'
import { Suspense, useEffect, type ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { AddressProvider } from '../routing/AddressProvider.tsx'
import { RouterLink } from '../routing/RouterLink.tsx'
import { PageTitleProvider } from '../routing/pageTitle.tsx'
import { usePreferences } from './preferences.ts'

const reading: SWRConfiguration = {
  // What the server refused it would refuse again; what it could not be asked is asked again.
  shouldRetryOnError: (error) => !isApiError(error),
  errorRetryInterval: 3000,
  focusThrottleInterval: 10_000,
}

/** Everything that screens stand on, in the order they need each other. */
export function Providers({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const { locale } = usePreferences()
  useEffect(() => {
    document.documentElement.lang = language(locale)
    void setLocale(i18n, locale)
  }, [i18n, locale])
  return (
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={reading}>
        <AddressProvider>
          <LinkProvider component={RouterLink}>
            <Announcer>
              <ToastProvider>
                <PageTitleProvider>
                  <Suspense>{children}</Suspense>
                </PageTitleProvider>
              </ToastProvider>
            </Announcer>
          </LinkProvider>
        </AddressProvider>
      </SWRConfig>
    </I18nextProvider>
  )
}
