export { Image, imageRatios, type ImageProps, type ImageRatio } from './Image.tsx'
