// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const mapPin: Glyph = {
  regular: 'M128 64a40 40 0 1 0 40 40 40 40 0 0 0-40-40m0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24m0-112a88 88 0 0 0-88 88q1 48 42 96a254 254 0 0 0 41 39 8 8 0 0 0 10 0 254 254 0 0 0 41-39q41-48 42-96a88 88 0 0 0-88-88m0 206c-17-13-72-61-72-118a72 72 0 0 1 144 0c0 57-55 105-72 118',
}
