/** The style of the documents, as in the press's letters (design n9). Sizes are in points. */
export const colours = {
  /** The text colour of forms. It is nearly black, because forms are faxed and copied. */
  ink: '#14181f',
  text: '#20283a',
  strong: '#3b4356',
  muted: '#667085',
  line: '#d9d6cf',
  accent: '#086573',
  accentLine: '#9ac7ce',
} as const

export const sizes = { foot: 7.5, caption: 8, text: 9.5, section: 12.5, title: 24 } as const

/** The orientation of the page and its margins. */
export const pageLayouts = {
  letter: { orientation: 'portrait', margins: [45, 40, 45, 62] },
  form: { orientation: 'portrait', margins: [38, 34, 38, 44] },
  wide: { orientation: 'landscape', margins: [34, 24, 34, 34] },
} as const

/** Line widths of the frames of forms, in points: `outer` around the table, and `inner` around its cells. */
export const frameLayouts = {
  boxed: { outer: 0.75, inner: 0.75 },
  framed: { outer: 1.5, inner: 0.75 },
} as const

/**
 * Line widths of tables, in points: below the head, between rows, and below the last row. `gap` is the space above and below text.
 */
export const tableLayouts = {
  rows: { head: 0.75, between: 0.5, last: 0.5, gap: 3.5 },
} as const
