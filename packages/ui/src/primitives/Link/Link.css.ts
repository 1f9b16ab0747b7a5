import { vars } from '../../themes/contract.css.ts'
import { duration, easing, radius, space } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const link = style({
  borderRadius: radius.xs,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  textDecorationColor: `color-mix(in oklab, currentColor 40%, transparent)`,
  transition: `text-decoration-color ${duration.fast} ${easing.out}`,
  selectors: { '&:hover': { textDecorationLine: 'underline', textDecorationColor: 'currentColor' } },
})

export const variant = variants({
  inline: {
    textDecorationLine: 'underline',
    // In print, an external link shows its address.
    '@media': { print: { selectors: { '&[href^="http"]::after': { content: '" (" attr(href) ")"' } } } },
  },
  standalone: { display: 'inline-flex', alignItems: 'center', gap: space[1.5], minBlockSize: '24px' },
})

export const tone = variants({
  accent: { color: vars.text.link },
  muted: { color: vars.text.muted, selectors: { '&:hover': { color: vars.text.primary } } },
  inherit: { color: 'inherit' },
})

export const strong = style({ fontWeight: 500 })
