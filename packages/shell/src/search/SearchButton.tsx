import { CommandButton, useShortcut, type NavGroup } from '@press/ui'
import { lazy, Suspense, useState } from 'react'

const loadPalette = () => import('./Palette.tsx')
const loadShortcuts = () => import('./ShortcutsDialog.tsx')
const Palette = lazy(loadPalette)
const Shortcuts = lazy(loadShortcuts)

interface SearchButtonProps {
  groups: readonly NavGroup[]
}

/** The way into the search, by the header and by its keys, and into the list of keys; both come when they are meant to be used. */
export function SearchButton(props: SearchButtonProps) {
  const [open, setOpen] = useState<'search' | 'keys'>()
  useShortcut('mod+k', () => setOpen('search'))
  useShortcut('?', () => setOpen('keys'))
  // The list of keys that was opened from the search stays when that closes.
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
