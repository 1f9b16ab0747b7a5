import { createI18n, I18nextProvider } from '@press/i18n'
import '@press/ui/styles'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders a board with the design system's tokens, fonts and texts, because every board uses the press's own card. */
export async function mount(board: ReactNode): Promise<void> {
  document.documentElement.dataset['theme'] = 'light'
  const i18n = await createI18n('ru', ['ui', 'boards', 'domain'])
  createRoot(document.body).render(
    <I18nextProvider i18n={i18n}>
      <div data-surface="canvas" style={{ blockSize: '100vh', display: 'flex' }}>
        {board}
      </div>
    </I18nextProvider>,
  )
}
