import { Anchor, type LinkComponentProps } from '../../foundations/LinkProvider/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { getIconButtonClass, IconButtonFace, type IconButtonAppearance } from './IconButtonFace.tsx'

export interface IconButtonLinkProps
  extends IconButtonAppearance, Omit<LinkComponentProps, 'className' | 'style' | 'children' | 'aria-label'> {}

/** A link to another page, drawn as an icon. */
export function IconButtonLink({ glyph, label, tone, size, outline, weight, count, ...rest }: IconButtonLinkProps) {
  return (
    <Tooltip text={label}>
      <Anchor {...rest} className={getIconButtonClass({ tone, size, outline })} aria-label={label}>
        <IconButtonFace glyph={glyph} tone={tone} size={size} weight={weight} count={count} />
      </Anchor>
    </Tooltip>
  )
}
