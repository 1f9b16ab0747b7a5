const textAttributes = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'alt', 'title', 'placeholder']

/** Returns the visible or accessible texts of the page in Latin letters: in Kazakh there should be none. */
export function latinWords(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility() || names(one))
  const texts = elements.flatMap((one) => [
    ...textAttributes.map((name) => one.getAttribute(name) ?? ''),
    ...[...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
  ])
  return texts.filter((text) => /[a-z]/i.test(text))
}

/** Whether an element names or describes another element, even while hidden. */
const names = ({ id }: Element): boolean =>
  Boolean(id && document.querySelector(`[aria-labelledby~="${id}"], [aria-describedby~="${id}"]`))
