/** A square cut out of a picture: its middle, as parts of width and height, and how many times it is drawn nearer. */
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

/** The square in the picture's own pixels. */
export interface Square {
  left: number
  top: number
  side: number
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** How near a picture can be drawn, so that what is cut out has `least` pixels a side; 1 where there are no more. */
export const maxZoom = ({ width, height }: Extent, least: number): number =>
  Math.max(1, Math.min(width, height) / least)

/** A crop that stays inside its picture. */
export function clampCrop({ x, y, zoom }: Crop, picture: Extent, least: number): Crop {
  const near = Math.min(Math.max(zoom, 1), maxZoom(picture, least))
  const side = Math.min(picture.width, picture.height) / near
  const within = (middle: number, length: number) => {
    const edge = side / 2 / length
    return Math.min(Math.max(middle, edge), 1 - edge)
  }
  return { x: within(x, picture.width), y: within(y, picture.height), zoom: near }
}

/** The pixels that a crop, which stays inside its picture, is of. */
export function getCropSquare({ x, y, zoom }: Crop, { width, height }: Extent): Square {
  const side = Math.min(width, height) / zoom
  return { left: x * width - side / 2, top: y * height - side / 2, side }
}
