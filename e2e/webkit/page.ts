import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { elementKey, type ElementRef, type Session } from './driver.ts'

/**
 * A query for an element by its role, its name, its text and its container. A part of the name is enough, unless `exact` is set.
 */
export interface ElementQuery {
  role: string
  name?: string
  exact?: boolean
  says?: string
  within?: ElementQuery
}

const testingLibraryScript = readFileSync(
  fileURLToPath(new URL('../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', import.meta.url)),
  'utf8',
)
declare const TestingLibraryDom: typeof import('@testing-library/dom')

/** Runs in the page: returns the visible elements that match a query. */
function findElements({ role, name = '', exact, says = '', within }: ElementQuery): HTMLElement[] {
  const containers = within ? findElements(within) : [document.body]
  const nameFilter = {
    name: (fullName: string) => (exact ? fullName === name : fullName.toLowerCase().includes(name.toLowerCase())),
  }
  return containers
    .flatMap((container) =>
      TestingLibraryDom.queryAllByRole(container, role, { hidden: true, ...(name && nameFilter) }),
    )
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true], [inert]') &&
        element.textContent.includes(says),
    )
}

declare global {
  interface Window {
    /** The element that the last click hit instead of its target. */
    missed: string | undefined
  }
}

/** Runs in the page. Lets the next click through only if the click hits this element. */
function guardClick(clickTarget: HTMLElement): void {
  window.missed = undefined
  const handlePointerEvent = (event: Event) => {
    const hitElement = event.target as Element
    if (event.type === 'pointerdown' && !clickTarget.contains(hitElement) && !hitElement.contains(clickTarget))
      window.missed = hitElement.outerHTML.slice(0, 200)
    if (window.missed !== undefined) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (event.type === 'click') for (const type of types) window.removeEventListener(type, handlePointerEvent, true)
  }
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
  for (const type of types) window.addEventListener(type, handlePointerEvent, true)
}

const keys = { Enter: '\uE007', Escape: '\uE00C', ArrowLeft: '\uE012', ArrowRight: '\uE014', ArrowDown: '\uE015' }
export type WebDriverKey = keyof typeof keys | ' '

interface Point {
  x: number
  y: number
}

/** A person's WebKit window. Every method retries until it can act, as Playwright's methods do. */
export class WebKitPage {
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  async goto(url: string): Promise<void> {
    await this.#session.command('POST', '/url', { url })
  }

