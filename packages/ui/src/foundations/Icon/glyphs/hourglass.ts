// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const hourglass: Glyph = {
  regular:
    'M200,75.6V40a16,16,0,0,0-16-16H72A16,16,0,0,0,56,40V76a16.1,16.1,0,0,0,6.4,12.8L114.7,128,62.4,167.2A16.1,16.1,0,0,0,56,180v36a16,16,0,0,0,16,16H184a16,16,0,0,0,16-16V180.4a16.1,16.1,0,0,0-6.3-12.8L141.3,128l52.4-39.6A16.1,16.1,0,0,0,200,75.6ZM184,216H72V180l56-42,56,42.4Zm0-140.4L128,118,72,76V40H184Z',
}
