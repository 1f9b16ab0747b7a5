import type { MenuIcon } from '@press/domain'
import { useEffect, useState } from 'react'
import { Icon, type Glyph, type IconProps } from '../../foundations/Icon/index.ts'

export type MenuDrawings = Readonly<Partial<Record<MenuIcon, Glyph>>>

let known: MenuDrawings = {}

/**
 * Gives the menus drawings from the start: those of the entries that most people of a portal have. All others come with the first menu
 * that has one.
 */
export function setMenuDrawings(drawings: MenuDrawings): void {
  known = drawings
}

const blank: Glyph = { regular: '' }

export interface MenuDrawingProps extends Omit<IconProps, 'glyph'> {
  /** A drawing, or the name of one that menus have. */
  icon: MenuIcon | Glyph
}

/** The drawing of a menu's entry; its place stays empty while the drawing is on its way. */
export function MenuDrawing({ icon, ...props }: MenuDrawingProps) {
  const glyph = typeof icon === 'string' ? known[icon] : icon
  return glyph ? <Icon glyph={glyph} {...props} /> : <OtherDrawing icon={icon as MenuIcon} {...props} />
}

function OtherDrawing({ icon, ...props }: Omit<IconProps, 'glyph'> & { icon: MenuIcon }) {
  const [glyph, setGlyph] = useState(blank)
  useEffect(() => {
    void import('./menu-drawings.ts').then(
      ({ menuDrawings }) => {
        known = menuDrawings
        setGlyph(menuDrawings[icon])
      },
      // A menu without a drawing is a menu all the same.
      () => undefined,
    )
  }, [icon])
  return <Icon glyph={glyph} {...props} />
}
