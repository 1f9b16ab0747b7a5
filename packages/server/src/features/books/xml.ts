import { toXmlText } from '../../documents/xml-text.ts'

const entityByCharacter: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeXml = (text: string): string =>
  toXmlText(text).replace(/[&<>"]/g, (character) => entityByCharacter[character] ?? character)

/** A fragment of XML whose text is already escaped. */
export class Xml {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Content = Xml | string | number | null | undefined | readonly Content[]

const renderContent = (content: Content): string => {
  if (content === null || content === undefined) return ''
  if (content instanceof Xml) return content.text
  return typeof content === 'object' ? content.map(renderContent).join('') : escapeXml(String(content))
}

/** Creates an element. Returns null when its content is null, so that unknown data is left out. */
export function createElement(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): Xml | null {
  if (content === null || content === undefined) return null
  const attributeText = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return new Xml(`<${name}${attributeText.join('')}>${renderContent(content)}</${name}>`)
}
