import type { ReactNode } from 'react'
import { accent, danger, faint, outline } from './drawings.css.ts'

export interface DrawingProps {
  /** Twice the size, for a page of its own. @default false */
  large?: boolean
}

const Drawing = ({ large = false, children }: DrawingProps & { children: ReactNode }) => (
  <svg width={large ? 216 : 120} height={large ? 151 : 84} viewBox="0 0 120 84" aria-hidden>
    {children}
  </svg>
)

/** A shelf with room left on it, and one book in the accent: nothing is here yet. */
export const ShelfDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path className={outline} d="M6 76h108" />
    <rect className={outline} x="22.5" y="20.5" width="15" height="55" rx="1.5" />
    <rect className={outline} x="41.5" y="28.5" width="12" height="47" rx="1.5" />
    <path className={outline} d="M26 30h8M26 66h8M45 38h5M45 67h5" />
    <g transform="translate(72 75.5) rotate(-12)">
      <rect className={accent} x=".5" y="-50" width="14" height="50" rx="1.5" />
      <path className={accent} d="M4 -41h7M4 -9h7" />
    </g>
    <path className={faint} d="M96 76V56" strokeDasharray="2 3" />
  </Drawing>
)

/** A torn sheet: this part did not come. */
export const TornSheetDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path className={outline} d="M30 14h40l16 16v46H30z" />
    <path className={outline} d="M70 14v16h16" />
    <path className={danger} d="M24 52l12-5 12 6 12-7 12 7 12-6 12 5" />
    <path className={faint} d="M40 34h20M40 64h34" />
  </Drawing>
)

/** A page that slipped out of its book: this address leads nowhere. */
export const LostPageDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path className={outline} d="M6 76h108" />
    <path
      className={outline}
      d="M16 24h20a8 8 0 0 1 8 8v36a7 7 0 0 0-7-7H16zM72 24H52a8 8 0 0 0-8 8v36a7 7 0 0 1 7-7h21z"
    />
    <path className={faint} d="M23 34h12M23 42h12M23 50h8M53 34h12M53 42h8" />
    <g transform="translate(92 40) rotate(14)">
      <path className={accent} d="M-11 -15H5l6 6v24h-22z" />
      <path className={accent} d="M5 -15v6h6M-5 -1h10M-5 6h10" />
    </g>
  </Drawing>
)

/** A book with a lock on its clasp: it is there, and it is not for this person. */
export const LockedBookDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path className={outline} d="M6 76h108" />
    <path className={outline} d="M38 76V20a6 6 0 0 1 6-6h40v11M84 64v12M38 69a6 6 0 0 1 6-6h40" />
    <path className={faint} d="M48 24h26M48 31h16" />
    <rect className={accent} x="72" y="42" width="24" height="18" rx="3" />
    <path className={accent} d="M77 42v-5a7 7 0 0 1 14 0v5M84 49v4" />
  </Drawing>
)
