'use client'

import { createI18n, I18nextProvider } from '@press/i18n'
import { Announcer, ToastProvider } from '@press/ui'
import { use } from 'react'

const texts = createI18n('ru', ['ui', 'fields'])

export function Providers({ children }) {
  return (
    <I18nextProvider i18n={use(texts)}>
      <Announcer>
        <ToastProvider>{children}</ToastProvider>
      </Announcer>
    </I18nextProvider>
  )
}
