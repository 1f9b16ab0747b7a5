import { Drawing, type DrawingProps } from './Drawing.tsx'
import { accent, danger, faintLine, outline } from './drawings.css.ts'

/** A shelf with free space and one book in the accent color: the list is empty. */
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
    <path className={faintLine} d="M96 76V56" strokeDasharray="2 3" />
  </Drawing>
)

/** A torn sheet: this part failed to load. */
export const TornSheetDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path className={outline} d="M30 14h40l16 16v46H30z" />
    <path className={outline} d="M70 14v16h16" />
    <path className={danger} d="M24 52l12-5 12 6 12-7 12 7 12-6 12 5" />
    <path className={faintLine} d="M40 34h20M40 64h34" />
  </Drawing>
)
