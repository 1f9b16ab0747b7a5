/** The viewport sizes for whole screens; the same as the mockups in design/png. */
export const screenViewports = {
  options: {
    desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
    tablet: { name: 'Tablet', styles: { width: '1024px', height: '768px' } },
    phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
    narrow: { name: 'Narrow', styles: { width: '320px', height: '720px' } },
  },
} as const

const createViewport = (value: keyof (typeof screenViewports)['options']) => ({ value, isRotated: false })

/** Values for `viewport` in a story's globals. */
export const viewportGlobals = {
  desktop: createViewport('desktop'),
  tablet: createViewport('tablet'),
  phone: createViewport('phone'),
  narrow: createViewport('narrow'),
}
