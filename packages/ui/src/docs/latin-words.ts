const textAttributes = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'alt', 'title', 'placeholder']

/** Returns the visible or accessible texts of the page in Latin letters: in Kazakh there should be none. */
export function findLatinTexts(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => element.checkVisibility() || isLabelElement(element),
  )
  const texts = elements.flatMap((element) => [
    ...textAttributes.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
  ])
  return texts.filter((text) => /[a-z]/i.test(text))
}

/** Whether an element names or describes another element, even while hidden. */
const isLabelElement = ({ id }: Element): boolean =>
  Boolean(id && document.querySelector(`[aria-labelledby~="${id}"], [aria-describedby~="${id}"]`))
