/** The four themes (spec §9). A theme is a pair of surfaces: one for the frame and one for the content. */
export const themes = {
  light: { chrome: 'light', canvas: 'light' },
  dark: { chrome: 'dark', canvas: 'dark' },
  'semi-light': { chrome: 'light', canvas: 'dark' },
  'semi-dark': { chrome: 'dark', canvas: 'light' },
} as const satisfies Record<string, { chrome: 'light' | 'dark'; canvas: 'light' | 'dark' }>

export type ThemeName = keyof typeof themes
export const themeNames = Object.keys(themes) as ThemeName[]

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]
