import { Anchor, type LinkComponentProps } from '../../foundations/LinkProvider/index.ts'
import { getButtonClass, ButtonFace, type ButtonAppearance } from './ButtonFace.tsx'

export interface ButtonLinkProps
  extends ButtonAppearance, Omit<LinkComponentProps, 'className' | 'style' | 'children'> {}

/** A link to another page that looks like a button. */
export function ButtonLink({ children, variant, size, fullWidth, leading, trailing, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={getButtonClass({ variant, size, fullWidth })}>
      <ButtonFace leading={leading} trailing={trailing} size={size}>
        {children}
      </ButtonFace>
    </Anchor>
  )
}
