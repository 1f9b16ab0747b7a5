import { CommandButton, useShortcut, type NavGroup } from '@press/ui'
import { lazy, Suspense, useState } from 'react'

const loadPalette = () => import('./Palette.tsx')
const loadShortcuts = () => import('./ShortcutsDialog.tsx')
const Palette = lazy(loadPalette)
const ShortcutsDialog = lazy(loadShortcuts)

interface SearchButtonProps {
  groups: readonly NavGroup[]
}

/** Opens the search from the header or by its shortcuts, and the shortcut list. Both are loaded on first use. */
export function SearchButton(props: SearchButtonProps) {
  const [openDialog, setOpenDialog] = useState<'search' | 'keys'>()
  useShortcut('mod+k', () => setOpenDialog('search'))
  useShortcut('?', () => setOpenDialog('keys'))
  // The shortcut list opened from the search stays open when the search closes.
  const createCloseHandler = (dialog: typeof openDialog) => (next: boolean) =>
    !next && setOpenDialog((now) => (now === dialog ? undefined : now))
  return (
    <>
      <CommandButton
        onPointerEnter={() => void loadPalette()}
        onFocus={() => void loadPalette()}
        onClick={() => setOpenDialog('search')}
      />
      <Suspense>
        {openDialog === 'search' && (
          <Palette {...props} onKeys={() => setOpenDialog('keys')} onOpenChange={createCloseHandler('search')} />
        )}
      </Suspense>
      <Suspense>{openDialog === 'keys' && <ShortcutsDialog onOpenChange={createCloseHandler('keys')} />}</Suspense>
    </>
  )
}
