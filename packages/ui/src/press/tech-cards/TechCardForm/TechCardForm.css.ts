import { vars } from '../../../themes/contract.css.ts'
import { font, media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 232px', gap: space[10] } },
})
export const main = style({ minInlineSize: 0, paddingBlockEnd: space[6] })

export const fields = style({
  display: 'grid',
  gap: `${space[4]} ${space[5]}`,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const wide = style({ gridColumn: '1 / -1' })
export const group = style({ ...text.small, fontWeight: 500, marginBlockEnd: space[2] })
export const star = style({ color: vars.status.danger.text })
export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: `${space[2]} ${space[4]}`,
})
export const problem = style({ ...text.caption, marginBlockStart: space[1.5], color: vars.status.danger.text })
export const remaining = style({ ...text.caption, color: vars.text.muted })

export const nav = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '24px',
      alignSelf: 'start',
      paddingBlock: space[6],
    },
  },
})
export const navLink = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minBlockSize: '34px',
  paddingInline: space[2.5],
  borderRadius: radius.md,
  color: vars.text.secondary,
  ':hover': { backgroundColor: vars.canvas.hover },
})
export const navNumber = style({ fontFamily: font.book, color: vars.text.muted, minInlineSize: '12px' })
export const navProblem = style({ marginInlineStart: 'auto', color: vars.status.danger.text })
