const focusableSelector =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex], [contenteditable="true"]):not([tabindex="-1"], [type="hidden"])'

/** A ref for an element that must be reachable by keyboard. The element is focusable as long as nothing inside it is focusable. */
export function makeFocusableWhenEmpty(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  const updateTabIndex = () => {
    if (element.querySelector(focusableSelector)) element.removeAttribute('tabindex')
    else element.tabIndex = 0
  }
  const observer = new MutationObserver(updateTabIndex)
  observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled', 'href'] })
  updateTabIndex()
  return () => observer.disconnect()
}
