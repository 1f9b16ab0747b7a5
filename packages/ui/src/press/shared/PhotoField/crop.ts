/** A square crop of a picture: its centre as fractions of width and height, and its zoom factor. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

/** Width and height in pixels. */
export interface Extent {
  width: number
  height: number
}

/** A square part of a picture, in pixels of the picture. */
export interface Square {
  left: number
  top: number
  side: number
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** Returns the largest zoom at which the crop still has `minSidePx` pixels per side. Returns 1 if the picture is too small. */
export const getMaxZoom = ({ width, height }: Extent, minSidePx: number): number =>
  Math.max(1, Math.min(width, height) / minSidePx)

/** Returns the crop, moved and resized to stay inside its picture. */
export function clampCrop({ x, y, zoom }: Crop, picture: Extent, minSidePx: number): Crop {
  const clampedZoom = Math.min(Math.max(zoom, 1), getMaxZoom(picture, minSidePx))
  const side = Math.min(picture.width, picture.height) / clampedZoom
  const clampCenter = (center: number, sideLength: number) => {
    const halfSide = side / 2 / sideLength
    return Math.min(Math.max(center, halfSide), 1 - halfSide)
  }
  return { x: clampCenter(x, picture.width), y: clampCenter(y, picture.height), zoom: clampedZoom }
}

/** Returns the square of a crop in pixels. The crop must be inside its picture. */
export function getCropSquare({ x, y, zoom }: Crop, { width, height }: Extent): Square {
  const side = Math.min(width, height) / zoom
  return { left: x * width - side / 2, top: y * height - side / 2, side }
}
