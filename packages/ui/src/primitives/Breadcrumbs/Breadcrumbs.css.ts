import { vars } from '../../themes/contract.css.ts'
import { radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const list = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  minInlineSize: 0,
  color: vars.chrome.textMuted,
})
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  minInlineSize: 0,
  selectors: { '&:not(:last-child)': { flexShrink: 2 } },
})
const truncatedText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const link = style({
  ...truncatedText,
  paddingBlock: space[0.5],
  borderRadius: radius.xs,
  ':hover': { color: vars.chrome.text, textDecoration: 'underline', textUnderlineOffset: '3px' },
})
export const plainCrumb = style(truncatedText)
export const currentCrumb = style({ ...truncatedText, fontWeight: 500, color: vars.chrome.text })
export const mark = style({ display: 'inline-flex', flex: 'none' })
