export { BookTitle, bookTitleSizes, type BookTitleProps, type BookTitleSize } from './BookTitle.tsx'
export { Heading, type HeadingProps } from './Heading.tsx'
export { Text, textTones, type TextProps, type TextTone } from './Text.tsx'