  /** Returns references to elements that a function finds in the page. */
  async #ask<Asked>(work: (asked: Asked) => HTMLElement[], argument: Asked): Promise<ElementRef[]> {
    const runScript = <Answer>(script: string) =>
      this.#session.command<Answer>('POST', '/execute/sync', { script, args: [argument] })
    const script = `return window.TestingLibraryDom ? (${work.toString()})(...arguments) : null`
    const found = await runScript<ElementRef[] | null>(script)
    if (found) return found
    await runScript(`(function () { ${testingLibraryScript} }).call(window)`)
    return (await runScript<ElementRef[] | null>(script)) ?? []
  }

  async #one(query: ElementQuery): Promise<string> {
    const [first] = await this.#ask(findElements, query)
    if (!first) throw new Error(`Not to be seen: ${JSON.stringify(query)}`)
    return `/element/${first[elementKey]}`
  }

  async waitUntilVisible(query: ElementQuery): Promise<void> {
    await expect(() => this.#one(query)).toPass()
  }

  async waitUntilHidden(query: ElementQuery): Promise<void> {
    await expect(async () => expect(await this.#ask(findElements, query)).toEqual([])).toPass()
  }

  /**
   * Clicks the middle of an element. If the page changed and the click would hit another element, the click is blocked and tried
   * again.
   */
  async click(query: ElementQuery): Promise<void> {
    await expect(async () => {
      const point = await this.#middle(query)
      await this.#do(query, guardClick)
      await this.#mouse([
        createPointerMove(point),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
      const missedElement = await this.#session.command<string | null>('POST', '/execute/sync', {
        script: 'return window.missed',
        args: [],
      })
      if (missedElement) throw new Error(`The click hit ${missedElement}`)
    }).toPass()
  }

  /** Types into a field and replaces its content. */
  async write(query: ElementQuery, text: string): Promise<void> {
    await this.waitUntilVisible(query)
    const field = await this.#one(query)
    await this.#session.command('POST', `${field}/clear`, {})
    await this.#session.command('POST', `${field}/value`, { text })
  }

  /** Types into the password field with this label. It is found by label, because a password field has no role. */
  async writePassword(label: string, text: string): Promise<void> {
    await expect(async () => {
      const [field] = await this.#labelled(label, 'input')
      await this.#session.command('POST', `${field}/value`, { text })
    }).toPass()
  }

  /** Chooses an option of a native select, by its value or its name. */
  async choose(query: ElementQuery, name: string): Promise<void> {
    await expect(async () => {
      await this.#middle(query)
      const selectPath = await this.#one(query)
      const optionLocator = { using: 'xpath', value: `.//option[@value="${name}" or normalize-space()="${name}"]` }
      const option = await this.#session.command<ElementRef>('POST', `${selectPath}/element`, optionLocator)
      await this.#session.command('POST', `/element/${option[elementKey]}/click`, {})
    }).toPass()
  }

  async focus(query: ElementQuery): Promise<void> {
    await this.#do(query, (element) => element.focus())
  }

  async press(...pressedKeys: WebDriverKey[]): Promise<void> {
    for (const key of pressedKeys) {
      const value = key === ' ' ? key : keys[key]
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      await this.#act({ type: 'key', id: 'keyboard', actions })
    }
  }

  /** Attaches a file to the hidden input with this label. */
  async attach(label: string, path: string): Promise<void> {
    await expect(async () => {
      const [field] = await this.#labelled(label, 'input[type=file]')
      await this.#session.command('POST', `${field}/value`, { text: path })
    }).toPass()
  }

  /** Returns the WebDriver paths of all fields with a label. Throws if there is none. */
  async #labelled(label: string, selector: string): Promise<string[]> {
    const found = await this.#ask(
      ({ words, kind }: { words: string; kind: string }) => {
        const matchesLabel = (text: string) => text.includes(words)
        return TestingLibraryDom.queryAllByLabelText(document.body, matchesLabel, { selector: kind })
      },
      { words: label, kind: selector },
    )
    if (found.length === 0) throw new Error(`No field: ${label}`)
    return found.map((field) => `/element/${field[elementKey]}`)
  }

  /** Drags an element over another visible element. `before` runs before the drop. */
  async drag(from: ElementQuery, to: ElementQuery, beforeDrop: () => Promise<void>): Promise<void> {
    await this.waitUntilVisible(from)
    const end = await this.#middle(to)
    const start = await this.#middle(from)
    const firstMove = createPointerMove({ x: start.x + 12, y: start.y + 4 }, 100)
    await this.#mouse([createPointerMove(start), { type: 'pointerDown', button: 0 }, firstMove])
    await this.#mouse([createPointerMove(end, 300), createPointerMove({ x: end.x + 2, y: end.y }, 50)])
    await beforeDrop()
    await this.#mouse([{ type: 'pointerUp', button: 0 }])
  }

  async hover(query: ElementQuery): Promise<void> {
    await this.waitUntilVisible(query)
    await this.#mouse([createPointerMove(await this.#middle(query), 50)])
  }

  async boxOf(query: ElementQuery): Promise<DOMRect> {
    return this.#do(query, (element) => element.getBoundingClientRect().toJSON() as DOMRect)
  }

  async hasFocus(query: ElementQuery): Promise<boolean> {
    return this.#do(query, (element) => element === document.activeElement)
  }

  /** Runs a function in the page on the first match. */
  async #do<Answer>(query: ElementQuery, work: (element: HTMLElement) => Answer): Promise<Answer> {
    const path = await this.#one(query)
    const element = { [elementKey]: path.replace('/element/', '') }
    const script = `return (${work.toString()})(...arguments)`
    return this.#session.command('POST', '/execute/sync', { script, args: [element] })
  }

  /** Scrolls an element until nothing covers it, and returns the point to click. */
  async #middle(query: ElementQuery): Promise<Point> {
    return this.#do(query, (element) => {
      let coveringElement: Element | null = null
      for (const scrollBlock of ['nearest', 'center'] as const) {
        element.scrollIntoView({ block: scrollBlock, inline: 'nearest', behavior: 'instant' })
        // Uses the first line of text that wraps, because the middle of the bounding box may be empty.
        const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
        const point = { x: Math.round(left + width / 2), y: Math.round(top + Math.min(height / 2, 60)) }
        coveringElement = document.elementFromPoint(point.x, point.y)
        if (coveringElement && (element.contains(coveringElement) || coveringElement.contains(element))) return point
      }
      throw new Error(`Covered by ${coveringElement?.outerHTML.slice(0, 200)}`)
    })
  }

  async #mouse(actions: object[]): Promise<void> {
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  }

  async #act(source: object): Promise<void> {
    await this.#session.command('POST', '/actions', { actions: [source] })
  }
}

const createPointerMove = ({ x, y }: Point, duration = 0) => ({ type: 'pointerMove', duration, x, y })
