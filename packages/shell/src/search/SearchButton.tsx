import { CommandButton, useShortcut, type NavGroup } from '@press/ui'
import { lazy, Suspense, useState } from 'react'

const loadPalette = () => import('./Palette.tsx')
const loadShortcuts = () => import('./ShortcutsDialog.tsx')
const Palette = lazy(loadPalette)
const Shortcuts = lazy(loadShortcuts)

interface SearchButtonProps {
  groups: readonly NavGroup[]
}

/** Opens the search from the header or by its shortcuts, and the shortcut list. Both are loaded on first use. */
export function SearchButton(props: SearchButtonProps) {
  const [open, setOpen] = useState<'search' | 'keys'>()
  useShortcut('mod+k', () => setOpen('search'))
  useShortcut('?', () => setOpen('keys'))
  // The shortcut list opened from the search stays open when the search closes.
  const close = (what: typeof open) => (next: boolean) => !next && setOpen((now) => (now === what ? undefined : now))
  return (
    <>
      <CommandButton
        onPointerEnter={() => void loadPalette()}
        onFocus={() => void loadPalette()}
        onClick={() => setOpen('search')}
      />
      <Suspense>
        {open === 'search' && <Palette {...props} onKeys={() => setOpen('keys')} onOpenChange={close('search')} />}
      </Suspense>
      <Suspense>{open === 'keys' && <Shortcuts onOpenChange={close('keys')} />}</Suspense>
    </>
  )
}
