import { Drawing, type DrawingProps } from './Drawing.tsx'
import { accent, faintLine, outline } from './drawings.css.ts'

/** A page that slipped out of its book: no page exists at this address. */
export const LostPageDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path className={outline} d="M6 76h108" />
    <path
      className={outline}
      d="M16 24h20a8 8 0 0 1 8 8v36a7 7 0 0 0-7-7H16zM72 24H52a8 8 0 0 0-8 8v36a7 7 0 0 1 7-7h21z"
    />
    <path className={faintLine} d="M23 34h12M23 42h12M23 50h8M53 34h12M53 42h8" />
    <g transform="translate(92 40) rotate(14)">
      <path className={accent} d="M-11 -15H5l6 6v24h-22z" />
      <path className={accent} d="M5 -15v6h6M-5 -1h10M-5 6h10" />
    </g>
  </Drawing>
)

/** A book with a locked clasp: the page exists, but this person may not see it. */
export const LockedBookDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path className={outline} d="M6 76h108" />
    <path className={outline} d="M38 76V20a6 6 0 0 1 6-6h40v11M84 64v12M38 69a6 6 0 0 1 6-6h40" />
    <path className={faintLine} d="M48 24h26M48 31h16" />
    <rect className={accent} x="72" y="42" width="24" height="18" rx="3" />
    <path className={accent} d="M77 42v-5a7 7 0 0 1 14 0v5M84 49v4" />
  </Drawing>
)
