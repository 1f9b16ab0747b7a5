import { createI18n, I18nextProvider } from '@press/i18n'
import '@press/ui/styles'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Every board draws the press's own card, so every page has its tokens, its typefaces and its words. */
export async function mount(board: ReactNode): Promise<void> {
  document.documentElement.dataset['theme'] = 'light'
  const i18n = await createI18n('ru', ['ui', 'board', 'domain'])
  createRoot(document.body).render(
    <I18nextProvider i18n={i18n}>
      <div data-surface="canvas" style={{ blockSize: '100vh', display: 'flex' }}>
        {board}
      </div>
    </I18nextProvider>,
  )
}
