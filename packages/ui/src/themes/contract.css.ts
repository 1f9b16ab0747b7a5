import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * Every color and shadow that a component may use. A name describes the role of a color on the component's surface. The theme
 * decides whether the surface is light or dark, see `surfaces.css.ts`.
 */
export const vars = createGlobalThemeContract(
  {
    canvas: {
      bg: null,
      surface: null,
      raised: null,
      sunken: null,
      hover: null,
      selected: null,
      well: null,
    },
    chrome: {
      bg: null,
      hover: null,
      active: null,
      border: null,
      text: null,
      textMuted: null,
      icon: null,
    },
    text: {
      primary: null,
      secondary: null,
      muted: null,
      disabled: null,
      onAccent: null,
      link: null,
    },
    border: {
      subtle: null,
      default: null,
      control: null,
      strong: null,
    },
    accent: {
      solid: null,
      solidHover: null,
      solidActive: null,
      text: null,
      soft: null,
      softHover: null,
      border: null,
    },
    highlight: {
      solid: null,
      text: null,
      soft: null,
      border: null,
      onSolid: null,
    },
    status: {
      info: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
      success: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
      warning: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
      danger: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
    },
    focus: {
      ring: null,
    },
    scrim: null,
    skeleton: {
      base: null,
      sheen: null,
    },
    selection: null,
    stage: {
      editor: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
      project: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
      process: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
      signal: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
      author: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
      typography: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
      wap: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
      account: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
      stock: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
      done: {
        solid: null,
        text: null,
        soft: null,
        border: null,
        onSolid: null,
      },
    },
    avatar: {
      sky: {
        fill: null,
        ink: null,
      },
      leaf: {
        fill: null,
        ink: null,
      },
      honey: {
        fill: null,
        ink: null,
      },
      tile: {
        fill: null,
        ink: null,
      },
      plum: {
        fill: null,
        ink: null,
      },
    },
    component: {
      segOn: null,
      segShadow: null,
      track: null,
      panelShadow: null,
      navOnShadow: null,
      drawingGrid: null,
      pageEdge: null,
    },
    shadow: {
      level1: null,
      level2: null,
      level3: null,
      level4: null,
      lift: null,
    },
  },
  (_value, path) => `press-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
)

type Filled<Contract> = { [Key in keyof Contract]: Contract[Key] extends string ? string : Filled<Contract[Key]> }

/** The values of all tokens. A missing token is a compile error. */
export type Surface = Filled<typeof vars>
