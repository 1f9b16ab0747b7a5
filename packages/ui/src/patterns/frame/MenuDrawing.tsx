import type { MenuIcon } from '@press/domain'
import { useEffect, useState } from 'react'
import { Icon, type Glyph, type IconProps } from '../../foundations/Icon/index.ts'

export type MenuGlyphs = Readonly<Partial<Record<MenuIcon, Glyph>>>

let loadedDrawings: MenuGlyphs = {}

/**
 * Registers the menu icons available from the start: those that most people of a portal see. All others load with the first menu
 * entry that needs one.
 */
export function setMenuDrawings(drawings: MenuGlyphs): void {
  loadedDrawings = drawings
}

const blankGlyph: Glyph = { regular: '' }

export interface MenuDrawingProps extends Omit<IconProps, 'glyph'> {
  /** An icon, or the name of a menu icon. */
  icon: MenuIcon | Glyph
}

/** The icon of a menu entry; its space stays empty while the icon loads. */
export function MenuDrawing({ icon, ...props }: MenuDrawingProps) {
  const glyph = typeof icon === 'string' ? loadedDrawings[icon] : icon
  return glyph ? <Icon glyph={glyph} {...props} /> : <LazyDrawing icon={icon as MenuIcon} {...props} />
}

function LazyDrawing({ icon, ...props }: Omit<IconProps, 'glyph'> & { icon: MenuIcon }) {
  const [glyph, setGlyph] = useState(blankGlyph)
  useEffect(() => {
    void import('./menu-drawings.ts').then(
      ({ menuDrawings }) => {
        loadedDrawings = menuDrawings
        setGlyph(menuDrawings[icon])
      },
      // The menu works without the icon.
      () => undefined,
    )
  }, [icon])
  return <Icon glyph={glyph} {...props} />
}
