/** The style of a selected item in forced colors: the system highlight. The outline is reserved for the focus. */
export const forcedColorsSelected = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
  outlineColor: 'CanvasText',
} as const
