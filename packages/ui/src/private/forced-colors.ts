/** What is chosen, where the system rules the colours: in its own highlight. The outline is left to the focus. */
export const forcedColorsSelected = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
  outlineColor: 'CanvasText',
} as const
