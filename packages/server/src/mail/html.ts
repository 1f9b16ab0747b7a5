import { localeTag, type Locale } from '@press/i18n/node'
import { colours as documentColours } from '../documents/style.ts'

/** A linked text. */
export interface LetterLink {
  label: string
  link: string
}

export interface LetterRow {
  text: string
  note?: string
  link?: string
}

export interface LetterBody {
  locale: Locale
  /** The name of the press; if '', the product's name is used. */
  press: string
  /** The preview that a mail program shows after the subject; invisible in the letter itself. */
  preheader: string
  /** Paragraphs separated by empty lines. A line that is the action's URL becomes the button. */
  text: string
  action?: LetterLink
  parts?: readonly { title: string; rows: readonly LetterRow[]; more?: string }[]
  /** The press's name and details, and the reason for the letter. */
  foot: readonly string[]
  /** Links for managing letters of this kind. */
  links?: readonly LetterLink[]
}

/** Mail programs support neither style sheets nor variables. In dark mode they invert the colors themselves. */
const colours = { ...documentColours, well: '#f5f3ee', paper: '#ffffff' }
const sansStyle = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serifStyle = "font-family:Georgia,'Times New Roman',serif"

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => entities[one] ?? one)

const renderLink = ({ label, link }: LetterLink): string =>
  `<a href="${escapeHtml(link)}" style="color:${colours.accent}">${escapeHtml(label)}</a>`

/** Renders a text without links: an address that a person typed must not look like a link of the press. */
const renderText = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const renderParagraph = (html: string): string => `<p style="margin:0 0 16px;line-height:24px">${html}</p>`

const renderButton = ({ label, link }: LetterLink): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr>` +
  `<td style="border-radius:8px;background:${colours.accent}"><a href="${escapeHtml(link)}" ` +
  `style="display:inline-block;padding:12px 20px;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`

function renderRow({ text, note, link }: LetterRow): string {
  const title = link ? renderLink({ label: text, link }) : escapeHtml(text)
  const noteHtml = note ? `<br><span style="font-size:14px;color:${colours.muted}">${escapeHtml(note)}</span>` : ''
  return `<tr><td style="padding:10px 0;border-top:1px solid ${colours.line};line-height:22px">${title}${noteHtml}</td></tr>`
}

const renderPart = ({ title, rows, more }: NonNullable<LetterBody['parts']>[number]): string =>
  `<h2 style="${serifStyle};margin:20px 0 8px;font-size:18px;line-height:24px">${escapeHtml(title)}</h2>` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.map(renderRow).join('')}` +
  `${more ? renderRow({ text: more }) : ''}</table>`

/** Renders the text, with a button for the line that is the action's URL. */
function renderBody({ text, action }: LetterBody): string {
  return text
    .split(/\n{2,}/)
    .map((block) => {
      if (!action?.link || !block.includes(action.link)) return renderParagraph(renderText(block))
      const textLines = block.split('\n').filter((line) => line.trim() !== action.link)
      return `${textLines.length && !block.startsWith(action.link) ? renderParagraph(renderText(textLines.join('\n'))) : ''}${renderButton(action)}`
    })
    .join('')
}

/**
 * Renders a letter in a form that all mail programs show: one 600 px column of tables, inline styles, system fonts. The letter
 * needs no image, because the press's logo is an initial on a tile.
 */
export function renderLetterHtml(body: LetterBody): string {
  const { locale, preheader, parts = [], foot, links = [] } = body
  const press = body.press || 'Press'
  // The first letter of the name, which may start with a quotation mark.
  const initial = /\p{L}/u.exec(press)?.[0].toUpperCase() ?? ''
  return (
    `<!doctype html><html lang="${localeTag(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `<title>${escapeHtml(press)}</title></head><body style="margin:0;padding:0;background:${colours.well}">` +
    `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preheader)}</div>` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.well}"><tr>` +
    `<td align="center" style="padding:24px 12px"><table role="presentation" width="600" cellpadding="0" cellspacing="0" ` +
    `style="width:100%;max-width:600px;background:${colours.paper};border:1px solid ${colours.line};border-radius:12px">` +
    `<tr><td style="padding:28px 32px 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr>` +
    `<td aria-hidden="true" style="${serifStyle};width:28px;height:28px;border-radius:7px;background:${colours.accent};color:#ffffff;` +
    `font-size:17px;font-weight:700;text-align:center">${escapeHtml(initial)}</td>` +
    `<td style="${serifStyle};padding-left:10px;font-size:18px;font-weight:700;color:${colours.ink}">${escapeHtml(press)}</td></tr></table></td></tr>` +
    `<tr><td style="${sansStyle};padding:20px 32px 12px;font-size:16px;color:${colours.ink}">${renderBody(body)}${parts.map(renderPart).join('')}</td></tr>` +
    `<tr><td style="${sansStyle};padding:16px 32px 28px;border-top:1px solid ${colours.line};font-size:13px;line-height:20px;color:${colours.muted}">` +
    `${foot.map(escapeHtml).join('<br>')}${links.length ? `<br>${links.map(renderLink).join(' · ')}` : ''}</td></tr>` +
    `</table></td></tr></table></body></html>`
  )
}

const renderTextRows = (rows: readonly LetterRow[]): string[] =>
  rows.map(({ text, note, link }) => [`– ${text}`, note, link].filter(Boolean).join('\n  '))

/** Renders the same letter as plain text. */
export function renderLetterText({ text, parts = [], foot, links = [] }: LetterBody): string {
  return [
    text,
    ...parts.map(({ title, rows, more }) => [title, ...renderTextRows(rows), ...(more ? [more] : [])].join('\n')),
    ['-- ', ...foot, ...links.map(({ label, link }) => `${label}: ${link}`)].join('\n'),
  ].join('\n\n')
}
