/**
 * The sizes that are the same in every theme. Spacing is a 4 px grid, with three half steps for the inside of controls. A lint rule
 * checks every padding, margin and gap against it. A nested radius is never larger than the radius of its parent.
 */
export const space = {
  0: '0',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  2.5: '10px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
  24: '96px',
} as const
export type Space = keyof typeof space

export const radius = {
  /** Corner radius of checkboxes, stamps and paper sheets. */
  xs: '4px',
  /** Corner radius of badges and menu items. */
  sm: '6px',
  /** Corner radius of controls and navigation items. */
  md: '8px',
  /** Corner radius of cards, alerts and menus. */
  card: '10px',
  /** Corner radius of panels and columns. */
  panel: '12px',
  /** Corner radius of dialogs and of the corner of the canvas. */
  dialog: '14px',
  full: '999px',
} as const

export const duration = { instant: '80ms', fast: '140ms', base: '200ms', slow: '320ms', page: '420ms' } as const
export const easing = {
  out: 'cubic-bezier(.2,.8,.2,1)',
  inOut: 'cubic-bezier(.6,0,.2,1)',
  in: 'cubic-bezier(.5,0,.9,.4)',
  spring: 'cubic-bezier(.3,1.35,.5,1)',
} as const

export const font = {
  ui: "'Golos Text Variable', 'Golos Text', system-ui, sans-serif",
  book: "'Literata Variable', Literata, Georgia, serif",
} as const

/**
 * Converts a size in pixels (at the default font size) to rem, so that it grows with the user's font size. Use it for everything
 * that contains text or a drawing next to text.
 */
export const toRem = (pixels: number) => `${pixels / 16}rem`

const createTextStyle = (
  size: number,
  lineHeight: number,
  weight: number,
  family: keyof typeof font = 'ui',
  tracking?: string,
) => ({
  fontFamily: font[family],
  fontSize: toRem(size),
  lineHeight: toRem(lineHeight),
  fontWeight: weight,
  ...(tracking && { letterSpacing: tracking }),
})

/** The text styles by role. Sizes are in rem, to respect the user's font size. */
export const text = {
  bookXl: createTextStyle(34, 42, 500, 'book', '-.014em'),
  bookL: createTextStyle(22, 28, 500, 'book', '-.01em'),
  bookM: createTextStyle(17, 23, 500, 'book'),
  bookS: createTextStyle(14, 18, 500, 'book', '-.003em'),
  h1: createTextStyle(22, 28, 600, 'ui', '-.012em'),
  h2: createTextStyle(17, 24, 600, 'ui', '-.006em'),
  h3: createTextStyle(15, 20, 600),
  body: createTextStyle(14, 20, 400),
  strong: createTextStyle(14, 20, 500),
  small: createTextStyle(13, 18, 400),
  caption: createTextStyle(12, 16, 400),
  micro: createTextStyle(11, 14, 500),
  figureXl: createTextStyle(34, 40, 500, 'ui', '-.018em'),
  figureL: createTextStyle(26, 34, 500, 'ui', '-.018em'),
} as const
export type TextRole = keyof typeof text

/** The viewport widths at which the layout changes (spec §2). */
export const media = {
  tablet: 'screen and (min-width: 768px)',
  desktop: 'screen and (min-width: 1280px)',
  belowTablet: 'screen and (max-width: 767.98px)',
  belowDesktop: 'screen and (max-width: 1279.98px)',
  /** Matches a phone in landscape, or a page zoomed to 400 %, where fixed bars would leave no room to read. */
  low: 'screen and (max-height: 480px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  coarsePointer: '(pointer: coarse)',
} as const

export const shell = {
  sidebar: toRem(248),
  sidebarCollapsed: toRem(72),
  header: toRem(56),
  drawer: toRem(536),
  reading: toRem(720),
} as const

/**
 * The height of the messages that stay until closed. They are at the bottom of the screen, or at the top on a phone. Toaster sets
 * the variable.
 */
export const messages = 'var(--press-messages, 0px)'
/** The height of the screen without these messages. */
export const availableHeight = `calc(100dvh - ${messages})`

/** The stacking order of floating elements. */
export const zIndexes = { sticky: 10, header: 100, sidebar: 110, toast: 600, drag: 700, overlay: 800 } as const
